import * as v from 'valibot'
import type { TestGateway } from '../../e2e/support/gateway/test-gateway'
import { throttle } from '../../e2e/support/browser/throttle'
import { evaluate, openPhone, CPU_THROTTLING_RATE, waitForIdle, withProfile } from './browser'
import { waitForSnapshot } from './wait-for-snapshot'
import { PROBE, readProbe, type Visit, visit } from './visit'

export type LinkName = 'slow4g' | 'slow3g'

/** Latency and rate of a link, as its users experience them; they also apply to connection setup. */
const LINKS = {
  slow4g: { latencyMs: 75, bytesPerSecond: 200_000 }, // 150 ms and 1.6 Mbit/s
  slow3g: { latencyMs: 200, bytesPerSecond: 50_000 }, // 400 ms and 400 kbit/s
} as const

const API = /^\/(?:wps|lgw)\//u

const BROWSER_REST_MS = 1500
const COLD_TIMEOUT_MS = 60_000
const OFFLINE_TIMEOUT_MS = 20_000
const QUIET_MS = 4000 // the precache and the last covers arrive

export type ColdLoad = Visit & {
  readonly bytes: number
  /** Bytes of all images, until nothing is loaded any more. */
  readonly imageBytes: number
  /** When the worker sent its first request, milliseconds since navigation. */
  readonly firstRequest: number
}

/**
 * A first visit: empty profile, slow link, slow processor. `bytes` were received before the games, without images.
 */
export async function coldLoad(gateway: TestGateway, link: LinkName): Promise<ColdLoad> {
  return withProfile(async (profile) => {
    const phone = await openPhone(profile, [PROBE])
    try {
      await waitForIdle(BROWSER_REST_MS)
      await throttle(phone.page, CPU_THROTTLING_RATE)
      gateway.link(LINKS[link])
      gateway.clearByteCount()
      const seen = await visit(phone, gateway.origin, COLD_TIMEOUT_MS)
      const { requests } = await gateway.requests()
      const arrivals = requests.filter(({ path }) => API.test(path)).map(({ at }) => at - seen.timeOrigin)
      const firstRequest = Math.min(...arrivals.filter((at) => at > 0)) - LINKS[link].latencyMs
      const bytes = gateway.bytesDelivered(seen.timeOrigin + (seen.content ?? 0))
      return { ...seen, bytes, imageBytes: gateway.imageBytesDelivered(), firstRequest }
    } finally {
      gateway.link({})
      await phone.context.close()
    }
  })
}

/** Visits the lobby once, closes the browser, cuts the network, and starts the browser again. */
export async function offlineReopening(gateway: TestGateway): Promise<Visit> {
  return withProfile(async (profile) => {
    const first = await openPhone(profile, [PROBE])
    await visit(first, gateway.origin, COLD_TIMEOUT_MS)
    await evaluate(first, 'navigator.serviceWorker.ready.then(() => true)', v.boolean())
    await waitForSnapshot(first)
    await waitForIdle(QUIET_MS)
    await first.context.close()

    gateway.goOffline()
    const second = await openPhone(profile, [PROBE])
    try {
      await waitForIdle(BROWSER_REST_MS)
      await throttle(second.page, CPU_THROTTLING_RATE)
      return await visit(second, gateway.origin, OFFLINE_TIMEOUT_MS)
    } finally {
      gateway.goOnline()
      await second.context.close()
    }
  })
}

/** The slowest of several taps until the next paint, milliseconds, in a loaded lobby on a slow processor. */
export async function slowestTap(gateway: TestGateway): Promise<number> {
  return withProfile(async (profile) => {
    const phone = await openPhone(profile, [PROBE])
    try {
      await visit(phone, gateway.origin, COLD_TIMEOUT_MS)
      await throttle(phone.page, CPU_THROTTLING_RATE)
      const tabs = phone.page.getByRole('tab')
      for (const index of [1, 2, 0]) await tapAndRest(() => tabs.nth(index).tap())
      const bar = phone.page.getByRole('navigation').getByRole('link')
      for (const index of [1, 0]) await tapAndRest(() => bar.nth(index).tap())
      const { taps } = await readProbe(phone)
      return Math.max(...taps, 0)
    } finally {
      await phone.context.close()
    }
  })
}

async function tapAndRest(tap: () => Promise<void>): Promise<void> {
  await tap()
  await waitForIdle(800)
}
