import { HAS_SESSION } from '../support/browser/driven-page'
import { hasRows } from '../support/storage/has-rows'
import { storedTextsBy } from '../support/storage/stored-texts'
import { expect, test } from '../support/webkit-test'

test('LOG-01 LOG-07 LOG-09 SES-11 SES-06 a player logs in, returns, leaves', async ({ webkit, gateway }) => {
  await webkit.speakEnglish(gateway.origin)
  await webkit.goto(`${gateway.origin}/m/member/home`)
  await webkit.sendLogin('ann')
  await webkit.seeText('Member since')
  expect(await webkit.driver.url()).toMatch(/\/m\/member\/home$/)
  await webkit.until('the service worker', 'return navigator.serviceWorker.controller !== null')

  // A new window begins with an empty session storage.
  await webkit.driver.run('sessionStorage.clear()')
  await webkit.goto(`${gateway.origin}/m/member/home`)
  await webkit.seeText('Member since')
  await webkit.until('a session of its own', HAS_SESSION)

  // On a busy machine the database may open late: until then the rows are in the page's memory.
  await webkit.until('the stored member', hasRows('members'))
  gateway.goOffline()
  await webkit.driver.run('sessionStorage.clear()')
  await webkit.driver.goto('about:blank')
  await webkit.goto(`${gateway.origin}/m/member/home`)
  await webkit.seeText('Not confirmed yet')
  await webkit.seeText('Member since')

  gateway.goOnline()
  await webkit.until('the login that waited', HAS_SESSION)
  await webkit.logOut()
  await webkit.arriveAt('/m/home')
  await webkit.waitFor('nothing of the member', async () =>
    /ann@harbour|"token"/.test(await storedTextsBy(webkit.driver)) ? null : true,
  )
  await webkit.goto(`${gateway.origin}/m/member/home`)
  await webkit.arriveAt('/m/login')
})
