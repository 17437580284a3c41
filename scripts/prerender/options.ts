import path from 'node:path'
import type { LanguageCode } from '#domain/language/languages'
import { toLanguageCode } from '#domain/language/language-choice'
import { httpOrigin, parseCommandLine } from '../lib/command-line'
import { UserError } from '../lib/user-error'

export interface PrerenderOptions {
  /** Origin of the app's host. */
  readonly origin: string
  /** The folder for the documents; `{build}` in it is replaced by the build's id. */
  readonly out: string
  /** The build that the host serves, on this machine. */
  readonly dist: string
  /** Seconds between two runs; null for one run. */
  readonly watch: number | null
  /** Null for all languages that the merchant offers. */
  readonly languages: readonly LanguageCode[] | null
}

/** How to call the command. */
export const USAGE =
  'Name the app’s host and a folder: npm run lobby:prerender -- https://m.example.com --out /srv/app/lobby [--watch 60] [--languages EN,CN] [--dist dist]'
const MIN_WATCH_S = 10 // a run requests about ten resources per language

/** Reads the command line. Throws a `UserError`. */
export function readOptions(args: readonly string[]): PrerenderOptions {
  const { values, positionals } = parse(args)
  const [host] = positionals
  if (host === undefined || positionals.length > 1 || values.out === undefined) throw new UserError(USAGE)
  const origin = httpOrigin(host)
  if (origin === null) throw new UserError(`${host} is no http(s) address. ${USAGE}`)
  return {
    origin,
    out: path.resolve(values.out),
    dist: path.resolve(values.dist ?? 'dist'),
    watch: values.watch === undefined ? null : seconds(values.watch),
    languages: values.languages === undefined ? null : values.languages.split(',').map(language),
  }
}

const parse = (args: readonly string[]) =>
  parseCommandLine(
    {
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        dist: { type: 'string' },
        watch: { type: 'string' },
        languages: { type: 'string' },
      },
    },
    USAGE,
  )

function seconds(text: string): number {
  const value = Number(text)
  if (!(value >= MIN_WATCH_S))
    throw new UserError(`--watch ${text}: at least ${String(MIN_WATCH_S)} seconds.`)
  return value
}

function language(code: string): LanguageCode {
  const known = toLanguageCode(code)
  if (known === null) throw new UserError(`--languages ${code}: the app does not have this language.`)
  return known
}
