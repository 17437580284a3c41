import { PING_RACE_TIMEOUT_MS } from '#domain/timing'

/** One ping: ms until the answer, or null. Gives up when the signal fires. */
export type Ping = (line: string, signal: AbortSignal) => Promise<number | null>

export interface LineResult {
  readonly line: string
  /** Null: no answer, or none that counts. */
  readonly latencyMs: number | null
}

interface Race {
  /** The first to answer; null where nobody did within 10 s. */
  readonly winner: LineResult | null
  /** Those that were cut off because another was faster: nothing is known of them. */
  readonly cut: readonly string[]
  /** Those that failed before anybody answered. */
  readonly failed: readonly string[]
}

/** Pings all lines at once; the first answer decides, and the others are aborted (LINE-01). */
export const raceLines = async (lines: readonly string[], ping: Ping): Promise<Race> => {
  const limit = limited()
  const open = new Set(lines)
  const failed: string[] = []
  const runs = lines.map(async (line): Promise<LineResult> => {
    const latencyMs = await ping(line, limit.signal)
    open.delete(line)
    if (latencyMs !== null) return { line, latencyMs }
    failed.push(line)
    throw new Error('no answer')
  })
  const winner = await Promise.any(runs).catch(() => null)
  const cut = winner ? [...open] : []
  limit.end()
  return { winner, cut, failed: [...failed] }
}

/** Pings each line for how fast it is, to the end. Told one by one, as they come. */
export const measureLines = async (
  lines: readonly string[],
  ping: Ping,
  onResult: (result: LineResult) => Promise<unknown>,
): Promise<void> => {
  const limit = limited()
  const measure = async (line: string): Promise<unknown> =>
    onResult({ line, latencyMs: await ping(line, limit.signal) })
  await Promise.all(lines.map(measure))
  limit.end()
}

/** A signal that fires after the 10 s of a race, or when it is over. */
const limited = (): { readonly signal: AbortSignal; readonly end: () => void } => {
  const controller = new AbortController()
  const timer = setTimeout(() => {
    controller.abort()
  }, PING_RACE_TIMEOUT_MS)
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer)
      controller.abort()
    },
  }
}
