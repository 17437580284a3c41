import { tryParseJson } from '#domain/text/parse-json'
import { readStorage, writeStorage } from '../storage/storage-area'

const MOST = 200 // the oldest are removed; the gateway recognises a repeated event

/** Lists of handled ids in local storage. They outlive a logout. */
export const hasId = (list: string, id: string): boolean => marks(list).includes(id)

export const addId = (list: string, id: string): void => {
  if (!hasId(list, id)) writeStorage('local', list, JSON.stringify([...marks(list), id].slice(-MOST)))
}

const marks = (list: string): readonly string[] => {
  const stored = tryParseJson(readStorage('local', list))
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}
