/**
 * FNV-1a in 32 bits: tells one text from another in a few characters. Not for secrets; it also stands for a member's id
 * where something outlives a logout, which the id itself must not.
 */
export const shortDigest = (text: string): string => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
