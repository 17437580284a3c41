import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import type { TestGateway } from '../../e2e/support/gateway/test-gateway'
import { throttle } from '../../e2e/support/browser/throttle'
import { evaluate, openPhone, CPU_THROTTLING_RATE, waitForIdle } from '../measure/browser'
import { PROBE, readProbe } from '../measure/visit'
import { pageCost, startCounting } from './page-cost'
import { QUERY, wheelThrough } from './screen-cost'

const SCROLLS = 10 // each takes about a second on such a page

export type PlainScreenCost = {
  readonly searchScriptMs: number
  readonly searchTaskMs: number
  readonly filterMs: number
  readonly scrollLongestTask: number
  readonly heapMegabytes: number
}

/** Searches and scrolls a page that has every game as an element, with the same texts and the same wheel events. */
export async function plainScreenCost(gateway: TestGateway, profile: string): Promise<PlainScreenCost> {
  const phone = await openPhone(profile, [PROBE], { serviceWorkers: 'block' })
  try {
    await startCounting(phone)
    // A document of the same origin that runs none of our code.
    await phone.page.goto(`${gateway.origin}/m/asset-manifest.json`)
    const script = await readFile(path.join(import.meta.dirname, 'baseline-screen.page.js'), 'utf8')
    await evaluate(phone, script, v.number())
    await waitForIdle(3000)
    await evaluate(phone, 'window.__probe.longest = 0', v.number())
    await wheelThrough(phone, SCROLLS)
    const scrollLongestTask = (await readProbe(phone)).longest
    const { heapBytes } = await pageCost(phone)

    await throttle(phone.page, CPU_THROTTLING_RATE)
    const before = await pageCost(phone)
    const waits: number[] = []
    for (let length = 1; length <= QUERY.length; length += 1) {
      waits.push(await evaluate(phone, `window.plainSearch('${QUERY.slice(0, length)}')`, v.number()))
      await waitForIdle(400)
    }
    const after = await pageCost(phone)
    return {
      filterMs: Math.max(...waits),
      searchScriptMs: (after.scriptMs - before.scriptMs) / QUERY.length,
      searchTaskMs: (after.taskMs - before.taskMs) / QUERY.length,
      scrollLongestTask,
      heapMegabytes: heapBytes / 1e6,
    }
  } finally {
    await phone.context.close()
  }
}
