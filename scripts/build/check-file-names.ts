const NUMBERED = /^(.+?)\d+(\.\w+)$/u

/**
 * Throws if the bundler had to number a file because another one has its name. Which of the two gets the number may
 * change with any build, and with it the bytes of all chunks that import them.
 */
export function checkFileNames(files: readonly string[]): void {
  const numbered = files.filter((file) => {
    const [, name, ending] = NUMBERED.exec(file) ?? []
    return name !== undefined && ending !== undefined && files.includes(name + ending)
  })
  if (numbered.length > 0) throw new Error(`Two files have the same name: ${numbered.join(', ')}`)
}
