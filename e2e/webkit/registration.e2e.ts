import { LONG } from '../support/long'
import { expect, test } from '../support/webkit-test'
import { newNumber, withIdentity } from '../support/accounts/identity'

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
