import { SEARCHES_KEY } from '#domain/storage-keys'
import { shortDigest } from '#domain/text/short-digest'
import { pageState } from '../../../shared/page/page-state'
import { tryParseJson } from '#domain/text/parse-json'
import { readStorage, writeStorage } from '../../../shared/storage/storage-area'

const MOST = 5
const LEAST_LETTERS = 2

/**
 * The last searches on this device, newest first: those of the player who is logged in, or of a guest. Another
 * player's are not returned, and the next search replaces them.
 */
export const storedSearches = (): readonly string[] => {
  const stored = tryParseJson(readStorage('local', SEARCHES_KEY) ?? undefined)
  if (!Array.isArray(stored)) return []
  const entries: readonly unknown[] = stored
  const [of, ...texts] = entries
  return of === owner() ? texts.filter((text) => typeof text === 'string').slice(0, MOST) : []
}

/** Adds a search that led to a game. */
export const storeSearch = (typed: string): void => {
  const text = typed.trim()
  if (text.length >= LEAST_LETTERS) save([text, ...storedSearches().filter((each) => each !== text)])
}

export const removeSearch = (text: string): void => save(storedSearches().filter((each) => each !== text))

const save = (texts: readonly string[]): void =>
  writeStorage('local', SEARCHES_KEY, JSON.stringify([owner(), ...texts.slice(0, MOST)]))

/** A digest: local storage outlives a logout, and must not contain a member's id. */
const owner = (): string => {
  const { merchant, session, remembered } = pageState
  return shortDigest(`${merchant}|${session?.id ?? remembered?.id ?? ''}`)
}
