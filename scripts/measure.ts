import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { TestGateway } from '../e2e/support/gateway/test-gateway'
import { ensureBuild } from './lib/ensure-build'
import { UserError } from './lib/user-error'
import { warnWhenBusy } from './lib/warn-when-busy'
import { type ColdLoad, coldLoad, offlineReopening, slowestTap } from './measure/scenarios'
import { type Metric, printFigures } from './measure/print-metrics'
import type { Visit } from './measure/visit'
import { prerenderLobby } from './prerender/prerender-lobby'

/**
 * `npm run measure [-- --runs N --games N --compare DIR]`: speed of the built app in Chromium on a phone four times
 * slower than this machine, next to the goals of docs/performance.md. All connections share one TCP proxy as the link.
 * With DIR, a folder of another build, each run measures both builds in turn; prerendered screens only of this one. Goals are not limits: it fails only if the
 * games never appear.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string' }, games: { type: 'string' }, compare: { type: 'string' } },
})
const runs = Number(values.runs ?? 3)

await ensureBuild()
warnWhenBusy()
const dists = ['dist', ...(values.compare === undefined ? [] : [path.resolve(values.compare)])]
const games = values.games === undefined ? {} : { games: Number(values.games) }
const gateways: TestGateway[] = []
const lobby = await mkdtemp(path.join(tmpdir(), 'lobby-'))
try {
  for (const dist of dists) gateways.push(await TestGateway.launch({ dist, ...games }))
  const slow4g = await repeat((gateway) => coldLoad(gateway, 'slow4g'))
  const slow3g = await repeat((gateway) => coldLoad(gateway, 'slow3g'))
  const offline = await repeat(offlineReopening)
  const taps = await repeat(slowestTap)
  const prerendered = await measurePrerendered()
  for (const [build, dist] of dists.entries()) {
    if (dists.length > 1) console.log(`\n${dist}\n`)
    const figures = metricsOf(
      slow4g[build] ?? [],
      slow3g[build] ?? [],
      offline[build] ?? [],
      taps[build] ?? [],
    )
    printFigures(build === 0 ? [...figures, ...prerendered] : figures)
  }
} finally {
  for (const gateway of gateways) await gateway.close()
  await rm(lobby, { recursive: true })
}

/** Returns the results of each build. The builds take turns, so that a busy minute slows all of them. */
async function repeat<T>(measureOnce: (gateway: TestGateway) => Promise<T>): Promise<T[][]> {
  const results = gateways.map((): T[] => [])
  for (let run = 0; run < runs; run += 1)
    for (const [build, gateway] of gateways.entries()) results[build]?.push(await measureOnce(gateway))
  return results
}

/** First visits to a host that sends the lobby in its document. */
async function measurePrerendered(): Promise<Metric[]> {
  const [gateway] = gateways
  if (!gateway) return []
  const args = [gateway.origin, '--out', lobby, '--languages', 'EN']
  if ((await prerenderLobby(args, console.log)) > 0)
    throw new UserError('The lobby could not be prerendered.')
  await gateway.control({ lobby })
  const visits = { slow4g: [] as ColdLoad[], slow3g: [] as ColdLoad[] }
  for (let run = 0; run < runs; run += 1)
    for (const link of ['slow4g', 'slow3g'] as const) visits[link].push(await coldLoad(gateway, link))
  return [
    seconds('first paint, prerendered, slow 4G', null, visits.slow4g, ({ firstPaint }) => firstPaint),
    seconds('real games on screen, prerendered, slow 4G', 0.65, visits.slow4g, ({ content }) => content),
    seconds('real games on screen, prerendered, slow 3G', 1.6, visits.slow3g, ({ content }) => content),
    shift('layout shift, prerendered', visits.slow4g),
  ]
}

function metricsOf(
  slow4g: readonly ColdLoad[],
  slow3g: readonly ColdLoad[],
  offline: readonly Visit[],
  taps: readonly number[],
): Metric[] {
  return [
    seconds('first paint, first visit, slow 4G', 0.4, slow4g, ({ firstPaint }) => firstPaint),
    seconds('first request of data, first visit, slow 4G', 0.75, slow4g, ({ firstRequest }) => firstRequest),
    seconds('real games on screen, first visit, slow 4G', 1.9, slow4g, ({ content }) => content),
    seconds('real games on screen, first visit, slow 3G', 5.9, slow3g, ({ content }) => content),
    kilobytes('bytes before the games, pictures left out', 230, slow4g),
    {
      name: 'images of the first screen',
      unit: 'KB',
      goal: 60,
      values: slow4g.map(({ imageBytes }) => imageBytes / 1000),
    },
    ms('page thread blocked in all, first visit, slow 4G', 150, slow4g, ({ blocked }) => blocked),
    ms('longest task, first visit, slow 4G', null, slow4g, ({ longest }) => longest),
    shift('layout shift, first visit', slow4g),
    seconds('first paint, reopened offline', null, offline, ({ firstPaint }) => firstPaint),
    seconds('real games on screen, reopened offline', 0.4, offline, ({ content }) => content),
    ms('page thread blocked in all, reopened offline', null, offline, ({ blocked }) => blocked),
    shift('layout shift, reopened offline', offline),
    { name: 'slowest tap to next paint', unit: 'ms', goal: 100, values: taps },
  ]
}

function seconds<V extends Visit>(
  name: string,
  goal: number | null,
  visits: readonly V[],
  read: (visit: V) => number | null,
): Metric {
  return { name, unit: 's', goal, values: visits.map((one) => (read(one) ?? NaN) / 1000) }
}

function ms(
  name: string,
  goal: number | null,
  visits: readonly Visit[],
  read: (visit: Visit) => number | null,
): Metric {
  return { name, unit: 'ms', goal, values: visits.map((one) => read(one) ?? NaN) }
}

function kilobytes(name: string, goal: number, loads: readonly ColdLoad[]): Metric {
  return { name, unit: 'KB', goal, values: loads.map(({ bytes }) => bytes / 1000) }
}

function shift(name: string, visits: readonly Visit[]): Metric {
  return { name, unit: '', goal: 0, values: visits.map(({ shift: amount }) => amount) }
}
