/** True if a chunk of the app failed to load. Each engine has its own error message for it. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload/iu.test(
    error.message,
  )

/** Returns a short code that a player can read out to support. The same error always has the same code. */
export const errorCode = (error: unknown): string => {
  const text = error instanceof Error ? `${error.name}:${error.message}` : String(error)
  let hash = 0
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % CODES
  return hash.toString(36).toUpperCase().padStart(CODE_LENGTH, '0')
}

const CODE_LENGTH = 5
const CODES = 36 ** CODE_LENGTH
