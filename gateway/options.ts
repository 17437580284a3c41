import { parseArgs } from 'node:util'
import { FIREBASE_KEYS } from './accounts/identity/identity-keys'

/** Options of one gateway. Port 0 means any free port. */
export interface GatewayOptions {
  readonly port: number
  readonly cdnPort: number
  readonly host: string
  /** The image origin that players see, if a proxy is in front; null for the gateway's own. */
  readonly publicCdn: string | null
  readonly games: number
  /** Number of additional origins of app and API, each on a free port. */
  readonly lines: number
  readonly dist: string
  /** A folder of `npm run lobby:prerender`; null for none. */
  readonly lobby: string | null
  /** A file, or `:memory:`. */
  readonly database: string
  readonly control: boolean
  /** `/m/config.json` names the gateway's own captcha servers, and the demo's settings apply. */
  readonly isDemo: boolean
  /** Rejects calls without the Merchant header, except for status (contract.md, Headers). */
  readonly needsMerchant: boolean
  /** Origin of an identity provider's emulator, whose unsigned tokens are accepted; null for none. */
  readonly authEmulator: string | null
  /** URL of the identity provider's published keys. */
  readonly identityKeys: string
}

export const DEFAULT_OPTIONS: GatewayOptions = {
  port: 4173,
  cdnPort: 4174,
  host: '127.0.0.1',
  publicCdn: null,
  games: 620, // a few screens of games in every vendor group
  lines: 3,
  dist: 'dist',
  lobby: null,
  database: ':memory:',
  control: false,
  isDemo: false,
  needsMerchant: false,
  authEmulator: null,
  identityKeys: FIREBASE_KEYS,
}

export const USAGE =
  'npm start -- [--identity] [--port 4173] [--cdn-port 4174] [--public-cdn ORIGIN] [--host 127.0.0.1] [--games 620] [--lines 3] [--db FILE] [--needs-merchant] [--control] [--dist dist] [--lobby DIR]'

/** Parses the command line. Throws an error with a sentence for the user. */
export function parseOptions(args: readonly string[]): { options: GatewayOptions; json: boolean } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      'cdn-port': { type: 'string' },
      host: { type: 'string' },
      'public-cdn': { type: 'string' },
      games: { type: 'string' },
      lines: { type: 'string' },
      dist: { type: 'string' },
      lobby: { type: 'string' },
      db: { type: 'string' },
      control: { type: 'boolean' },
      demo: { type: 'boolean' },
      'needs-merchant': { type: 'boolean' },
      'auth-emulator': { type: 'string' },
      'identity-keys': { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  const fallback = DEFAULT_OPTIONS
  return {
    json: values.json ?? false,
    options: {
      port: wholeNumber('--port', values.port, fallback.port),
      cdnPort: wholeNumber('--cdn-port', values['cdn-port'], fallback.cdnPort),
      host: values.host ?? fallback.host,
      publicCdn: values['public-cdn']?.replace(/\/$/, '') ?? null,
      games: wholeNumber('--games', values.games, fallback.games),
      lines: wholeNumber('--lines', values.lines, fallback.lines),
      dist: values.dist ?? fallback.dist,
      lobby: values.lobby ?? fallback.lobby,
      database: values.db ?? fallback.database,
      control: values.control ?? false,
      isDemo: values.demo ?? false,
      needsMerchant: values['needs-merchant'] ?? false,
      authEmulator: originOf('--auth-emulator', values['auth-emulator']),
      identityKeys: values['identity-keys'] ?? fallback.identityKeys,
    },
  }
}

function originOf(name: string, text: string | undefined): string | null {
  if (text === undefined) return null
  if (!URL.canParse(text)) throw new Error(`${name} takes an origin, not "${text}"`)
  return new URL(text).origin
}

function wholeNumber(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback
  if (!/^\d+$/.test(text)) throw new Error(`${name} takes a whole number, not "${text}"`)
  return Number(text)
}
