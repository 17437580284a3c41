import { parseArgs, type ParseArgsConfig } from 'node:util'
import { UserError } from './user-error'

/**
 * Parses a command line with Node's own parser.
 * @param usage a sentence that says how to call the command
 * @throws a `UserError` with the usage for an unknown or incomplete argument
 */
export function parseCommandLine<const Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

/** Returns the origin of an http(s) address without name and password; null for any other text. */
export function httpOrigin(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  return url && ['http:', 'https:'].includes(url.protocol) && url.username === '' ? url.origin : null
}
