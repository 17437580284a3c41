import { expect, test } from '../support/webkit-test'

const PASSWORD = 'harbour-light-21'

test('REG-01 REG-04 LOG-01 LOG-07 a player registers and returns, in WebKit', async ({ webkit, gateway }) => {
  await webkit.speakEnglish(gateway.origin)
  await webkit.goto(`${gateway.origin}/m/register?r=F7`)
  await webkit.fill('input[name=username]', 'nia')
  await webkit.fill('input[name=new-password]', PASSWORD)
  await webkit.press('form button[type=submit]')
  await webkit.seeText('Welcome, \u2068nia\u2069')
  await webkit.press('dialog button')
  await webkit.arriveAt('/m/home')
  expect(await gateway.registrations()).toMatchObject([{ username: 'nia', referralCode: 'F7' }])

  await webkit.goto(`${gateway.origin}/m/member/home`)
  await webkit.seeText('Member since')
  await webkit.logOut()
  await webkit.until('no session', `return !sessionStorage.getItem('MC_SESSION_INFO')`)

  await webkit.goto(`${gateway.origin}/m/login`)
  // A logout remembers whose login it was; the name appears a moment after the form.
  await webkit.until(
    'the remembered name',
    `return document.querySelector('input[name=username]')?.value === 'nia'`,
  )
  await webkit.fill('input[name=password]', PASSWORD)
  await webkit.press('form button[type=submit]')
  await webkit.arriveAt('/m/home')
  await webkit.until('a session', `return (sessionStorage.getItem('MC_SESSION_INFO') || '').includes('nia')`)
})
