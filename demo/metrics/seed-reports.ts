import type { FieldReport } from '#domain/contract/metrics/field-report'
import { bucketOf } from '#domain/metrics/buckets'
import type { LanguageCode } from '#domain/language/languages'
import type { ConnectionClass } from '#domain/metrics/connection-class'
import type { DeviceClass } from '#domain/metrics/device-class'
import { emptyReport } from '#domain/metrics/merge-reports'
import type { RouteTemplate } from '#domain/metrics/route-template'
import { DAY_MS, HOUR_MS } from '#domain/timing'
import type { Database } from '#gateway/db/database'
import { saveReports } from '#gateway/metrics/save-reports'
import { random } from '#gateway/seeded-random'

const DAYS = 21
const VISITS_A_DAY = 90

/** Days before today at which each build was deployed, and how its games appear compared with the first one. */
const BUILDS = [
  { id: '5f1c22d08ab1', daysAgo: DAYS, slowness: 1 },
  { id: '9b47e6cd13f0', daysAgo: 13, slowness: 3 }, // a release that made the lobby slower
  { id: 'c02d9fa7e854', daysAgo: 6, slowness: 0.7 },
] as const

/** A value, and its share of the visits. */
type Choice<Value> = readonly [value: Value, share: number, ...unknown[]]
type Choices<Row extends Choice<unknown>> = readonly [Row, ...Row[]]

/** With the median first paint in ms. Safari reports no class. */
const CONNECTIONS: Choices<readonly [ConnectionClass, number, number]> = [
  ['4g', 0.58, 620],
  ['3g', 0.2, 1500],
  ['2g', 0.05, 3400],
  ['unknown', 0.17, 700],
]
const LANGUAGES: Choices<Choice<LanguageCode>> = [
  ['EN', 0.56],
  ['CN', 0.26],
  ['UR', 0.18],
]
/** With a factor of all times. */
const DEVICES: Choices<readonly [DeviceClass, number, number]> = [
  ['low', 0.34, 1.5],
  ['mid', 0.46, 1],
  ['high', 0.2, 0.7],
]
const ROUTES: Choices<Choice<RouteTemplate>> = [
  ['/m/home', 0.74],
  ['/m/game', 0.1],
  ['/m/promotions', 0.09],
  ['/m/login', 0.07],
]

/** Seeds three weeks of reports up to `now` (epoch ms), the same for each day. */
export const seedReports = (db: Database, now: number): void => {
  const today = Math.floor(now / DAY_MS)
  const next = random(today)
  const visits = Array.from({ length: DAYS * VISITS_A_DAY }, (_, index) => ({
    at: now - HOUR_MS - (index / VISITS_A_DAY) * DAY_MS,
    report: visitReport(next, index / VISITS_A_DAY),
  }))
  db.transaction(() => saveReports(db, visits.reverse()))
}

type Random = () => number

const pick = <Row extends Choice<unknown>>(next: Random, choices: Choices<Row>): Row => {
  let rest = next()
  for (const choice of choices) {
    rest -= choice[1]
    if (rest < 0) return choice
  }
  return choices[0]
}

/** Returns a value with a long tail around a median. */
const around = (next: Random, median: number): number => {
  const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  return median * Math.exp(normal * 0.45)
}

const one = (value: number) => ({ [bucketOf(value)]: 1 })

const visitReport = (next: Random, daysAgo: number): FieldReport => {
  const [connection, , paintMs] = pick(next, CONNECTIONS)
  const [language] = pick(next, LANGUAGES)
  const [device, , factor] = pick(next, DEVICES)
  const [route] = pick(next, ROUTES)
  // A build reaches the last players two days after its deployment.
  const age = daysAgo + next() * 2
  const at = Math.max(0, BUILDS.filter((build) => build.daysAgo >= age).length - 1)
  const build = BUILDS[at] ?? BUILDS[0]
  const before = BUILDS[at - 1]
  const report = emptyReport({
    'service.version': build.id,
    'url.template': route,
    'browser.language': language,
    'network.connection.subtype': connection,
    'app.save_data': connection === '2g' && next() < 0.6,
    'app.device_class': device,
    'app.display_mode': next() < 0.31 ? 'standalone' : 'browser',
  })
  const isOffline = next() < (connection === '4g' ? 0.04 : 0.13)
  const isUpdated = before !== undefined && build.daysAgo - daysAgo < 3 && next() < 0.45
  const firstPaint = around(next, (isOffline ? 380 : paintMs) * factor)
  return {
    ...report,
    histograms: {
      'browser.web_vital.fcp': one(firstPaint),
      'browser.web_vital.cls': one(next() < 0.7 ? 0 : around(next, 22)),
      ...(next() < 0.8 && { 'browser.web_vital.inp': one(around(next, 74 * factor)) }),
      ...(route === '/m/home' && {
        'app.games_on_screen': one(firstPaint + around(next, 260 * factor * build.slowness)),
      }),
      ...(isOffline && { 'app.offline.data_age': one(around(next, 5 * 3600)) }),
      ...(isUpdated && { 'app.update.size': one(around(next, connection === 'unknown' ? 42_000 : 9_000)) }),
    },
    counts: {
      'app.opens': 1,
      ...(isOffline && { 'app.opens.offline': 1 }),
      ...(next() < 0.03 && { 'app.lines.tried': 4, ...(next() < 0.5 && { 'app.lines.lost': 1 }) }),
      ...(next() < 0.006 && { 'app.storage.quota_exceeded': 1 }),
      ...(next() < 0.008 && { 'app.storage.memory_mode': 1 }),
      ...(next() < 0.005 && { 'app.storage.rebuilt': 1 }),
    },
    errors: [
      ...problem(next, isOffline ? 0.6 : 0.03, { 'error.type': 'network' }, route),
      ...problem(next, connection === '2g' ? 0.2 : 0.01, { 'error.type': 'timeout' }, route),
      ...problem(next, 0.012, { 'error.type': 'http', 'http.response.status_code': 503 }, route),
      ...problem(next, 0.02, { 'error.type': 'refused', 'http.response.status_code': 200 }, '/m/login'),
      ...problem(next, at === 1 ? 0.05 : 0.004, { 'error.type': 'uncaught' }, '/m/game'),
      ...problem(next, 0.008, { 'error.type': 'chunk' }, route),
    ],
    violations:
      next() < 0.015
        ? [{ 'app.csp.directive': 'script-src-elem', 'app.csp.blocked': 'inline', count: 1 }]
        : [],
    updates: isUpdated
      ? [
          {
            'app.update.from': before.id,
            'app.update.outcome': next() < 0.02 ? 'failed' : 'applied',
            count: 1,
          },
        ]
      : [],
  }
}

type ReportedError = FieldReport['errors'][number]

/** Returns an error with this probability. */
const problem = (
  next: Random,
  probability: number,
  type: Pick<ReportedError, 'error.type' | 'http.response.status_code'>,
  route: ReportedError['url.template'],
): ReportedError[] =>
  next() < probability ? [{ ...type, 'url.template': route, count: 1 + Math.floor(next() * 3) }] : []
