/**
 * FNV-1a in 32 bits: a short digest that distinguishes texts. Not for secrets. It also replaces a member's id in data
 * that outlives a logout, which must not contain the id itself.
 */
export const shortDigest = (text: string): string => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
