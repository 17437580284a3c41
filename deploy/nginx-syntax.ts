/** Returns text in quotes. Rejects variables, escapes and quotes. */
export function quoted(text: string): string {
  if (/["$\\\p{Cc}]/u.test(text)) throw new Error(`nginx would misread ${JSON.stringify(text)}`)
  return `"${text}"`
}

/** Returns the lines of a block. */
export function block(head: string, lines: readonly string[]): readonly string[] {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), '}']
}
