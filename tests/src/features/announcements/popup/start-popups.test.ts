import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ok } from '#domain/result'
import type { AnnouncementRow, CounterRow } from '#domain/tables/rows'
import type { LanguageCode } from '#domain/language/languages'
import { syncKey } from '#domain/tables/resources'

const saveCounter = vi.fn<(counter: Omit<CounterRow, 'merchant'>) => Promise<unknown>>()

vi.mock('../../../../../src/shared/worker/client/commands', () => ({
  commands: { saveCounter },
}))

vi.mock('../../../../../src/i18n/translation-store', { spy: true })

/** A separate page with the modules that the first screen finds loaded. */
const start = async (online = true) => {
  vi.resetModules()
  const page = await import('../../../support/page-fixture')
  const { overlayState, closeOverlay, openOverlay } =
    await import('../../../../../src/shared/overlays/overlay-queue')
  const { pageState } = await import('../../../../../src/shared/page/page-state')
  const { popupState } = await import('../../../../../src/features/announcements/popup/popup-state')
  const { setPromptsOff } = await import('../../../../../src/shared/safer-play/prompts-off')
  const { startPopups } = await import('../../../../../src/features/announcements/popup/start-popups')
  await page.startPage()
  // The worker's writes arrive before its response.
  saveCounter.mockImplementation((counter) => {
    page.putRows('counters', [{ ...counter, merchant: pageState.merchant }])
    return Promise.resolve(ok(null))
  })
  const put = (language: LanguageCode, ...titles: readonly string[]): void => {
    const { merchant } = pageState
    const rows = titles.map((title, position) => row(merchant, language, title, position))
    page.putRows('announcements', rows)
    const key = syncKey('announcements', { merchant, language })
    if (online) page.putRows('syncState', [{ key, syncedAt: 1 }])
  }
  const queued = () => overlayState.queue.map(({ kind }) => kind)
  const titles = () => popupState.popups.map(({ title }) => title)
  /** The player closes the popup after seeing it. */
  const close = async (isDrawn = true): Promise<void> => {
    popupState.isDrawn = isDrawn
    for (const { id } of overlayState.queue) closeOverlay(id)
    await pass(0)
  }
  return { ...page, pageState, put, queued, titles, close, openOverlay, setPromptsOff, startPopups }
}

const row = (merchant: string, language: string, title: string, position: number): AnnouncementRow => ({
  merchant,
  language,
  position,
  id: `${title}-${String(position)}`,
  title,
  content: '<p>Read this.</p>',
  execution: 'B',
  promotionType: 'PROMOTION',
  startTime: 0,
  endTime: null,
  image: '',
  popup: true,
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  saveCounter.mockReset()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('ANN-02 when a popup opens', () => {
  test('ANN-02 a loaded list opens after half a second, the cached one after a second', async () => {
    const page = await start()
    page.put('EN', 'Now')
    page.startPopups()
    await pass(499)
    expect(page.queued()).toEqual([])
    await pass(1)
    expect(page.queued()).toEqual(['announcement'])

    const offline = await start(false)
    offline.put('EN', 'Once')
    offline.startPopups()
    await pass(999)
    expect(offline.queued()).toEqual([])
    await pass(1)
    expect(offline.titles()).toEqual(['Once'])
  })

  test('ANN-02 LNG-02 in another language shows that language’s popup, without closing the other one', async () => {
    const page = await start()
    page.put('EN', 'Doors open')
    page.put('FR', 'Einlass')
    page.startPopups()
    await pass(500)
    expect(page.titles()).toEqual(['Doors open'])
    page.pageState.language = 'FR'
    await pass(0)
    expect([page.titles(), page.queued()]).toEqual([['Einlass'], ['announcement']])
    expect(saveCounter).not.toHaveBeenCalled()
  })

  test('ANN-02 SHL-10 nothing opens before its translations are loaded', async () => {
    const page = await start()
    page.put('EN', 'Now')
    const words = await import('../../../../../src/i18n/translation-store')
    const inUse = vi.mocked(words.isPartInUse).mockReturnValue(false)
    page.startPopups()
    await pass(2_000)
    expect(page.queued()).toEqual([])
    inUse.mockReturnValue(true)
    await pass(3_000)
    expect(page.queued()).toEqual(['announcement'])
  })
})

describe('ANN-03 closed popups', () => {
  test('ANN-03 a later write by another tab wins over the closing in this one', async () => {
    const page = await start()
    page.put('EN', 'Now')
    page.startPopups()
    await pass(500)
    await page.close()
    page.putRows('counters', [
      { merchant: page.pageState.merchant, id: 'popups|guest', count: 1, mark: '', until: 0 },
    ])
    await pass(1_000)
    expect(page.queued()).toEqual(['announcement'])
  })

  test('ANN-03 a popup that could not be rendered does not count as closed', async () => {
    const page = await start()
    page.put('EN', 'Now')
    page.startPopups()
    await pass(500)
    await page.close(false)
    expect(saveCounter).not.toHaveBeenCalled()
  })

  test('PLY-02 without storage, too, a player who opts out of offers gets none', async () => {
    const page = await start()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full')
    })
    page.setPromptsOff(true)
    page.openOverlay({ kind: 'install-popup' })
    expect(page.queued()).toEqual([])
    vi.restoreAllMocks()
  })
})
