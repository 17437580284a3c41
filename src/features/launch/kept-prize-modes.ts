import * as v from 'valibot'
import { PRIZE_MODES_KEY } from '#domain/constants/storage-keys'
import { readStored, store } from '../../boot/storage-area'

const MOST = 50 // games; the oldest choice goes first
const keptSchema = v.array(v.tuple([v.string(), v.string()]))

/** The prize mode last chosen for a game on this device, if the game still has it. */
export const keptPrizeMode = (gameId: string, modes: readonly string[]): string | undefined => {
  const kept = read().find(([id]) => id === gameId)?.[1]
  return kept !== undefined && modes.includes(kept) ? kept : undefined
}

export const keepPrizeMode = (gameId: string, mode: string): void => {
  const others = read().filter(([id]) => id !== gameId)
  store('local', PRIZE_MODES_KEY, JSON.stringify([[gameId, mode], ...others].slice(0, MOST)))
}

const read = (): readonly (readonly [gameId: string, mode: string])[] => {
  try {
    const kept = v.safeParse(keptSchema, JSON.parse(readStored('local', PRIZE_MODES_KEY) ?? '[]'))
    return kept.success ? kept.output : []
  } catch {
    return []
  }
}
