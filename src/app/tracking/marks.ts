import { readJson } from '#domain/rules/read-json'
import { readStored, store } from '../../boot/storage-area'

const MOST = 200 // the oldest go; the gateway knows an event that comes again

/** Lists in local storage of what is settled: they outlive a logout. */
export const hasMarked = (list: string, id: string): boolean => marks(list).includes(id)

export const mark = (list: string, id: string): void => {
  if (!hasMarked(list, id)) store('local', list, JSON.stringify([...marks(list), id].slice(-MOST)))
}

const marks = (list: string): readonly string[] => {
  const kept = readJson(readStored('local', list))
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
}
