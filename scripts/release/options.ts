import path from 'node:path'
import type { ParseArgsConfig } from 'node:util'
import { parseCommandLine } from '../lib/command-line'
import { UserError } from '../lib/user-error'
import { DEFAULT_APP, Machine } from './machine'

/** What all commands of releases take. */
export interface MachineOptions {
  readonly machine: Machine
  /** Names of sites; empty for all. */
  readonly sites: readonly string[]
  readonly positionals: readonly string[]
  /** Values of the other options. */
  readonly values: Readonly<Record<string, unknown>>
}

/** The lines of a usage for the options that all commands take. */
export const MACHINE_USAGE = `  --site NAME        this site only; may be repeated (all sites)
  --app DIR          the app's folder on this machine (${DEFAULT_APP})`

/**
 * Reads the command line of a command that changes releases.
 * @param options of this command alone
 * @throws a `UserError` with the usage
 */
export function readMachineOptions(
  args: readonly string[],
  usage: string,
  options: NonNullable<ParseArgsConfig['options']> = {},
): MachineOptions {
  const { values, positionals } = parseCommandLine(
    {
      args: [...args],
      allowPositionals: true,
      options: { ...options, site: { type: 'string', multiple: true }, app: { type: 'string' } },
    },
    usage,
  )
  const { site, app, ...others } = values
  return {
    machine: new Machine(path.resolve(typeof app === 'string' ? app : DEFAULT_APP)),
    sites: Array.isArray(site) ? site.map(String) : [],
    positionals,
    values: others,
  }
}

/** Returns the number of a build. Throws a `UserError`. */
export function buildNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/u.test(text)) return Number(text)
  throw new UserError(`"${text}" is no number of a build: use whole numbers that grow, such as 43.`)
}
