import { beforeEach, expect, test, vi } from 'vitest'
import type { TrackingEvent } from '#domain/contract/tracking/tracking'
import { ok } from '#domain/result'
import { PIXEL_IDS_KEY } from '#domain/tracking/tracking-keys'
import { createPixels } from '../../../../src/features/tracking/pixels'
import { scriptHosts } from '../../../../src/shared/third-party/script-hosts'

const { loadScript, received } = vi.hoisted(() => ({
  loadScript: vi.fn<() => Promise<unknown>>(),
  received: vi.fn<(event: TrackingEvent) => void>(),
}))
vi.mock('../../../../src/shared/third-party/load-script', () => ({ loadScript }))
vi.mock('../../../../src/features/tracking/pixel-snippets', () => ({ SNIPPETS: { tiktok: () => received } }))

const IDS = [['tiktok', 'C4A1B2C3D4E5F6G7H8I9']] as const
const LOGIN: TrackingEvent = { eventID: 'e1', name: 'login', customerId: '7', at: 5 }
const NEXT: TrackingEvent = { ...LOGIN, eventID: 'e2' }

const seen = () => received.mock.calls.map(([{ eventID }]) => eventID)

let rest = (): void => undefined

beforeEach(() => {
  loadScript.mockResolvedValue(ok(null))
  vi.stubGlobal('requestIdleCallback', (run: () => void) => (rest = run))
  scriptHosts.add('https://analytics.tiktok.com')
})

test('TRK-03 pixels receive earlier events once they have loaded, and nothing once consent is refused', () => {
  const pixels = createPixels()
  pixels.allow(true)
  pixels.send(LOGIN)
  pixels.start(IDS)
  expect(loadScript).not.toHaveBeenCalled()
  rest()
  pixels.send(NEXT)
  expect(seen()).toEqual(['e1', 'e2'])
  expect(loadScript).toHaveBeenCalledTimes(1)
  pixels.allow(false)
  pixels.send(NEXT)
  expect(seen()).toEqual(['e1', 'e2'])
})

test('TRK-03 DEP-03 a pixel whose host nothing allows does not start, and its id is not stored', () => {
  const pixels = createPixels()
  pixels.allow(true)
  pixels.start([['facebook', '1234567890123456'], ...IDS])
  rest()
  expect(loadScript).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem(PIXEL_IDS_KEY)).toBe(JSON.stringify(Object.fromEntries(IDS)))
})

test('TRK-03 pixels never receive events from times without consent', () => {
  const pixels = createPixels()
  pixels.send(LOGIN) // no consent yet
  pixels.allow(true)
  pixels.send(LOGIN)
  pixels.allow(false) // also drops what came before
  pixels.send(LOGIN)
  pixels.allow(true)
  pixels.start(IDS)
  rest()
  expect(seen()).toEqual([])
})

test('TRK-03 pixels do not load without consent, and load once it is given again', () => {
  const pixels = createPixels()
  pixels.allow(true)
  pixels.start(IDS)
  pixels.allow(false)
  rest()
  expect(loadScript).not.toHaveBeenCalled()
  pixels.allow(true)
  pixels.start(IDS)
  rest()
  expect(loadScript).toHaveBeenCalledTimes(1)
})

test('TRK-03 pixels wait for the first screen, also in a browser that does not report idle time', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  Reflect.deleteProperty(window, 'requestIdleCallback')
  const pixels = createPixels()
  pixels.allow(true)
  pixels.start(IDS)
  vi.advanceTimersByTime(1_000)
  expect(loadScript).not.toHaveBeenCalled()
  vi.advanceTimersByTime(4_000)
  expect(loadScript).toHaveBeenCalledTimes(1)
})
