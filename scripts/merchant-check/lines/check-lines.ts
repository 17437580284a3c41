import * as v from 'valibot'
import { domainRouteSchema } from '#domain/contract/lines/domains'
import type { Settings } from '#domain/contract/settings/settings'
import { listedLines, type LineSources } from '#domain/lines/lines'
import { lineOrigin } from '#domain/routing/safe-url'
import type { CheckRun } from '../check-run'
import { configField, type Place, settingsField } from '../report/findings'
import { rowPath } from '../settings/row-path'
import { checkLine } from './check-line'
import { reportPreflight } from './preflight'

/**
 * Checks every line as the ping race does, and as a player who is sent there: it must respond to a page of this origin,
 * and serve the same build.
 * @param values of the calls, by the names of their resources
 * @param settings as the app parses them
 */
export async function checkLines(
  visit: CheckRun,
  values: ReadonlyMap<string, unknown>,
  settings: Settings,
): Promise<void> {
  const addFinding = visit.findings.of('lines')
  const wire = values.get('settings')
  const sources = sourcesOf(visit, settings, values.get('domains'))
  const lines = listedLines(sources, visit.origin)
  for (const line of unreachable(sources, visit.origin))
    addFinding(
      'warning',
      'line-on-http',
      placeOf(wire, sources, line),
      'is on http, which a page on https cannot reach',
      'Give this line a certificate.',
    )
  if (lines.length === 0) {
    addFinding(
      'note',
      'no-line',
      settingsField('domainList'),
      'there is no other line',
      'List one, for players whose network blocks this origin.',
    )
    return
  }
  const problems = await Promise.all(lines.map((line) => checkLine(visit, line)))
  const alive = lines.filter((_, index) => problems[index]?.isUsable !== false)
  for (const [index, line] of lines.entries()) {
    const problem = problems[index]
    if (!problem) continue
    const severity = alive.length === 0 ? 'error' : 'warning'
    addFinding(severity, problem.code, placeOf(wire, sources, line), problem.what, problem.advice)
  }
  await reportPreflight(visit, addFinding, alive)
}

const sourcesOf = (visit: CheckRun, settings: Settings, route: unknown): LineSources => {
  const parsed = v.safeParse(domainRouteSchema, route)
  const domains = parsed.success ? parsed.output.domains : []
  return {
    settings: settings.domainList,
    route: domains.flatMap(({ domainName }) => lineOrigin(domainName) ?? []),
    stored: [],
    config: visit.config.domains,
  }
}

/** Returns the place of a line with the field that names it; a line of domainRoute has none. */
const placeOf = (wire: unknown, { settings, config }: LineSources, line: string): Place => {
  const inSettings = settings.findIndex(({ domainName }) => lineOrigin(domainName) === line)
  if (inSettings >= 0) return settingsField(`${rowPath(wire, 'domainList', inSettings)}.domainName`, line)
  const inConfig = config.findIndex((domain) => lineOrigin(domain) === line)
  return inConfig >= 0 ? configField(`domains[${String(inConfig)}]`, line) : line
}

const unreachable = ({ settings, route, config }: LineSources, origin: string): readonly string[] => {
  if (!origin.startsWith('https:')) return []
  const all = [...settings.map(({ domainName }) => domainName), ...route, ...config]
  return [...new Set(all.flatMap((name) => lineOrigin(name) ?? []))].filter((line) =>
    line.startsWith('http:'),
  )
}
