import { TlsFront } from '../support/network/tls-front'
import { expect, LONG, test } from '../support/webkit-test'

test.use({ keepsPageCache: true })

test('R-05 WebKit keeps no left page that would hold the databases', LONG, async ({ webkit, gateway }) => {
  const front = await TlsFront.start(gateway.app.port)
  const leaveFor = async (file: string): Promise<unknown> => {
    await webkit.driver.run(RECORD_WHETHER_PERSISTED)
    await webkit.goto(`${front.origin}/m/${file}`)
    return webkit.driver.run(`return localStorage.getItem('wasKept')`)
  }
  try {
    await webkit.goto(`${front.origin}/m/home`)
    await webkit.until('the service worker', HAS_SERVICE_WORKER)
    expect(await leaveFor('third-party-notices.txt'), 'as the host answers').toBe('false')
    await webkit.goto(`${front.origin}/m/home`)
    await webkit.see('nav')
    expect(await leaveFor('third-party-notices.txt'), 'as the service worker answers').toBe('false')
    // A page without such a header is kept: this window can do it.
    expect(await leaveFor('asset-manifest.json')).toBe('true')
  } finally {
    await front.close()
  }
})

const HAS_SERVICE_WORKER = 'return navigator.serviceWorker.controller !== null'

const RECORD_WHETHER_PERSISTED = `addEventListener('pagehide', ({ persisted }) => localStorage.setItem('wasKept', persisted))`
