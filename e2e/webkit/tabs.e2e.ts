import { HAS_SESSION } from '../support/browser/page-conditions'
import type { WebKitPage } from '../support/browser/webkit-page'
import { hasRows } from '../support/storage/has-rows'
import { expect, test } from '../support/webkit-test'

const STATUS = '/wps/system/status'

/** The number of the leader's term, from the table that the workers share. */
const epochOf = async (webkit: WebKitPage): Promise<number> =>
  Number(
    await webkit.driver.run(`
      const open = indexedDB.open('mc-copies')
      await new Promise((resolve, reject) => Object.assign(open, { onsuccess: resolve, onerror: reject }))
      const read = open.result.transaction('leader').objectStore('leader').getAll()
      await new Promise((resolve, reject) => Object.assign(read, { onsuccess: resolve, onerror: reject }))
      open.result.close()
      return read.result[0]?.epoch ?? 0`),
  )

test('R-04 OFF-04 when the tab that syncs closes, another syncs, in WebKit', async ({ webkit, gateway }) => {
  await webkit.openLobby(gateway.origin)
  await webkit.until('stored games', hasRows('gameBuckets')) // in memory mode no tab leads another
  const { tab, before } = await webkit.driver.openTab()
  await webkit.goto(`${gateway.origin}/m/home`)
  await webkit.seeRole('heading', 'Popular')
  const epoch = await webkit.waitFor('a leader', async () => (await epochOf(webkit)) || null)
  await webkit.driver.switchTo(before)
  await gateway.clearRequests()
  await webkit.driver.closeTab()
  await webkit.driver.switchTo(tab)
  await webkit.waitFor('another leader', async () => ((await epochOf(webkit)) > epoch ? true : null))
  await expect.poll(async () => (await gateway.requests(STATUS)).requests.length).toBeGreaterThan(0)
})

test('SES-08 a logout in one tab ends the session of another, in WebKit', async ({ webkit, gateway }) => {
  await webkit.speakEnglish(gateway.origin)
  await webkit.goto(`${gateway.origin}/m/member/home`)
  await webkit.until('an open database', hasRows('settings')) // in memory mode nothing is remembered
  await webkit.sendLogin('ann')
  await webkit.seeText('Member since')
  const { tab, before } = await webkit.driver.openTab()
  await webkit.goto(`${gateway.origin}/m/member/home`)
  await webkit.seeText('Member since')
  await webkit.until('a session of its own', HAS_SESSION)
  await webkit.logOut()
  await webkit.arriveAt('/m/home')
  await webkit.driver.switchTo(before)
  await webkit.arriveAt('/m/home')
  expect(await webkit.driver.run(HAS_SESSION)).toBe(false)
  await webkit.driver.switchTo(tab)
})
