import { type LanguageCode, LANGUAGES } from '#domain/language/languages'
import { toLanguageCode } from '#domain/language/language-choice'
import { httpOrigin, parseCommandLine } from '../lib/command-line'
import { UserError } from '../lib/user-error'

export interface CheckOptions {
  /** Origin of app and API, such as `https://m.example.com`. */
  readonly gateway: string
  /** A file or a URL that replaces /m/config.json; null for the host's. */
  readonly config: string | null
  /** The merchant's code; '' to resolve it by host, as the app does. */
  readonly merchant: string
  readonly language: LanguageCode
  /** True to go on with a certificate that browsers do not accept. */
  readonly isInsecure: boolean
  readonly isJson: boolean
}

/** How to call the command. */
export const USAGE =
  'Say which: npm run merchant:check -- https://m.example.com [--config FILE|URL] [--merchant CODE] [--language EN] [--insecure] [--json]'

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
    isInsecure: values.insecure ?? false,
    isJson: values.json ?? false,
  }
}

const parse = (args: readonly string[]) =>
  parseCommandLine(
    {
      args: [...args],
      allowPositionals: true,
      options: {
        config: { type: 'string' },
        merchant: { type: 'string' },
        language: { type: 'string' },
        insecure: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    },
    USAGE,
  )

function originOf(text: string): string {
  const origin = httpOrigin(text)
  if (origin === null)
    throw new UserError('The gateway is named by an http(s) address without name and password.')
  return origin
}
