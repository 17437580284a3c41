/** A file of words in the pseudo-locale; scripts/design/pseudo-words-plugin.ts makes it. */
declare module '*.json?pseudo' {
  const words: Readonly<Record<string, string>>
  export default words
}
