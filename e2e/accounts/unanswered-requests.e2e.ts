import type { Page } from '@playwright/test'
import {
  expectGuest,
  expectMember,
  logIn,
  passwordOf,
  sendLogin,
  storedSession,
} from '../support/accounts/account'
import { field, international } from '../support/accounts/account-fields'
import { fillChange, FORMS } from '../support/accounts/account-forms'
import { readNetworkNotice } from '../support/network/network-notice'
import { NEW_PASSWORD, readWelcome } from '../support/accounts/registration'
import { openInstalled } from '../support/updates/service-worker'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const WITHIN = { timeout: 14_000 } // R-10 says 8 seconds; more here for a busy machine
const ABROAD = { countryDialingCode: '60', mobileNum: '123456789' }

const stop = (page: Page) => page.getByRole('button', { name: 'Stop waiting' })

test('R-10 REG-02 a registration without a response can be abandoned, and the next one makes the one account', async ({
  page,
  gateway,
}) => {
  await FORMS.register.fill(page)
  await gateway.faults({ match: FORMS.register.call, times: 1, fault: { kind: 'hang', at: 'before' } })
  await FORMS.register.submit(page).click()
  await expect(page.getByRole('button', { name: 'Creating the account' })).toBeVisible()
  await expect(stop(page)).toHaveCount(0)
  await expect(stop(page)).toBeVisible(WITHIN)
  await expect(page.getByText('taking longer than usual')).toBeVisible()
  await stop(page).click()
  await expect(stop(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(FORMS.register.submit(page)).toBeFocused()
  await expect(field(page, 'username')).toHaveValue('nia')
  await expect(field(page, 'new-password')).toHaveValue(NEW_PASSWORD)
  expect(await gateway.registrations()).toEqual([])
  await FORMS.register.submit(page).click()
  await readWelcome(page, 'nia')
  await expectMember(page, 'nia')
  expect(await gateway.registrations()).toHaveLength(1)
})

test('R-10 TFA-06 a second step without a response can be abandoned, and the next code logs in', async ({
  page,
  gateway,
}) => {
  await FORMS.secondStep.fill(page)
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await gateway.faults({ match: FORMS.secondStep.call, times: 1, fault: { kind: 'hang', at: 'before' } })
  await FORMS.secondStep.submit(page).click()
  await expect(dialog.getByRole('button', { name: 'Checking' })).toBeVisible()
  await expect(stop(page)).toHaveCount(0)
  await expect(stop(page)).toBeVisible(WITHIN)
  await expect(dialog.getByText('taking longer than usual')).toBeVisible()
  await stop(page).click()
  await expect(dialog.getByRole('button', { name: 'Confirm' })).not.toHaveAttribute('aria-busy', 'true')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(field(dialog, 'payeeName')).toHaveValue('Hal Whitaker')
  expect((await gateway.member('hal'))?.sessions).toBe(0)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expectMember(page, 'hal')
  expect((await gateway.member('hal'))?.sessions).toBe(1)
})

test('TFA-02 TFA-04 DIA-02 a second step by SMS asks for the country where the merchant accepts several', async ({
  page,
  gateway,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  const picker = dialog.getByRole('button', { name: /^Country code/ })
  const reach = async (): Promise<void> => {
    await page.goto('/m/login')
    await sendLogin(page, 'ivy')
    await expect(field(dialog, 'tel')).toBeVisible()
  }
  await reach()
  await expect(picker).toHaveCount(0)
  await gateway.control({
    settings: { whitelabelVal: { UPDATEMOBILEICC3: true } },
    members: [{ username: 'ivy', mobile: ABROAD }],
  })
  await expect(async () => {
    await reach() // once its settings have loaded
    await expect(picker).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(picker).toHaveAccessibleName('Country code PH +63')
  await picker.click()
  const sheet = page.getByRole('dialog', { name: 'Choose a country code' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape') // only the list
  await expect(sheet).toHaveCount(0)
  await expect(field(dialog, 'tel')).toBeVisible()
  await picker.click()
  await sheet.getByRole('searchbox').fill('malay')
  await sheet.getByRole('button', { name: /Malaysia/ }).click()
  await expect(picker).toHaveAccessibleName('Country code MY +60')
  await field(dialog, 'tel').fill(ABROAD.mobileNum)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByRole('button', { name: /^Again in/ })).toBeVisible()
  expect(await gateway.countCodes(international(ABROAD.mobileNum))).toBe(0)
  await field(dialog, 'code').fill(await gateway.code(`+60${ABROAD.mobileNum}`))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expectMember(page, 'ivy')
})

test(
  'LOG-11 OFF-01 a password change that loses the network goes on when it is back, and is done once',
  WITH_SHELL,
  async ({ page, gateway }) => {
    await openInstalled(page, '/m/login')
    await logIn(page, 'ann')
    await page.goto('/m/changePsw')
    await fillChange(page)
    gateway.goOffline()
    await FORMS.changePassword.submit(page).click()
    await readNetworkNotice(page)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('No answer came')
    await expect(page).toHaveURL(/\/m\/changePsw$/)
    await gateway.clearRequests()
    gateway.goOnline()
    // Continues by itself, without touching the form: what was typed stays.
    await expect.poll(async () => (await gateway.requests()).requests.length).toBeGreaterThan(0)
    for (const [name, value] of Object.entries(FORMS.changePassword.unchangedFields))
      await expect(field(page, name)).toHaveValue(value)
    await FORMS.changePassword.submit(page).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByText('Your password is changed.')).toBeVisible()
    expect((await gateway.requests(FORMS.changePassword.call)).requests).toHaveLength(1)
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/m/home')
    await expectMember(page, 'ann') // the remembered login has the new one
    await expect.poll(() => storedSession(page)).toMatchObject({ userName: 'ann' })
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/m/login?backUrl=%2Fm%2Fgame')
    await sendLogin(page, 'ann', passwordOf('ann'))
    await expect(page.getByRole('alert')).toContainText('password is wrong')
  },
)

test('SES-07 SES-08 an ended session is reported once in each tab of the account, and not again after the player is back', async ({
  page,
  gateway,
}) => {
  await logIn(page, 'ann')
  await page.goto('/m/member/home')
  const tabs = [page, await page.context().newPage(), await page.context().newPage()]
  for (const tab of tabs.slice(1)) await tab.goto('/m/member/home')
  for (const tab of tabs) {
    await expect(tab.getByText('₱1,250.50').last()).toBeVisible()
    await expect.poll(() => storedSession(tab)).not.toBeNull()
  }
  await gateway.control({ members: [{ username: 'ann', endSessions: true }] })
  for (const tab of tabs) {
    await tab.bringToFront()
    for (let press = 0; press < 4; press += 1)
      await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await tab.getByRole('button', { name: 'Refresh the balance' }).click({ noWaitAfter: true })
  }
  for (const tab of tabs) {
    await expect(tab.getByRole('dialog', { name: 'Please log in' })).toBeVisible()
    await expect(tab.getByRole('dialog')).toHaveCount(1)
    expect(await storedSession(tab)).toBeNull()
    await tab.getByRole('dialog').getByRole('button', { name: 'Log in' }).click()
    await expect(tab.getByRole('dialog')).toHaveCount(0)
    await expect(tab).toHaveURL(/\/m\/login/)
    await expectGuest(tab)
  }
  const [first, ...others] = tabs
  await first?.bringToFront()
  if (first) await sendLogin(first, 'ann')
  await expect(page.getByText('₱1,250.50').last()).toBeVisible()
  for (const tab of tabs) await expect(tab.getByRole('dialog')).toHaveCount(0)
  for (const tab of others) await expectGuest(tab)
})
