import { parseArgs } from 'node:util'
import { TestGateway } from '../e2e/support/gateway/test-gateway'
import { type HandoverCost, handoverCost } from './bench/leader-handover'
import { type LoginCost, loginCost } from './bench/login-cost'
import { type LoginPageCost, loginPageCost } from './bench/login-page-cost'
import { type PlainScreenCost, plainScreenCost } from './bench/baseline-screen'
import { type ReopeningCost, measureReopening } from './bench/reopening-cost'
import { type ScreenCost, screenCost } from './bench/screen-cost'
import { type SyncCost, syncCost } from './bench/sync-cost'
import { ensureBuild } from './lib/ensure-build'
import { warnWhenBusy } from './lib/warn-when-busy'
import { withProfile } from './measure/browser'

/**
 * `npm run bench [-- --games N]`: measures the data layer of the built app in Chromium with a very long list of
 * games. The same run measures a naive baseline: the list parsed on the page thread, the table emptied and filled
 * again.
 */
const { values } = parseArgs({ options: { games: { type: 'string' } } })
const games = Number(values.games ?? 20_000)
const few = Math.round(games / 10)

await ensureBuild()
warnWhenBusy()
const small = await benchWith(few)
const plainScreen = await withGateway(few, plainScreenCost)
const login = await withGateway(few, loginCost)
const loginPage = await withGateway(few, loginPageCost)
const reopening = await withGateway(undefined, measureReopening)
const handover = await withGateway(undefined, handoverCost)
const large = await benchWith(games)
print(large, small.screen, plainScreen, login, loginPage, reopening, handover)

type Bench = { readonly sync: SyncCost; readonly screen: ScreenCost }

async function benchWith(count: number): Promise<Bench> {
  const gateway = await TestGateway.launch({ games: count })
  try {
    return await withProfile(async (profile) => ({
      sync: await syncCost(gateway, profile),
      screen: await screenCost(gateway, profile),
    }))
  } finally {
    await gateway.close()
  }
}

/** Measured with fewer games: a page with 20,000 as elements takes minutes for a keystroke. */
async function withGateway<Cost>(
  count: number | undefined,
  measure: (gateway: TestGateway, profile: string) => Promise<Cost>,
): Promise<Cost> {
  const gateway = await TestGateway.launch(count === undefined ? {} : { games: count })
  try {
    return await withProfile((profile) => measure(gateway, profile))
  } finally {
    await gateway.close()
  }
}

function print(
  { sync, screen }: Bench,
  fewScreen: ScreenCost,
  plain: PlainScreenCost,
  login: LoginCost,
  loginPage: LoginPageCost,
  { withSnapshot, without, shellPaint }: ReopeningCost,
  handover: HandoverCost,
): void {
  const { imported, unchanged, changed, naive } = sync
  const importMs = imported.to - imported.from
  const rows = [
    ['longest page task while importing', '≤ 50 ms', ms(sync.importLongestTask), ms(naive.longest)],
    ['import, first write to last commit', '≤ plain', ms(importMs), ms(naive.import)],
    ['  as a share of the plain way', '≤ 1×', ratio(importMs, naive.import), '1×'],
    ['re-sync unchanged: rows written', '0', String(unchanged.rows), String(naive.rows)],
    ['re-sync unchanged: commits that wake a query', '0', String(unchanged.wakings), '1'],
    [
      're-sync with 1 % changed: rows written (a row here: 20 games)',
      '–',
      String(changed.rows),
      String(naive.rows),
    ],
    ['re-sync with 1 % changed: writing time', '≤ 0.1×', ms(changed.busy), ms(naive.write)],
    ['  as a share of the plain way', '≤ 0.1×', ratio(changed.busy, naive.write), '1×'],
    [
      'search, input to the list on screen, the slowest letter at 4×',
      '≤ 100 ms',
      ms(screen.filterMs),
      ms(plain.filterMs),
    ],
    ['  as a share of the plain way', '–', ratio(screen.filterMs, plain.filterMs), '1×'],
    ['search, page script a keystroke at 4×', '≤ 12 ms', ms(screen.searchScriptMs), ms(plain.searchScriptMs)],
    ['  as a share of the plain way', '–', ratio(screen.searchScriptMs, plain.searchScriptMs), '1×'],
    ['search, all page tasks a keystroke at 4×', '–', ms(screen.searchTaskMs), ms(plain.searchTaskMs)],
    ['  as a share of the plain way', '–', ratio(screen.searchTaskMs, plain.searchTaskMs), '1×'],
    ['lobby scroll, longest task', '≤ 50 ms', ms(screen.scrollLongestTask), ms(plain.scrollLongestTask)],
    [
      'page memory after scrolling',
      '≤ 150 MB',
      `${screen.heapMegabytes.toFixed(0)} MB`,
      `${plain.heapMegabytes.toFixed(0)} MB`,
    ],
    ['reopening offline at 4×: first real content (beside: no snapshot)', '–', ms(withSnapshot), ms(without)],
    ['  as a share of no snapshot', '–', ratio(withSnapshot, without), '1×'],
    [
      `  as a share of the bare shell’s own first paint (${ms(shellPaint)})`,
      '≤ 1.2×',
      ratio(withSnapshot, shellPaint),
      ratio(without, shellPaint),
    ],
    [
      'leader hand-over after a crash, the longest of 5 (beside: a bare lock)',
      '≤ 1000 ms',
      ms(handover.longest),
      ms(handover.longestBare),
    ],
    ['  from the lock on', '–', ms(handover.longestAfterLock), '–'],
    ['one login: encrypting, worker at 4×', '≤ 150 ms', ms(login.sealMs), '–'],
    ['one login: loading what encrypts, worker at 4×', '–', ms(login.loadMs), '–'],
    [
      'one login: longest page task, submit to answer at 4×',
      'none of 50 ms',
      longTask(loginPage.longestTask),
      '–',
    ],
    ['  page script, which draws that it is busy, at 4×', '–', ms(loginPage.scriptMs), '–'],
    [
      `start-up script, ${few} → ${games} games`,
      '≤ 1.5×',
      ratio(screen.startScriptMs, fewScreen.startScriptMs),
      '–',
    ],
  ]
  console.log(
    `\n| work at ${games} games | goal | this app | the plain way (its screen: ${few} games) |\n|---|---|---|---|`,
  )
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
}

function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`
}

/** The browser reports only tasks of 50 ms and more. */
function longTask(value: number): string {
  return value === 0 ? 'none of 50 ms' : ms(value)
}

function ratio(value: number, reference: number): string {
  return `${(value / reference).toFixed(2)}×`
}
