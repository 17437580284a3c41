import { CHOICES_AT_KEY, LANGUAGE_KEY } from '#domain/storage-keys'

/** Reads a storage area. In some private modes it throws: then nothing is stored. */
export const readStorage = (area: 'local' | 'session', key: string): string | null => {
  try {
    return (area === 'local' ? localStorage : sessionStorage).getItem(key)
  } catch {
    return null
  }
}

/** Saves a choice of the player in local storage, with its time: the worker's database may have a newer one. */
export const storeChoice = (key: string, value: string): void => {
  writeStorage('local', key, value)
  writeStorage('local', CHOICES_AT_KEY, String(Date.now()))
}

/** Returns when the player chose this language, epoch ms; null if they did not. */
export const chosenAt = (language: string): number | null =>
  readStorage('local', LANGUAGE_KEY) === language ? Number(readStorage('local', CHOICES_AT_KEY)) : null

export const writeStorage = (area: 'local' | 'session', key: string, value: string): void => {
  try {
    ;(area === 'local' ? localStorage : sessionStorage).setItem(key, value)
  } catch {
    // If it cannot be stored, the player chooses again on the next visit.
  }
}
