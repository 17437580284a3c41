import { parseArgs } from 'node:util'
import { type LanguageCode, LANGUAGES } from '#domain/language/languages'
import { toLanguageCode } from '#domain/language/language-choice'
import { UserError } from '../lib/user-error'

export interface CheckOptions {
  /** Origin of app and API, such as `https://m.example.com`. */
  readonly gateway: string
  /** A file or a URL that replaces /m/config.json; null for the host's. */
  readonly config: string | null
  /** The merchant's code; '' to resolve it by host, as the app does. */
  readonly merchant: string
  readonly language: LanguageCode
  readonly isJson: boolean
}

const USAGE =
  'Say which: npm run merchant:check -- https://m.example.com [--config FILE|URL] [--merchant CODE] [--language EN] [--json]'

/** Reads the command line. Throws a `UserError`. */
export function readOptions(args: readonly string[]): CheckOptions {
  const { values, positionals } = parse(args)
  const [text, ...others] = positionals
  if (text === undefined || others.length > 0) throw new UserError(USAGE)
  const language = toLanguageCode(values.language ?? 'EN')
  if (language === null)
    throw new UserError(
      `There is no language "${values.language ?? ''}"; there are ${LANGUAGES.map(({ code }) => code).join(', ')}.`,
    )
  return {
    gateway: originOf(text),
    config: values.config ?? null,
    merchant: values.merchant ?? '',
    language,
    isJson: values.json ?? false,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        config: { type: 'string' },
        merchant: { type: 'string' },
        language: { type: 'string' },
        json: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '')
    throw new UserError('The gateway is named by an http(s) address without name and password.')
  return url.origin
}
