import path from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '#domain/language/languages'
import { UserError } from '../lib/user-error'

export interface AssetOptions {
  /** Origin of app and API, such as `https://m.example.com`. */
  readonly gateway: string
  /** The folder that is served under /m/. */
  readonly out: string
  readonly language: string
}

const USAGE = 'Say whose: npm run merchant:assets -- https://m.example.com [--out dist] [--language EN]'

/** Reads the command line. Throws a `UserError`. */
export function readOptions(args: readonly string[]): AssetOptions {
  const { values, positionals } = parse(args)
  const [text, ...others] = positionals
  if (text === undefined || others.length > 0) throw new UserError(USAGE)
  const language = (values.language ?? 'EN').toUpperCase()
  if (!LANGUAGES.some(({ code }) => code === language))
    throw new UserError(`There is no language "${language}".`)
  return { gateway: originOf(text), out: path.resolve(values.out ?? 'dist'), language }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: 'string' }, language: { type: 'string' } },
    })
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '')
    throw new UserError(`"${text}" is no http(s) address.`)
  return url.origin
}
