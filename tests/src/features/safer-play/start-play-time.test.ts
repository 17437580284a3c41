import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const MINUTE = 60_000

vi.mock('../../../../src/i18n/translation-store', { spy: true })

/** A separate page that counts the time; storage is left from the page before. */
const start = async () => {
  vi.resetModules()
  const page = await import('../../support/page-fixture')
  const { overlayState, closeOverlay } = await import('../../../../src/shared/overlays/overlay-queue')
  const { pageState } = await import('../../../../src/shared/page/page-state')
  const { setPlayReminder } = await import('../../../../src/shared/safer-play/play-reminder')
  const { isPartInUse } = await import('../../../../src/i18n/translation-store')
  const session = await import('../../../../src/features/safer-play/play-session')
  const { startPlayTime } = await import('../../../../src/features/safer-play/start-play-time')
  await page.startPage()
  const isAsked = () => overlayState.queue.some(({ kind }) => kind === 'session-time')
  const take = async (): Promise<void> => {
    for (const { id } of overlayState.queue) closeOverlay(id)
    await pass(0)
  }
  const stop = (): void => {
    // It ends without an event. Clearing the timers resets the clock as well.
    const now = Date.now()
    vi.clearAllTimers()
    vi.setSystemTime(now)
  }
  return {
    ...session,
    pageState,
    isPartInUse: vi.mocked(isPartInUse),
    setPlayReminder,
    startPlayTime,
    isAsked,
    take,
    stop,
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Switches the player to another app, or back. */
const turn = (state: DocumentVisibilityState): void => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('PLY-01 counting the playing time', () => {
  test('PLY-01 it asks after the chosen time, again after an answer, and not at all when switched off', async () => {
    const page = await start()
    page.startPlayTime()
    page.setPlayReminder(15)
    await pass(14 * MINUTE)
    expect(page.isAsked()).toBe(false)
    await pass(MINUTE)
    expect(page.isAsked()).toBe(true)
    page.recordReminder(true)
    page.answerPlaySession()
    await page.take()
    expect(page.isAsked()).toBe(false)
    await pass(15 * MINUTE)
    expect(page.isAsked()).toBe(true)
    page.setPlayReminder(0)
    await pass(120 * MINUTE)
    expect(page.isAsked()).toBe(false)
  })

  test('PLY-01 the time counts across reloads and over an unanswered reminder', async () => {
    const page = await start()
    page.startPlayTime()
    page.setPlayReminder(30)
    await pass(12 * MINUTE)
    window.dispatchEvent(new Event('pagehide'))
    page.stop()
    const next = await start()
    next.startPlayTime()
    await pass(17 * MINUTE)
    expect(next.isAsked()).toBe(false)
    await pass(MINUTE)
    expect(next.isAsked()).toBe(true)
    next.stop()
    const last = await start()
    last.startPlayTime()
    await pass(0)
    expect(last.isAsked()).toBe(true)
  })

  test('PLY-01 a short look at another app counts as play, a quarter of an hour away is a break', async () => {
    const page = await start()
    page.startPlayTime()
    page.setPlayReminder(15)
    await pass(10 * MINUTE)
    turn('hidden')
    await pass(6 * MINUTE)
    expect(page.isAsked()).toBe(false)
    turn('visible')
    await pass(0)
    expect(page.isAsked()).toBe(true)
    page.answerPlaySession()
    turn('hidden')
    await pass(20 * MINUTE)
    turn('visible')
    await pass(14 * MINUTE)
    expect(page.isAsked()).toBe(false)
    await pass(MINUTE)
    expect(page.isAsked()).toBe(true)
  })

  test('PLY-01 a page that crashes while visible loses five minutes at most', async () => {
    const page = await start()
    page.startPlayTime()
    page.setPlayReminder(60)
    await pass(50 * MINUTE)
    page.stop()
    const next = await start()
    next.startPlayTime()
    await pass(9 * MINUTE)
    expect(next.isAsked()).toBe(false)
    await pass(MINUTE)
    expect(next.isAsked()).toBe(true)
  })

  test('PLY-01 a device that sleeps with the page open counts as a break', async () => {
    const page = await start()
    page.startPlayTime()
    page.setPlayReminder(30)
    await pass(20 * MINUTE)
    vi.setSystemTime(Date.now() + 8 * 60 * MINUTE)
    await pass(5 * MINUTE)
    expect(page.isAsked()).toBe(false)
    await pass(30 * MINUTE)
    expect(page.isAsked()).toBe(true)
  })

  test('PLY-01 R-15 the stored play session does not contain the player’s id', async () => {
    const page = await start()
    page.pageState.remembered = { id: '70001', userName: 'ann', type: 0 }
    page.startPlayTime()
    expect(localStorage.getItem('playSession')).toMatch(/^\[\[\d+,\d+,\d+,"\w+"\]\]$/)
    expect(localStorage.getItem('playSession')).not.toContain('70001')
  })
})

describe('PLY-01 SHL-10 a reminder whose chunks do not load', () => {
  test('PLY-01 SHL-10 waits for its translations', async () => {
    const page = await start()
    page.isPartInUse.mockReturnValue(false)
    page.startPlayTime()
    page.setPlayReminder(15)
    await pass(15 * MINUTE)
    expect(page.isAsked()).toBe(false)
    page.isPartInUse.mockReturnValue(true)
    await pass(3_000)
    expect(page.isAsked()).toBe(true)
  })

  test('PLY-01 SHL-10 is retried after a pause, and after a reminder was seen at once', async () => {
    const page = await start()
    page.startPlayTime()
    page.setPlayReminder(15)
    await pass(15 * MINUTE)
    await page.take()
    expect(page.isAsked()).toBe(false)
    await pass(3_000)
    expect(page.isAsked()).toBe(true)
    page.recordReminder(true)
    await page.take()
    expect(page.isAsked()).toBe(true)
  })
})
