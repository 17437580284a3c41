/** Returns a whole number below `limit`, always the same for the same text. */
export const hashText = (text: string, limit: number): number => {
  let hash = 0
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % limit
  return hash
}
