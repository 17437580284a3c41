import { beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#domain/result'
import type { AnnouncementRow, CounterRow } from '#domain/tables/rows'
import type { LanguageCode } from '#domain/language/languages'
import { syncKey } from '#domain/tables/resources'

const saveCounter = vi.fn<(counter: Omit<CounterRow, 'merchant'>) => Promise<unknown>>()

vi.mock('../../../../../src/shared/worker/client/commands', () => ({ commands: { saveCounter } }))

vi.mock('../../../../../src/i18n/translation-store', { spy: true })

/** A separate page, online or not, with these popups in English. */
const start = async (online: boolean, ...titles: readonly string[]) => {
  vi.resetModules()
  const page = await import('../../../support/page-fixture')
  const { overlayState, closeOverlay } = await import('../../../../../src/shared/overlays/overlay-queue')
  const { pageState } = await import('../../../../../src/shared/page/page-state')
  const { popupState } = await import('../../../../../src/features/announcements/popup/popup-state')
  const { startPopups } = await import('../../../../../src/features/announcements/popup/start-popups')
  await page.startPage()
  const { merchant } = pageState
  // The worker's writes arrive before its response.
  saveCounter.mockImplementation((counter) => {
    page.putRows('counters', [{ ...counter, merchant }])
    return Promise.resolve(ok(null))
  })
  const put = (language: LanguageCode, ...listed: readonly string[]): void => {
    page.putRows(
      'announcements',
      listed.map((title, position) => ({ ...POPUP, merchant, language, title, position })),
    )
    const key = syncKey('announcements', { merchant, language })
    if (online) page.putRows('syncState', [{ key, syncedAt: 1 }])
  }
  /** The titles of the open popup. */
  const shown = () => overlayState.queue.flatMap(() => popupState.popups.map(({ title }) => title))
  /** The player closes the popup after seeing it. */
  const close = async (isDrawn = true): Promise<void> => {
    popupState.isDrawn = isDrawn
    for (const { id } of overlayState.queue) closeOverlay(id)
    await pass(0)
  }
  put('EN', ...titles)
  startPopups()
  return { ...page, pageState, put, shown, close }
}

const POPUP: AnnouncementRow = {
  ...{ merchant: '', language: 'EN', id: '1', title: '', position: 0, content: '<p>Read this.</p>' },
  ...{ execution: 'B', promotionType: 'PROMOTION', startTime: 0, endTime: null, image: '', popup: true },
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => vi.useFakeTimers())

test.each([
  ['loaded', true, 500],
  ['cached', false, 1_000],
])('ANN-02 a %s list opens after its delay', async (_name, online, delay) => {
  const page = await start(online, 'Now')
  await pass(delay - 1)
  expect(page.shown()).toEqual([])
  await pass(1)
  expect(page.shown()).toEqual(['Now'])
})

test('ANN-02 LNG-02 another language shows its own popup, which does not count as closing the other one', async () => {
  const page = await start(true, 'Doors open')
  page.put('FR', 'Einlass')
  await pass(500)
  page.pageState.language = 'FR'
  await pass(0)
  expect(page.shown()).toEqual(['Einlass'])
  expect(saveCounter).not.toHaveBeenCalled()
})

test('ANN-02 SHL-10 nothing opens before its translations are loaded', async () => {
  const page = await start(true, 'Now')
  const words = await import('../../../../../src/i18n/translation-store')
  const inUse = vi.mocked(words.isPartInUse).mockReturnValue(false)
  await pass(2_000)
  expect(page.shown()).toEqual([])
  inUse.mockReturnValue(true)
  await pass(3_000)
  expect(page.shown()).toEqual(['Now'])
})

test('ANN-03 a later write by another tab wins over the closing in this one', async () => {
  const page = await start(true, 'Now')
  await pass(500)
  await page.close()
  expect(page.shown()).toEqual([])
  const { merchant } = page.pageState
  page.putRows('counters', [{ merchant, id: 'popups|guest', count: 1, mark: '', until: 0 }])
  await pass(1_000)
  expect(page.shown()).toEqual(['Now'])
})

test('ANN-03 a popup that could not be rendered does not count as closed', async () => {
  const page = await start(true, 'Now')
  await pass(500)
  await page.close(false)
  expect(saveCounter).not.toHaveBeenCalled()
})
