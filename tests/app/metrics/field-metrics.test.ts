import { fireEvent, waitFor } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { fieldReportsSchema } from '#domain/contract/metrics/field-report'
import { QUOTA_MARK } from '#domain/metrics/marks'
import { UPDATE_CACHE } from '#domain/metrics/update-record'
import { REPORT_SAMPLE_KEY } from '#domain/storage-keys'
import { DAY_MS, HOUR_MS } from '#domain/timing'
import { REPORTS_PATH } from '#gateway/metrics/reports-path'
import { gateway } from '../support/app'
import { openFully, reloadFully } from '../support/background'
import { pass } from '../support/clock'
import {
  openMeasured,
  opens,
  posts,
  received,
  seeReports,
  seeStarted,
  turnOn,
  waiting,
} from '../support/field-metrics'
import { seeGames } from '../support/lobby'
import { hidePage, showPage } from '../support/page-events'
import { goTo, logIn, see, storedSession } from '../support/player'
import { workers } from '../support/port-worker'
import { rowsOf } from '../support/sync'
import { giveNavigator } from '../../support/give-navigator'
import { refusePuts } from '../../support/refuse-puts'

const CATEGORIES = '/wps/relay/PROMOFE_getPromotionAnnouncementCategory'

test('MET-01 MET-03 a visit of a member is one report: classes and counts, and nothing of the member', async () => {
  await gateway.refuse(CATEGORIES, 'canary.ann')
  await logIn('ann')
  await turnOn() // only now: on a slow machine the page of the login would count an open, too
  const token = String(storedSession()?.['token'])
  await openMeasured('/m/connection?secret=canary')
  goTo('/m/promotions?secret=canary')
  await waitFor(async () => {
    const states = await rowsOf('syncState') // written after the error was counted
    expect(states.find(({ key }) => key.startsWith('promotionCategories|'))).toHaveProperty('failedAt')
  })
  await pass(500)
  goTo('/m/player/canary-7')
  await pass(500)
  fireEvent(window, new ErrorEvent('error', { message: 'canary', error: new Error('canary') }))
  const violation = new Event('securitypolicyviolation', { bubbles: true })
  const blocked = { effectiveDirective: 'script-src-elem', blockedURI: 'https://canary.example/?a=ann' }
  document.dispatchEvent(Object.assign(violation, blocked))
  await pass(500)
  const bodies = vi.spyOn(gateway.network, 'direct')
  hidePage()
  await seeReports((reports) => expect(reports).toHaveLength(1))
  const sent = bodies.mock.calls.find(([url, init]) => url === REPORTS_PATH && init?.method === 'POST')
  const body = v.parse(v.string(), sent?.[1]?.body)
  const { reports } = v.parse(fieldReportsSchema, JSON.parse(body))
  expect(reports).toMatchObject([
    {
      'service.version': 'test',
      'url.template': '/m/connection',
      'browser.language': 'EN',
      'network.connection.subtype': 'unknown',
      'app.display_mode': 'browser',
      counts: { 'app.opens': 1 },
      violations: [{ 'app.csp.directive': 'script-src-elem', 'app.csp.blocked': 'other-host', count: 1 }],
    },
  ])
  expect(reports[0]?.errors).toContainEqual({ 'error.type': 'uncaught', 'url.template': '*', count: 1 })
  const refused = {
    'error.type': 'refused',
    'http.response.status_code': 200,
    'url.template': '/m/promotions',
  }
  expect(reports[0]?.errors).toContainEqual(expect.objectContaining(refused))
  for (const secret of ['canary', 'ann', token, storedSession()?.['id'], 'player', 'example'])
    expect(body).not.toContain(secret)
  expect(sent?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
  expect(await posts()).toMatchObject([{ hasToken: false, headers: { merchant: 'harbour' } }])
})

/** Visits home and leaves. Nothing may have been stored or sent. */
const expectNothingReported = async (): Promise<void> => {
  await openFully('/m/home')
  await seeGames()
  await pass(2_000)
  hidePage()
  await pass(2_000)
  expect(localStorage.getItem(REPORT_SAMPLE_KEY)).toBeNull()
  expect([await waiting(), await posts()]).toEqual([[], []])
}

test('MET-02 without reports in config.json nothing is loaded, stored or sent', async () => {
  await gateway.control({ config: { reports: { url: 'https://elsewhere.example/r' } } })
  const deleteCache = vi.fn(() => Promise.resolve(true))
  vi.stubGlobal('caches', { keys: () => Promise.resolve([]), delete: deleteCache })
  await expectNothingReported()
  // What the metrics have stored while they were on.
  await waitFor(() => expect(deleteCache).toHaveBeenCalledWith(UPDATE_CACHE))
})

test('MET-02 a request not to be tracked is honoured, whatever the merchant’s settings say', async () => {
  giveNavigator('doNotTrack', '1')
  await turnOn()
  await gateway.control({ settings: { honourDoNotTrack: false } })
  await expectNothingReported()
})

test('MET-02 a device stays in or out of the sample, until the rate changes', async () => {
  localStorage.setItem(REPORT_SAMPLE_KEY, '0.5 0')
  await turnOn({ sampleRate: 0.5 })
  await openFully('/m/home')
  await seeGames()
  await pass(2_000)
  hidePage()
  await pass(2_000)
  expect([await waiting(), await posts()]).toEqual([[], []])
  showPage()
  vi.spyOn(Math, 'random').mockReturnValue(0.001)
  await turnOn({ sampleRate: 0.25 })
  await reloadFully()
  await seeStarted()
  expect(localStorage.getItem(REPORT_SAMPLE_KEY)).toBe('0.25 1')
  hidePage()
  await seeReports((reports) => expect(opens(reports)).toBe(1))
})

test('MET-03 an offline visit with its data’s age is reported when the network is back', async () => {
  await turnOn()
  await openMeasured('/m/home')
  await seeGames()
  hidePage()
  await seeReports((reports) => expect(opens(reports)).toBe(1))
  await waitFor(async () => expect(await waiting()).toEqual([])) // else the next visit sends it again
  showPage()
  gateway.goOffline()
  vi.setSystemTime(Date.now() + DAY_MS)
  await openMeasured('/m/home')
  await seeGames()
  await waitFor(async () => expect(await rowsOf('connection')).toMatchObject([{ state: 'offline' }]))
  hidePage()
  await waitFor(async () => expect(await waiting()).toHaveLength(1))
  showPage()
  gateway.comeOnline()
  await seeReports((reports) => expect(opens(reports)).toBe(2))
  const [online, offline] = await received()
  expect(online?.counts).toEqual({ 'app.opens': 1 })
  expect(offline?.counts).toEqual({ 'app.opens': 1, 'app.opens.offline': 1 })
  // The bucket of a day, in seconds.
  expect(offline?.histograms).toEqual({ 'app.offline.data_age': { 100000: 1 } })
})

test('MET-03 a worker that ended by itself is counted once', async () => {
  await turnOn()
  await openMeasured('/m/home')
  await seeGames()
  workers.all.at(-1)?.dispatchEvent(new Event('error'))
  await pass(500)
  hidePage()
  const crashed = { 'error.type': 'worker.crashed', 'url.template': '/m/home', count: 1 }
  await seeReports(([report]) => expect(report?.errors).toEqual([crashed]))
})

test('MET-03 a full device is counted', async () => {
  await logIn('ann')
  await turnOn()
  await openMeasured('/m/connection')
  performance.clearMarks(QUOTA_MARK)
  refusePuts((table) => table === 'contentAnswers')
  goTo('/m/promotions')
  await waitFor(() => expect(performance.getEntriesByName(QUOTA_MARK)).toHaveLength(1))
  hidePage()
  await seeReports(([report]) => expect(report?.counts['app.storage.quota_exceeded']).toBe(1))
})

test('MET-03 a rejected report is dropped, a broken store stops nothing, and the player sees neither', async () => {
  await turnOn()
  await gateway.faults({ match: REPORTS_PATH, fault: { kind: 'status', status: 503 } })
  await openMeasured('/m/connection')
  // More failures in a row than the circuit breaker allows.
  for (let times = 0; times < 4; times += 1) {
    hidePage()
    await waitFor(async () => expect((await posts()).length).toBeGreaterThan(times))
    showPage()
    fireEvent(window, new Event('error'))
    await pass(100)
  }
  await see('heading', 'Connection')
  expect((await rowsOf('connection')).map(({ state }) => state)).toEqual(['online'])
  expect(document.body.textContent).toContain('Nothing waiting to be sent.')
  await gateway.refuse(REPORTS_PATH, 'request.invalid')
  await openMeasured('/m/home')
  hidePage()
  // One is dropped, and the entry of the later hides an hour after it.
  await waitFor(async () => expect(await waiting()).toHaveLength(1))
  showPage()
  vi.setSystemTime(Date.now() + HOUR_MS)
  hidePage()
  await waitFor(async () => expect(await waiting()).toEqual([]))
  await gateway.faults()
  expect(await received()).toEqual([])
})
