import { PRIZE_MODES_KEY } from '#domain/storage-keys'
import { readStorage, writeStorage } from '../../../shared/storage/storage-area'

const MOST = 50 // games; the oldest choice is removed first

/** Returns the prize mode last chosen for a game on this device, if the game still offers it. */
export const storedPrizeMode = (gameId: string, modes: readonly string[]): string | undefined => {
  const stored = read().find(([id]) => id === gameId)?.[1]
  return stored !== undefined && modes.includes(stored) ? stored : undefined
}

export const storePrizeMode = (gameId: string, mode: string): void => {
  const others = read().filter(([id]) => id !== gameId)
  writeStorage('local', PRIZE_MODES_KEY, JSON.stringify([[gameId, mode], ...others].slice(0, MOST)))
}

type StoredMode = readonly [gameId: string, mode: string]

const read = (): readonly StoredMode[] => {
  try {
    const stored: unknown = JSON.parse(readStorage('local', PRIZE_MODES_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isStoredMode) : []
  } catch {
    return []
  }
}

// Checked by hand: the schema library would add three kilobytes to the page for this one check.
const isStoredMode = (entry: unknown): entry is StoredMode =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')
