import { LONG } from '../support/long'
import { expect, test } from '../support/webkit-test'
import { newNumber, withIdentity } from '../support/accounts/identity'

const PASSWORD = 'harbour-light-21'

test(
  'REG-01 REG-04 LOG-01 LOG-07 a player registers and returns, in WebKit',
  LONG,
  async ({ webkit, gateway }) => {
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
    await webkit.until(
      'a session',
      `return (sessionStorage.getItem('MC_SESSION_INFO') || '').includes('nia')`,
    )
  },
)

test(
  'SOC-09 REG-10 a player registers by a verified number, in WebKit',
  LONG,
  async ({ webkit, gateway }) => {
    const identity = await withIdentity(gateway)
    await gateway.control({
      settings: { mobileRegisterVerify: true, mobileRegisterPassword: 'nobody-knows-it' },
    })
    const number = newNumber()
    await webkit.speakEnglish(gateway.origin)
    await webkit.goto(`${gateway.origin}/m/register`)
    await webkit.click('tab', 'Mobile number')
    await webkit.fill('input[name=tel]', number)
    await webkit.click('button', 'Send code')
    await webkit.seeText('We’ve sent a code to your phone.')
    await webkit.fill('input[name=code]', await identity.phoneCode(`+63${number}`))
    await webkit.press('form button[type=submit]')
    await webkit.seeText('Welcome, ')
    await webkit.press('dialog button')
    await webkit.arriveAt('/m/home')
    expect((await gateway.registrations()).at(-1)).toMatchObject({ kind: 'mobile' })
  },
)
