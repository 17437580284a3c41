import { beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#domain/timing'

vi.mock('../../../../src/i18n/translation-store', { spy: true })

/** A separate page that counts the time; storage is left from the page before, which has ended without an event. */
const start = async (minutes?: 0 | 15 | 30 | 60) => {
  const now = Date.now()
  vi.clearAllTimers()
  vi.setSystemTime(now) // clearing the timers resets the clock as well
  vi.resetModules()
  const page = await import('../../support/page-fixture')
  const { overlayState, closeOverlay } = await import('../../../../src/shared/overlays/overlay-queue')
  const { pageState } = await import('../../../../src/shared/page/page-state')
  const { setPlayReminder } = await import('../../../../src/shared/safer-play/play-reminder')
  const { isPartInUse } = await import('../../../../src/i18n/translation-store')
  const session = await import('../../../../src/features/safer-play/play-session')
  const { startPlayTime } = await import('../../../../src/features/safer-play/start-play-time')
  await page.startPage()
  pageState.remembered = { id: '70001', userName: 'ann', type: 0 }
  startPlayTime()
  if (minutes !== undefined) setPlayReminder(minutes)
  await pass(0)
  const close = async (): Promise<void> => {
    for (const { id } of overlayState.queue) closeOverlay(id)
    await pass(0)
  }
  /** Expects the reminder to open after these minutes, and not one before. */
  const expectAfter = async (left: number): Promise<void> => {
    await pass((left - 1) * MINUTE_MS)
    expect(isAsked()).toBe(false)
    await pass(MINUTE_MS)
    expect(isAsked()).toBe(true)
  }
  const isAsked = () => overlayState.queue.some(({ kind }) => kind === 'session-time')
  return { ...session, isPartInUse: vi.mocked(isPartInUse), setPlayReminder, isAsked, expectAfter, close }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Switches the player to another app, or back. */
const turn = (state: DocumentVisibilityState): void => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => vi.useFakeTimers())

test('PLY-01 R-15 it asks after the chosen time, not at all when switched off, and stores no id of the player', async () => {
  const page = await start(15)
  await page.expectAfter(15)
  page.setPlayReminder(0)
  await pass(120 * MINUTE_MS)
  expect(page.isAsked()).toBe(false)
  expect(localStorage.getItem('playSession')).toMatch(/^\[\[\d+,\d+,\d+,"\w+"\]\]$/)
  expect(localStorage.getItem('playSession')).not.toContain('70001')
})

test('PLY-01 the time counts across reloads and over an unanswered reminder', async () => {
  await start(30)
  await pass(12 * MINUTE_MS)
  window.dispatchEvent(new Event('pagehide'))
  await (await start()).expectAfter(18)
  expect((await start()).isAsked()).toBe(true)
})

test('PLY-01 a short look at another app counts as play, a quarter of an hour away is a break', async () => {
  const page = await start(15)
  await pass(10 * MINUTE_MS)
  turn('hidden')
  await pass(6 * MINUTE_MS)
  expect(page.isAsked()).toBe(false)
  turn('visible')
  await pass(0)
  expect(page.isAsked()).toBe(true)
  page.answerPlaySession()
  turn('hidden')
  await pass(20 * MINUTE_MS)
  turn('visible')
  await page.expectAfter(15)
})

test('PLY-01 a page that crashes while visible loses five minutes at most', async () => {
  await start(60)
  await pass(50 * MINUTE_MS)
  await (await start()).expectAfter(10)
})

test('PLY-01 a device that sleeps with the page open counts as a break', async () => {
  const page = await start(30)
  await pass(20 * MINUTE_MS)
  vi.setSystemTime(Date.now() + 8 * 60 * MINUTE_MS)
  await pass(5 * MINUTE_MS)
  expect(page.isAsked()).toBe(false)
  await pass(30 * MINUTE_MS)
  expect(page.isAsked()).toBe(true)
})

test('PLY-01 SHL-10 a reminder waits for its translations', async () => {
  const page = await start(15)
  page.isPartInUse.mockReturnValue(false)
  await pass(15 * MINUTE_MS)
  expect(page.isAsked()).toBe(false)
  page.isPartInUse.mockReturnValue(true)
  await pass(3_000)
  expect(page.isAsked()).toBe(true)
})

test('PLY-01 SHL-10 a reminder whose code is lost is retried after a pause, and at once after one was seen', async () => {
  const page = await start(15)
  await pass(15 * MINUTE_MS)
  await page.close()
  expect(page.isAsked()).toBe(false)
  await pass(3_000)
  expect(page.isAsked()).toBe(true)
  page.recordReminder(true)
  await page.close()
  expect(page.isAsked()).toBe(true)
})
