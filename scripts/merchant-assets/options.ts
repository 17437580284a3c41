import path from 'node:path'
import { LANGUAGES } from '#domain/language/languages'
import { httpOrigin, parseCommandLine } from '../lib/command-line'
import { UserError } from '../lib/user-error'

export interface AssetOptions {
  /** Origin of app and API, such as `https://m.example.com`. */
  readonly gateway: string
  /** The folder that is served under /m/. */
  readonly out: string
  readonly language: string
  /** Origin where players open the app; null for that of the gateway. */
  readonly address: string | null
}

/** How to call the command. */
export const USAGE =
  'Say whose: npm run merchant:assets -- https://m.example.com [--out dist] [--language EN] [--address https://m.example.com]'

/** Reads the command line. Throws a `UserError`. */
export function readOptions(args: readonly string[]): AssetOptions {
  const { values, positionals } = parse(args)
  const [text, ...others] = positionals
  if (text === undefined || others.length > 0) throw new UserError(USAGE)
  const language = (values.language ?? 'EN').toUpperCase()
  if (!LANGUAGES.some(({ code }) => code === language))
    throw new UserError(`There is no language "${language}".`)
  return {
    gateway: originOf(text),
    out: path.resolve(values.out ?? 'dist'),
    language,
    address: values.address === undefined ? null : originOf(values.address),
  }
}

const parse = (args: readonly string[]) =>
  parseCommandLine(
    {
      args: [...args],
      allowPositionals: true,
      options: { out: { type: 'string' }, language: { type: 'string' }, address: { type: 'string' } },
    },
    USAGE,
  )

function originOf(text: string): string {
  const origin = httpOrigin(text)
  if (origin === null) throw new UserError(`"${text}" is no http(s) address.`)
  return origin
}
