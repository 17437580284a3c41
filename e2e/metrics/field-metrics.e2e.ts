import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { type FieldReport, fieldReportSchema } from '#domain/contract/metrics/field-report'
import { bucketOf } from '#domain/metrics/buckets'
import { UPDATE_PATH } from '#domain/metrics/update-record'
import { USER_DATABASE } from '#domain/tables/schema'
import { REPORTS_PATH } from '#gateway/metrics/reports-path'
import { NEXT_DIST } from '../../scripts/lib/ensure-build'
import { hide } from '../support/browser/hide'
import type { TestGateway } from '../support/gateway/test-gateway'
import { readOutbox } from '../support/storage/tables'
import { expect, LONG, seesGames, test } from '../support/test'
import {
  describeBuild,
  leaveAndReturn,
  openInstalled,
  waitForCached,
} from '../support/updates/service-worker'
import { deployNext, refresh, returnToNotice } from '../support/updates/update'

/** The chunks of page and worker with the code of the metrics. */
const CHUNKS = ['/metrics.js', '/record.js']

/** Ends the hour in which the device sends no other report, for workers that start later. */
const endPause = (page: Page): Promise<void> =>
  page.evaluate(async (name) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
    })
    const deleting = db.transaction('counters', 'readwrite')
    deleting.objectStore('counters').clear()
    await new Promise((resolve) => (deleting.oncomplete = resolve))
    db.close()
  }, USER_DATABASE)

/** Hides the page until a report that matches has arrived, and returns it. */
const receive = async (
  page: Page,
  gateway: TestGateway,
  matches: (report: FieldReport) => boolean,
): Promise<FieldReport> => {
  let found: FieldReport | undefined
  await expect(async () => {
    await leaveAndReturn(page)
    await hide(page)
    const response = await fetch(gateway.origin + REPORTS_PATH)
    const { value } = v.parse(
      v.object({ value: v.array(v.object({ report: fieldReportSchema })) }),
      await response.json(),
    )
    found = value.map(({ report }) => report).findLast(matches)
    expect(found).toBeDefined()
  }).toPass()
  if (!found) throw new Error('No report')
  return found
}

test(
  'MET-01 MET-03 UPD-04 real vitals, a blocked style, an offline open and an update’s bytes reach the gateway',
  LONG,
  async ({ page, gateway, consoleWatch }) => {
    await gateway.control({ config: { reports: { url: REPORTS_PATH } } })
    consoleWatch.allow(/Content Security Policy/u)
    await page.addInitScript(() => {
      // Before any code of the app: an extension, or a network that changes the document.
      addEventListener(
        'DOMContentLoaded',
        () => {
          const style = document.createElement('style')
          style.textContent = 'body { margin: 0 }'
          document.head.append(style)
        },
        { once: true },
      )
    })
    await openInstalled(page)
    await seesGames(page)
    await page.getByRole('button', { name: 'Search games' }).first().click()
    await page.keyboard.press('Escape')
    for (const chunk of CHUNKS) await waitForCached(page, chunk)
    const { id } = await describeBuild()
    const first = await receive(page, gateway, ({ counts }) => counts['app.opens'] === 1)
    expect(first).toMatchObject({
      'service.version': id,
      'url.template': '/m/home',
      'network.connection.subtype': '4g',
      'app.display_mode': 'browser',
      histograms: { 'browser.web_vital.cls': { 0: 1 } },
      violations: [{ 'app.csp.directive': 'style-src-elem', 'app.csp.blocked': 'inline' }],
    })
    const [paint, games, response] = (
      ['browser.web_vital.fcp', 'app.games_on_screen', 'browser.web_vital.inp'] as const
    ).map((name) => Number(Object.keys(first.histograms[name] ?? {})[0]))
    expect(paint).toBeGreaterThan(0)
    expect(games).toBeGreaterThanOrEqual(paint ?? NaN)
    expect(response).toBeGreaterThan(0)

    gateway.goOffline()
    await page.reload()
    await seesGames(page)
    await expect(async () => {
      await hide(page)
      expect(JSON.stringify(await readOutbox(page))).toContain('app.opens.offline')
    }).toPass()
    await endPause(page)
    gateway.goOnline()
    const offline = await receive(page, gateway, ({ counts }) => counts['app.opens.offline'] === 1)
    expect(Object.keys(offline.histograms['app.offline.data_age'] ?? {})).toHaveLength(1)

    await deployNext(gateway)
    await returnToNotice(page)
    const next = await describeBuild(NEXT_DIST)
    await endPause(page)
    await refresh(page)
    // The page has taken the service worker's record of the update.
    await expect
      .poll(() =>
        page
          .evaluate(async (path) => (await caches.match(path)) === undefined, UPDATE_PATH)
          .catch(() => false),
      )
      .toBe(true)
    const updated = await receive(page, gateway, ({ updates }) => updates.length > 0)
    expect(updated['service.version']).toBe(next.id)
    expect(updated.updates).toEqual([{ 'app.update.from': id, 'app.update.outcome': 'applied', count: 1 }])
    const [bytes = 0] = Object.keys(updated.histograms['app.update.size'] ?? {}).map(Number)
    expect(bytes).toBeGreaterThan(500)
    expect(bytes).toBeLessThanOrEqual(bucketOf(60_000))
  },
)
