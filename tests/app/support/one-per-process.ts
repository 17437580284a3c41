/** Test files of one process share what this creates, though each may load the modules again. */
export const onePerProcess = <T extends object>(name: string, create: () => T): T => {
  const key = Symbol.for(`app tests: ${name}`)
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- only this function writes under the key
  const known: T | undefined = Reflect.get(process, key)
  if (known) return known
  const created = create()
  Reflect.set(process, key, created)
  return created
}
