import { existsSync } from 'node:fs'
import { run } from './run'

/** A program that tests need, and Debian's package that has it. */
export type Program = { readonly name: string; readonly path: () => string; readonly packageName: string }

/** True if this process may install packages: as root on a Debian system. */
export const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Checks for programs, and installs the packages of missing ones where it may.
 * @returns a line for each that is still missing, with the solution; empty if all are installed
 */
export async function ensurePrograms(programs: readonly Program[]): Promise<string[]> {
  const missing = programs.filter(isMissing)
  if (missing.length > 0 && mayInstall())
    await install([...new Set(missing.map(({ packageName }) => packageName))])
  return missingPrograms(programs)
}

/** Returns a line for each program that is missing, with the solution. */
export const missingPrograms = (programs: readonly Program[]): string[] =>
  programs
    .filter(isMissing)
    .map(({ name, path, packageName }) => `${name} is not at ${path()}: apt-get install ${packageName}`)

const isMissing = ({ path }: Program): boolean => !existsSync(path())

/** Installs packages with apt-get, and prints its output if that fails. */
export async function install(packages: readonly string[]): Promise<void> {
  console.log(`Installing ${packages.join(', ')} …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code, output } = await run(
      { name: 'apt-get', command: 'apt-get', args: ['-q', ...args] },
      { env },
    )
    if (code !== 0) console.error(output.slice(-2000))
  }
}
