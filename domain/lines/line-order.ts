interface Pinged {
  readonly origin: string
  /** Null if there was no response, or no ping. */
  readonly latencyMs: number | null
  /** Epoch ms of the ping, 0 for none. */
  readonly at: number
}

const WORTH_MS = 150 // a smaller gain does not justify a restart on another host

/** Sorts lines: the one in use first, then by latency, lines without a ping last. @param origin the app's own */
export const fastestFirst = <Line extends Pinged>(lines: readonly Line[], origin: string): readonly Line[] =>
  [...lines].sort((one, other) => rank(one, origin) - rank(other, origin))

const rank = (line: Pinged, origin: string): number => {
  if (line.origin === origin) return -1
  if (line.latencyMs !== null) return line.latencyMs
  return line.at > 0 ? Number.MAX_SAFE_INTEGER - 1 : Number.MAX_SAFE_INTEGER
}

/** Returns the fastest other line, if switching to it is worth it. @param others sorted, fastest first */
export const findFasterLine = <Line extends Pinged>(
  current: Line | undefined,
  others: readonly Line[],
): Line | undefined => {
  const fast = others.find(({ latencyMs }) => latencyMs !== null)
  if (!current || current.at === 0 || fast?.latencyMs === undefined || fast.latencyMs === null)
    return undefined
  return current.latencyMs === null || current.latencyMs - fast.latencyMs >= WORTH_MS ? fast : undefined
}
