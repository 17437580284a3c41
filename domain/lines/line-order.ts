interface Pinged {
  readonly origin: string
  /** Null where there was no answer, or no ping. */
  readonly latencyMs: number | null
  /** Epoch ms of the ping, 0 for none. */
  readonly at: number
}

const WORTH_MS = 150 // a smaller gain is not worth a new start on another host

/** The one in use first, then the fastest; those that nobody has pinged last. @param origin the app's own */
export const fastestFirst = <Line extends Pinged>(lines: readonly Line[], origin: string): readonly Line[] =>
  [...lines].sort((one, other) => rank(one, origin) - rank(other, origin))

const rank = (line: Pinged, origin: string): number => {
  if (line.origin === origin) return -1
  if (line.latencyMs !== null) return line.latencyMs
  return line.at > 0 ? Number.MAX_SAFE_INTEGER - 1 : Number.MAX_SAFE_INTEGER
}

/** The fastest of the others, where going over to it is worth it. @param others the fastest first */
export const findFasterLine = <Line extends Pinged>(
  current: Line | undefined,
  others: readonly Line[],
): Line | undefined => {
  const fast = others.find(({ latencyMs }) => latencyMs !== null)
  if (!current || current.at === 0 || fast?.latencyMs === undefined || fast.latencyMs === null)
    return undefined
  return current.latencyMs === null || current.latencyMs - fast.latencyMs >= WORTH_MS ? fast : undefined
}
