import { DEMO_ACCOUNTS } from '#gateway/seed/demo-accounts'
import { expect, test } from '../support/webkit-test'

const ANN = DEMO_ACCOUNTS.find(({ username }) => username === 'ann')

test('LOG-01 LOG-07 LOG-09 SES-11 a player logs in, and reopens as themselves, with no network too', async ({
  webkit,
  gateway,
}) => {
  test.setTimeout(180_000)
  await webkit.goto(`${gateway.origin}/m/home`)
  await webkit.driver.run(`localStorage.setItem('language', 'EN')`)
  await webkit.goto(`${gateway.origin}/m/member/home`)
  await webkit.fill('input[name=username]', 'ann')
  await webkit.fill('input[name=password]', ANN?.password ?? '')
  await webkit.driver.click(await webkit.see('form button[type=submit]'))
  await webkit.seeText('Member since')
  expect(await webkit.driver.url()).toMatch(/\/m\/member\/home$/)
  await webkit.waitFor('the service worker', async () =>
    (await webkit.driver.run('return navigator.serviceWorker.controller !== null')) === true ? true : null,
  )

  // A window of its own begins with an empty session storage.
  await webkit.driver.run('sessionStorage.clear()')
  await webkit.goto(`${gateway.origin}/m/member/home`)
  await webkit.seeText('Member since')
  await webkit.waitFor('a session of its own', async () =>
    (await webkit.driver.run(
      `return (sessionStorage.getItem('MC_SESSION_INFO') ?? '').includes('"token"')`,
    )) === true
      ? true
      : null,
  )

  gateway.goOffline()
  await webkit.driver.run('sessionStorage.clear()')
  await webkit.driver.goto('about:blank')
  await webkit.goto(`${gateway.origin}/m/member/home`)
  await webkit.seeText('Not confirmed yet')
  await webkit.seeText('Member since')
  gateway.goOnline()
})
