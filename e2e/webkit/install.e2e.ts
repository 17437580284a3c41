import { expect, LONG, test } from '../support/webkit-test'

test.use({
  safariName:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
})

test('INS-04 INS-07 install guide and cached manifest, in WebKit', LONG, async ({ webkit, gateway }) => {
  await webkit.goto(`${gateway.origin}/m/home`)
  // Before the clock is sped up: the page waits a limited time for the service worker.
  await webkit.until(
    'a page that the service worker controls',
    `return navigator.serviceWorker.controller !== null`,
  )
  await webkit.driver.run(HURRY)
  await webkit.see('dialog[open]')
  await webkit.click('button', /home screen|主屏幕/iu)
  await webkit.see('dialog[open] ol li svg')
  const images = await webkit.waitFor(
    'the merchant’s icon in the pictures',
    async () =>
      Number(await webkit.driver.run(`return document.querySelectorAll('dialog[open] li image').length`)) ||
      null,
  )
  expect(images).toBe(3)
  expect(await webkit.driver.run(`return document.querySelectorAll('dialog[open] ol li').length`)).toBe(5)
  await webkit.click('button', /^(?:OK|好|确定|知道了)$/u)
  await webkit.waitFor('no dialog', async () => ((await webkit.driver.find('dialog[open]')) ? null : true))

  // Nothing fetches the manifest here until the player adds the page: it is cached all the same.
  const kept = await webkit.waitFor('the manifest in the cache', async () => {
    const text = await webkit.driver.run(CACHED_MANIFEST)
    return typeof text === 'string' ? text : null
  })
  expect(JSON.parse(kept)).toMatchObject({ id: '/m/', scope: '/m/', display: 'standalone' })
})

/** Makes twenty seconds of waiting pass at once. */
const HURRY = `
  const later = window.setTimeout
  window.setTimeout = (run, ms, ...rest) => later(run, ms / 20, ...rest)`

const CACHED_MANIFEST = `
  const kept = await caches.match('/wps/system/manifest.json', { cacheName: 'mc-manifest' })
  return kept ? kept.text() : null`
