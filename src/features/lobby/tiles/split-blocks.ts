/** Full rows in each of the grid's 1, 2, 3, 5 or 6 columns, so only the last block ends with an incomplete row. */
export const BLOCK_LENGTH = 30

export const splitBlocks = (ids: readonly string[]): readonly (readonly string[])[] => {
  const blocks: (readonly string[])[] = []
  for (let start = 0; start < ids.length; start += BLOCK_LENGTH)
    blocks.push(ids.slice(start, start + BLOCK_LENGTH))
  return blocks
}
