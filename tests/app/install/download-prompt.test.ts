import { beforeEach, expect, test } from 'vitest'
import { DEPOSIT_SETTINGS_ENDPOINT, DOWNLOAD_SETTINGS_ENDPOINT } from '#domain/contract/screen-endpoints'
import { seeNoDialog } from '../support/accounts'
import { gateway } from '../support/app'
import { expectNoOverlay, openFully, reloadFully } from '../support/background'
import { pass } from '../support/clock'
import { browseWith, openFromHomeScreen } from '../support/install'
import { goTo, press, see, seeMember, sendLogin } from '../support/player'
import { seeMemberValue, seeRequests, seeRows } from '../support/sync'

const PROMPT = 'Get the app'
const NONE = ['bind_card', 'first_deposit', 'first_withdraw', 'deposit_times', 'withdrawal_times']

/** Sets only the prompts of these settings, with an app for Android. */
const ask = (settings: Readonly<Record<string, unknown>>): Promise<unknown> =>
  gateway.control({
    settings: { resources: [{ resourceType: 'Android', url: 'https://apps.example/harbour' }] },
    downloads: {
      ...Object.fromEntries(NONE.map((name) => [name, { enabled: false }])),
      ...Object.fromEntries(
        Object.entries({ download_condition_switch: true, ...settings }).map(([name, value]) => [
          name,
          { enabled: true, value },
        ]),
      ),
    },
  })

beforeEach(() => browseWith('chrome'))

test('DLP-02 DLP-03 counts are polled for members while they may bring a prompt, and the nth shows it once', async () => {
  await ask({ deposit_times: 3, app_background: 'javascript:alert(1)' })
  await gateway.control({ members: [{ username: 'ann', deposits: 2 }] })
  await openFully('/m/login?backUrl=/m/game')
  expect(await gateway.count(DOWNLOAD_SETTINGS_ENDPOINT)).toBe(0)
  await sendLogin('ann')
  await seeMember('ann')
  await seeMemberValue('depositSettings')
  expect(await gateway.count(DEPOSIT_SETTINGS_ENDPOINT)).toBe(1)
  await gateway.control({ members: [{ username: 'ann', deposits: 3 }] })
  await pass(31_000)
  const prompt = await see('dialog', PROMPT)
  expect(prompt.innerHTML).not.toContain('javascript')
  const polled = await gateway.count(DEPOSIT_SETTINGS_ENDPOINT)
  await press('Continue in browser', 'button', prompt)
  await seeNoDialog()
  await reloadFully()
  await pass(31_000)
  await expectNoOverlay()
  // After the nth there is nothing to poll for.
  expect(await gateway.count(DEPOSIT_SETTINGS_ENDPOINT)).toBe(polled)
})

test.each([
  ['in the merchant’s own app', () => browseWith('native')],
  ['on the home screen', openFromHomeScreen],
])('DLP-06 there is no prompt %s, and no settings are requested', async (_where, browse) => {
  browse()
  await ask({ login_required: 2 })
  await openFully('/m/login?backUrl=/m/game')
  await sendLogin('ann')
  await seeMember('ann')
  await seeRows('members')
  await pass(5_000)
  goTo('/m/promotions')
  await seeRequests('/wps/relay/PROMOFE_getPromotionAnnouncementCategory', 1) // what was due before has been sent
  await expectNoOverlay()
  expect(await gateway.count(DOWNLOAD_SETTINGS_ENDPOINT)).toBe(0)
})
