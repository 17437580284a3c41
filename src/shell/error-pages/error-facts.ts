/** True if a chunk of the app failed to load. Each engine has its own error message for it. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload/iu.test(
    error.message,
  )

/** A short code of an error, the same for the same error: what a player can read out to support. */
export const errorCode = (error: unknown): string => {
  const text = error instanceof Error ? `${error.name}:${error.message}` : String(error)
  let hash = 0
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % CODES
  return hash.toString(36).toUpperCase().padStart(CODE_LENGTH, '0')
}

const CODE_LENGTH = 5
const CODES = 36 ** CODE_LENGTH
