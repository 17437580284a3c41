/** Returns a UUID for an Idempotency-Key. `crypto.randomUUID` is missing on plain http. */
export const createIdempotencyKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes]
    .map((byte, index) => {
      const fixed = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
      return fixed.toString(16).padStart(2, '0')
    })
    .join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5')
}
