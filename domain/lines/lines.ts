import { lineOrigin } from '../routing/safe-url'

/** Sources of lines, the most trusted first (LINE-01). */
export interface LineSources {
  /** `settings.domainList`, as delivered. */
  readonly settings: readonly { readonly domainName: string }[]
  /** Origins of the last good domainRoute. */
  readonly route: readonly string[]
  /** Origins of the last stored good list. */
  readonly stored: readonly string[]
  /** `domains` of config.json, as deployed. */
  readonly config: readonly string[]
}

/** Maximum number of lines in a race (LINE-01). */
export const MAX_RACED_LINES = 10
/** No merchant has more; a longer list must not fill the database. */
const MAX_STORED_LINES = 100

/**
 * Returns the lines of the first source with a usable one: origins, each once, without the page's own.
 * @param origin the app's own: lines that its protocol cannot reach are dropped
 */
export const listedLines = (sources: LineSources, origin: string): readonly string[] => {
  const { settings, route, stored, config } = sources
  const lists = [settings.map(({ domainName }) => domainName), route, stored, config]
  return lists.map((names) => usableLines(names, origin)).find((lines) => lines.length > 0) ?? []
}

/**
 * Returns the lines that the gateway lists now, from settings or else from domainRoute; empty if neither has a usable
 * one.
 */
export const deliveredLines = (
  { settings, route }: Pick<LineSources, 'settings' | 'route'>,
  origin: string,
): readonly string[] =>
  listedLines({ settings, route, stored: [], config: [] }, origin).slice(0, MAX_STORED_LINES)

/**
 * Returns up to ten random lines, so that one popular line does not get every player.
 * @param random as `Math.random`
 */
export const pickRandomLines = (lines: readonly string[], random: () => number): readonly string[] => {
  const left = [...lines]
  const chosen: string[] = []
  while (left.length > 0 && chosen.length < MAX_RACED_LINES)
    chosen.push(...left.splice(Math.floor(random() * left.length), 1))
  return chosen
}

/** Drops plain http lines for a page on https, because the browser blocks them. */
const usableLines = (names: readonly string[], origin: string): readonly string[] => {
  const origins = names.flatMap((name) => lineOrigin(name) ?? [])
  const isReachable = (line: string): boolean => line.startsWith('https:') || !origin.startsWith('https:')
  return [...new Set(origins)].filter((line) => line !== origin && isReachable(line))
}
