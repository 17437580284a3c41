import { parseCommandLine } from '../lib/command-line'
import { UserError } from '../lib/user-error'
import { DEFAULT_MIX, type DailyMix, SHARES } from './daily-mix'
import { SESSIONS_FILE } from './sessions-file'

export interface CostOptions {
  readonly mix: DailyMix
  /** The recording to read, or to write. */
  readonly sessions: string
  readonly isRecording: boolean
  /** How long the recorded stays last. */
  readonly stayMinutes: number
}

/** How to call the command. */
export const USAGE = `Usage: npm run cost -- [--record [--stay MINUTES]] [--sessions FILE] [--${Object.keys(DEFAULT_MIX).join(' N] [--')} N]`

const MIX_NAMES = Object.keys(DEFAULT_MIX).filter((name): name is keyof DailyMix => name in DEFAULT_MIX)

/**
 * Parses the command line of `npm run cost`.
 * @throws UserError for an unknown option, a number below 0, or a share above 1
 */
export function parseCostOptions(args: readonly string[]): CostOptions {
  const { values } = parseCommandLine(
    {
      args: [...args],
      options: {
        record: { type: 'boolean', default: false },
        stay: { type: 'string', default: '11' },
        sessions: { type: 'string', default: SESSIONS_FILE },
        ...Object.fromEntries(MIX_NAMES.map((name) => [name, { type: 'string' } as const])),
      },
    },
    USAGE,
  )
  const given: Readonly<Record<string, unknown>> = values
  const changed = MIX_NAMES.flatMap((name) => {
    const text = given[name]
    return typeof text === 'string' ? [[name, parseAmount(name, text)] as const] : []
  })
  return {
    mix: { ...DEFAULT_MIX, ...Object.fromEntries(changed) },
    sessions: values.sessions,
    isRecording: values.record,
    stayMinutes: parseAmount('stay', values.stay),
  }
}

function parseAmount(name: string, text: string): number {
  const amount = /^\d+(?:\.\d+)?$/u.test(text) ? Number(text) : NaN
  const isShare = SHARES.some((share) => share === name)
  if (Number.isNaN(amount) || (isShare && amount > 1))
    throw new UserError(
      `--${name} is "${text}": pass a number ${isShare ? 'between 0 and 1' : 'of 0 or more'}.\n${USAGE}`,
    )
  return amount
}
