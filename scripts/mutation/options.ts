import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { UserError } from '../lib/user-error'

export interface MutationOptions {
  /** Measures the fixed list. */
  readonly all: boolean
  /** Tests every mutant again, instead of using the results of earlier runs. */
  readonly force: boolean
  readonly files: readonly string[]
}

const USAGE = 'npm run test:mutation [-- --all | FILE…] [--force]'
const MUTABLE = /^(?:domain|worker|sw)\/.*(?<!\.d)\.ts$/u

/** Reads the command line. Throws a `UserError`. */
export function readOptions(args: readonly string[]): MutationOptions {
  const { values, positionals } = parse(args)
  const files = positionals.map((file) => path.relative('', file))
  const wrong = files.find((file) => !isMutable(file) || !existsSync(file))
  if (wrong !== undefined) throw new UserError(`${wrong} is no source file of domain/, worker/ or sw/.`)
  if (values.all && files.length > 0) throw new UserError(`Name files or pass --all: ${USAGE}`)
  return { ...values, files }
}

/** The code of page and gateway has tests of other kinds, which are too slow for mutants. */
export function isMutable(file: string): boolean {
  return MUTABLE.test(file)
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false }, force: { type: 'boolean', default: false } },
    })
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}
