import { PING_RACE_TIMEOUT_MS } from '#domain/timing'

/** One ping: ms until the response, or null. Ends when the signal aborts. */
export type Ping = (line: string, signal: AbortSignal) => Promise<number | null>

export interface LineResult {
  readonly line: string
  /** Null: no valid response. */
  readonly latencyMs: number | null
}

interface Race {
  /** The first to respond; null if none did within 10 s. */
  readonly winner: LineResult | null
  /** Slower than the winner, and most were aborted: their latency is unknown. */
  readonly cut: readonly string[]
  /** Failed before any line responded. */
  readonly failed: readonly string[]
}

/** Pings all lines at once; the first response decides, and the others are aborted (LINE-01). */
export const raceLines = async (lines: readonly string[], ping: Ping): Promise<Race> => {
  const limit = limited()
  const failed: string[] = []
  const runs = lines.map(async (line): Promise<LineResult> => {
    const latencyMs = await ping(line, limit.signal)
    if (latencyMs !== null) return { line, latencyMs }
    failed.push(line)
    throw new Error('no answer')
  })
  const winner = await Promise.any(runs).catch(() => null)
  const lost = [...failed]
  const cut = winner ? lines.filter((line) => line !== winner.line && !lost.includes(line)) : []
  limit.end()
  return { winner, cut, failed: lost }
}

/** Measures the latency of each line, to the end. Reports the results one by one. */
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

/** Returns a signal that aborts after the 10 s of a race, or when the race is over. */
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
