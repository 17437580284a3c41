import { expect, test } from 'vitest'
import type { FieldReport } from '#domain/contract/metrics/field-report'
import { renderPage } from '../../../scripts/reports/page/render-page'
import { CLASSES } from '../../domain/metrics/support/report-classes'

/** A report in which everything of one build counts this many. */
const reportOf = (build: string, count: number): FieldReport => ({
  ...CLASSES,
  'service.version': build,
  histograms: { 'browser.web_vital.fcp': { '800': count }, 'app.update.size': { '6000': count } },
  counts: { 'app.opens': count, 'app.opens.offline': count, 'app.storage.rebuilt': count },
  errors: [{ 'error.type': 'http', 'http.response.status_code': 418, 'url.template': '/m/game', count }],
  violations: [{ 'app.csp.directive': 'style-src', 'app.csp.blocked': 'inline', count }],
  updates: [{ 'app.update.from': `before-${build}`, 'app.update.outcome': 'applied', count }],
})

/** Returns the cards of the page by their ids, and the tiles. */
const cardsOf = async (...reports: readonly FieldReport[]): Promise<ReadonlyMap<string, string>> => {
  const page = await renderPage(
    reports.map((report) => ({ at: 0, report })),
    28,
  )
  const cards = [...page.matchAll(/<section class="card" aria-labelledby="([^"]+)">(.*?)<\/section>/gsu)]
  const tiles = /<div class="tiles">.*?<\/main>/su.exec(page)?.[0].split('<section')[0] ?? ''
  return new Map([...cards.map(([, id = '', card = '']) => [id, card] as const), ['tiles', tiles]])
}

test.each([
  ['browser-web_vital-fcp', 'b-new'],
  ['offline', 'b-new'],
  ['updates', 'before-b-new'],
  ['errors', 'b-new'],
])('MET-05 the card “%s” names a group of five values, and none of four', async (card, name) => {
  const many = reportOf('b-old', 100)
  expect((await cardsOf(many, reportOf('b-new', 5))).get(card)).toContain(name)
  const shown = (await cardsOf(many, reportOf('b-new', 4))).get(card)
  expect(shown).toContain('b-old')
  expect(shown).not.toContain(name)
})

test.each([
  ['errors', 'http 418'],
  ['errors', '/m/game'],
  ['devices', 'style-src: inline'],
  ['devices', '<td>5</td>'],
])('MET-05 the card “%s” shows “%s” of five values, and not of four', async (card, text) => {
  expect((await cardsOf(reportOf('b1', 5))).get(card)).toContain(text)
  const shown = (await cardsOf(reportOf('b1', 4))).get(card)
  expect(shown).not.toContain(text)
  expect(shown).not.toContain('<td>4</td>')
})

test('MET-05 of a large group, a cell about few values does not show them', async () => {
  const large = { ...reportOf('b1', 100), counts: { 'app.opens': 100 } }
  const few: FieldReport = { ...large, counts: { 'app.opens.offline': 3 }, errors: [] }
  const cards = await cardsOf(large, few)
  for (const card of ['offline', 'tiles']) {
    expect(cards.get(card)).toContain('&lt; 5')
    expect(cards.get(card)).not.toContain('3.0 %')
  }
})

test('MET-05 a bar of few values does not show how many', async () => {
  const few: FieldReport = { ...reportOf('b1', 0), histograms: { 'browser.web_vital.fcp': { '1000': 3 } } }
  const bars = (await cardsOf(reportOf('b1', 100), few)).get('browser-web_vital-fcp')
  expect(bars).toContain('title="up to 800 ms: 100 (97 %)"')
  expect(bars).toContain('title="up to 1 s: &lt; 5"')
  expect(bars).toContain('<i style="height:1%"></i>')
})

test('MET-05 with fewer than five values in all, the page shows no value', async () => {
  const cards = await cardsOf(reportOf('b1', 4))
  expect([...cards.keys()]).not.toContain('browser-web_vital-fcp')
  expect(cards.get('tiles')).not.toMatch(/\d ms|100 %/u)
})
