import path from 'node:path'
import { NEXT_DIST, ROOT } from '../../scripts/lib/ensure-build'
import { describeBuild } from '../support/updates/service-worker'
import { expect, test } from '../support/webkit-test'
import type { WebKitPage } from '../support/browser/webkit-page'

test('UPD-04 R-09 a new build waits for the player’s word, in WebKit', async ({ webkit, gateway }) => {
  const [old, next] = [await describeBuild(), await describeBuild(NEXT_DIST)]
  await webkit.goto(`${gateway.origin}/m/home`)
  await webkit.untilCached('/locale-')
  expect(await runningBuilds(webkit)).toEqual([old.id])
  await gateway.control({ dist: path.join(ROOT, NEXT_DIST) })
  await webkit.waitFor('the update notice', async () => {
    await webkit.driver.run(`document.dispatchEvent(new Event('visibilitychange'))`)
    return webkit.driver.find('dialog[open]')
  })
  await webkit.driver.tap(await webkit.see('dialog[open] button'))
  await webkit.waitFor('the new build', async () =>
    (await runningBuilds(webkit)).join() === next.id ? true : null,
  )
  await webkit.see('nav')
})

async function runningBuilds(webkit: WebKitPage): Promise<string[]> {
  return String(await webkit.driver.run(RUNNING_BUILDS)).split(',')
}

const RUNNING_BUILDS = `
  const { held = [] } = await navigator.locks.query()
  return held.filter(({ name }) => name.startsWith('mc-build-')).map(({ name }) => name.slice(9)).join()`
