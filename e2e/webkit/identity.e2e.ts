import { newNumber, withIdentity } from '../support/accounts/identity'
import { expect, test } from '../support/webkit-test'

test('SOC-09 REG-10 a player registers by a verified number, in WebKit', async ({ webkit, gateway }) => {
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
  await webkit.seeText('A code is on its way to your phone.')
  await webkit.fill('input[name=code]', await identity.phoneCode(`+63${number}`))
  await webkit.press('form button[type=submit]')
  await webkit.seeText('Welcome, ')
  await webkit.press('dialog button')
  await webkit.arriveAt('/m/home')
  expect((await gateway.registrations()).at(-1)).toMatchObject({ kind: 'mobile' })
})
