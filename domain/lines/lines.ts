import { lineOrigin } from '../routing/safe-url'

/** Where lines are known from, the most trusted first (LINE-01). */
export interface LineSources {
  /** `settings.domainList`, as delivered. */
  readonly settings: readonly { readonly domainName: string }[]
  /** Origins of the last good domainRoute. */
  readonly route: readonly string[]
  /** Origins of the list that was good last time. */
  readonly kept: readonly string[]
  /** `domains` of config.json, as deployed. */
  readonly config: readonly string[]
}

/** As many lines are raced at once (LINE-01). */
export const MAX_RACED_LINES = 10
/** No merchant has more; a list that claims so must not fill the database. */
const MOST_KEPT = 100

/**
 * The lines of the first source that has a usable one: origins, each once, without the one the page stands on.
 * @param origin the app's own: what its kind of connection cannot reach is left out
 */
export const listedLines = (sources: LineSources, origin: string): readonly string[] => {
  const { settings, route, kept, config } = sources
  const lists = [settings.map(({ domainName }) => domainName), route, kept, config]
  return lists.map((names) => usableLines(names, origin)).find((lines) => lines.length > 0) ?? []
}

/** The lines that the gateway has listed now, of settings or else of domainRoute; none when neither has a usable one. */
export const deliveredLines = (
  { settings, route }: Pick<LineSources, 'settings' | 'route'>,
  origin: string,
): readonly string[] => listedLines({ settings, route, kept: [], config: [] }, origin).slice(0, MOST_KEPT)

/**
 * Up to ten of the lines, by chance, so that one popular line does not get every player.
 * @param random as `Math.random`
 */
export const pickRandomLines = (lines: readonly string[], random: () => number): readonly string[] => {
  const left = [...lines]
  const chosen: string[] = []
  while (left.length > 0 && chosen.length < MAX_RACED_LINES)
    chosen.push(...left.splice(Math.floor(random() * left.length), 1))
  return chosen
}

/** A browser refuses plain http to a page that came over https: such a line is no line to it. */
const usableLines = (names: readonly string[], origin: string): readonly string[] => {
  const origins = names.flatMap((name) => lineOrigin(name) ?? [])
  const isReachable = (line: string): boolean => line.startsWith('https:') || !origin.startsWith('https:')
  return [...new Set(origins)].filter((line) => line !== origin && isReachable(line))
}
