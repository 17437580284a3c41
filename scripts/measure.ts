import { parseArgs } from 'node:util'
import { TestGateway } from '../e2e/support/gateway/test-gateway'
import { ensureBuild } from './lib/ensure-build'
import { warnWhenBusy } from './lib/warn-when-busy'
import { type ColdLoad, coldLoad, offlineReopening, slowestTap } from './measure/scenarios'
import { type Metric, printFigures } from './measure/print-metrics'
import type { Visit } from './measure/visit'

/**
 * `npm run measure [-- --runs N --games N]`: speed of the built app in Chromium on a phone four times slower than
 * this machine, next to the goals of docs/performance.md. All connections share one TCP proxy as the link. Goals are
 * not limits: it fails only if the games never appear.
 */
const { values } = parseArgs({ options: { runs: { type: 'string' }, games: { type: 'string' } } })
const runs = Number(values.runs ?? 3)

await ensureBuild()
warnWhenBusy()
const gateway = await TestGateway.launch(values.games === undefined ? {} : { games: Number(values.games) })
try {
  const slow4g = await repeat(() => coldLoad(gateway, 'slow4g'))
  const slow3g = await repeat(() => coldLoad(gateway, 'slow3g'))
  const offline = await repeat(() => offlineReopening(gateway))
  const taps = await repeat(() => slowestTap(gateway))
  printFigures([
    seconds('first paint, first visit, slow 4G', 0.45, slow4g, ({ firstPaint }) => firstPaint),
    seconds('real games on screen, first visit, slow 4G', 2, slow4g, ({ content }) => content),
    seconds('real games on screen, first visit, slow 3G', 6.3, slow3g, ({ content }) => content),
    kilobytes('bytes before the games, pictures left out', 230, slow4g),
    ms('page thread blocked in all, first visit, slow 4G', 150, slow4g, ({ blocked }) => blocked),
    ms('longest task, first visit, slow 4G', null, slow4g, ({ longest }) => longest),
    shift('layout shift, first visit', slow4g),
    seconds('first paint, reopened offline', null, offline, ({ firstPaint }) => firstPaint),
    seconds('real games on screen, reopened offline', 0.4, offline, ({ content }) => content),
    ms('page thread blocked in all, reopened offline', null, offline, ({ blocked }) => blocked),
    shift('layout shift, reopened offline', offline),
    { name: 'slowest tap to next paint', unit: 'ms', goal: 100, values: taps },
  ])
} finally {
  await gateway.close()
}

async function repeat<T>(measureOnce: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let run = 0; run < runs; run += 1) results.push(await measureOnce())
  return results
}

type Read = (visit: Visit) => number | null

function seconds(name: string, goal: number | null, visits: readonly Visit[], read: Read): Metric {
  return { name, unit: 's', goal, values: visits.map((one) => (read(one) ?? NaN) / 1000) }
}

function ms(name: string, goal: number | null, visits: readonly Visit[], read: Read): Metric {
  return { name, unit: 'ms', goal, values: visits.map((one) => read(one) ?? NaN) }
}

function kilobytes(name: string, goal: number, loads: readonly ColdLoad[]): Metric {
  return { name, unit: 'KB', goal, values: loads.map(({ bytes }) => bytes / 1000) }
}

function shift(name: string, visits: readonly Visit[]): Metric {
  return { name, unit: '', goal: 0, values: visits.map(({ shift: amount }) => amount) }
}
