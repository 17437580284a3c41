import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TrackingEvent } from '#domain/contract/tracking/tracking'
import { ok } from '#domain/result'
import { createPixels } from '../../../../src/features/tracking/pixels'
import { scriptHosts } from '../../../../src/shared/page/trusted-types'

const loadScript = vi.hoisted(() => vi.fn<(wanted: { readonly url: string }) => Promise<unknown>>())
vi.mock('../../../../src/shared/third-party/load-script', () => ({ loadScript }))

const IDS = [
  ['google', 'G-AB12CD34EF'],
  ['tiktok', 'C4A1B2C3D4E5F6G7H8I9'],
] as const
const LOGIN: TrackingEvent = { eventID: 'e1', name: 'login', customerId: '7', at: 5 }
const NEXT: TrackingEvent = { ...LOGIN, eventID: 'e2' }

/** The ids of the events in TikTok's queue, in order. */
const received = (): readonly unknown[] => {
  const queue: unknown = Reflect.get(window, 'ttq')
  const calls: readonly unknown[] = isQueue(queue) ? [...queue] : []
  return calls.flatMap((call) => {
    const parts: readonly unknown[] = Array.isArray(call) ? call : []
    const more = parts[3]
    return parts[0] === 'track' && typeof more === 'object' && more !== null
      ? [String(Reflect.get(more, 'event_id'))]
      : []
  })
}

const idle: (() => void)[] = []
const rest = (): void => {
  for (const run of idle.splice(0)) run()
}

beforeEach(() => {
  idle.length = 0
  loadScript.mockReset().mockResolvedValue(ok(null))
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  scriptHosts.add('https://www.googletagmanager.com')
  scriptHosts.add('https://analytics.tiktok.com')
})
afterEach(() => {
  vi.useRealTimers()
  for (const name of ['ttq', 'TiktokAnalyticsObject', 'gtag', 'dataLayer'])
    Reflect.deleteProperty(window, name)
})

describe('TRK-03 pixels', () => {
  test('TRK-03 receive earlier events once they have loaded', () => {
    const pixels = createPixels()
    pixels.allow(true)
    pixels.send(LOGIN)
    pixels.start(IDS)
    expect(loadScript).not.toHaveBeenCalled()
    rest()
    pixels.send(NEXT)
    expect(received()).toEqual(['e1', 'e2'])
    expect(loadScript).toHaveBeenCalledTimes(2)
  })

  test('TRK-03 never receive events from times without consent', () => {
    const pixels = createPixels()
    pixels.send(LOGIN) // no consent yet
    pixels.allow(true)
    pixels.send(LOGIN)
    pixels.allow(false) // also drops what came before
    pixels.send(LOGIN)
    pixels.allow(true)
    pixels.start(IDS)
    rest()
    expect(received()).toEqual([])
  })

  test('TRK-03 do not load without consent, and load once it is given again', () => {
    const pixels = createPixels()
    pixels.allow(true)
    pixels.start(IDS)
    pixels.allow(false)
    rest()
    expect(loadScript).not.toHaveBeenCalled()
    expect(Reflect.has(window, 'ttq')).toBe(false)
    pixels.allow(true)
    pixels.start(IDS)
    rest()
    expect(loadScript).toHaveBeenCalledTimes(2)
  })

  test('TRK-03 that are loaded receive nothing more once consent is refused', () => {
    const pixels = createPixels()
    pixels.allow(true)
    pixels.start(IDS)
    rest()
    pixels.send(LOGIN)
    pixels.allow(false)
    pixels.send(NEXT)
    expect(received()).toEqual(['e1'])
  })

  test('TRK-03 wait for the first screen, also in a browser that does not report idle time', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    Reflect.deleteProperty(window, 'requestIdleCallback')
    const pixels = createPixels()
    pixels.allow(true)
    pixels.start(IDS)
    vi.advanceTimersByTime(1_000)
    expect(loadScript).not.toHaveBeenCalled()
    vi.advanceTimersByTime(4_000)
    expect(loadScript).toHaveBeenCalledTimes(2)
  })
})

function isQueue(value: unknown): value is Iterable<unknown> {
  return Array.isArray(value)
}
