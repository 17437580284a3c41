import type { Locator, Page } from '@playwright/test'
import { expectGuest, expectMember, logOut, sendLogin, storedSession } from '../support/accounts/account'
import { field, international, NUMBERS } from '../support/accounts/account-fields'
import { expectAccessible } from '../support/design/axe'
import { Phone } from '../support/browser/phone'
import { openInstalled } from '../support/updates/service-worker'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const picker = (page: Page): Locator => page.getByRole('button', { name: /^Country code/ })
const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose a country code' })
const submit = (page: Page): Promise<void> =>
  page.locator('form').getByRole('button', { name: 'Log in' }).click()

const openSmsLogin = async (page: Page, url = '/m/login'): Promise<void> => {
  await page.goto(url)
  await page.getByRole('tab', { name: 'SMS code' }).click()
  await expect(field(page, 'tel')).toBeVisible()
}

const askForCode = async (page: Page, number: string): Promise<void> => {
  await field(page, 'tel').fill(number)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('button', { name: /^Again in \d+:\d\d$/ })).toBeVisible()
}

test('LOG-14 SES-10 a login by SMS saves the number, logs nobody in automatically, and requires no old password', async ({
  gateway,
}) => {
  const phone = await Phone.create()
  try {
    let page = await phone.open(`${gateway.origin}/m/login`)
    await openSmsLogin(page, `${gateway.origin}/m/login`)
    await askForCode(page, NUMBERS.ann)
    await field(page, 'code').fill(await gateway.code(international(NUMBERS.ann)))
    await submit(page)
    await expectMember(page, 'ann')
    await expect(page).toHaveURL(/\/m\/home$/)
    expect(await storedSession(page)).toMatchObject({ id: '70001', userName: 'ann' })
    await page.goto(`${gateway.origin}/m/changePsw`)
    await expect(field(page, 'new-password')).toBeVisible()
    await expect(field(page, 'password')).toHaveCount(0)
    await phone.close()

    await gateway.clearRequests()
    page = await phone.open(`${gateway.origin}/m/home`)
    await expectGuest(page)
    await page.goto(`${gateway.origin}/m/login`)
    await expect(page.getByLabel('Username')).toHaveValue('')
    await page.getByRole('tab', { name: 'SMS code' }).click()
    await expect(field(page, 'tel')).toHaveValue(NUMBERS.ann)
    await expect(field(page, 'code')).toHaveValue('')
    expect((await gateway.requests('/wps/session/login')).requests).toHaveLength(0)
  } finally {
    await phone.discard()
  }
})

test('LOG-14 a wrong code and an unknown number show errors at their fields, and an empty field gets the focus', async ({
  page,
  gateway,
}) => {
  await openSmsLogin(page)
  await submit(page)
  await expect(field(page, 'tel')).toBeFocused()
  await expect(field(page, 'tel')).toHaveAccessibleDescription('Enter your mobile number.')
  await askForCode(page, NUMBERS.ann)
  await expect(field(page, 'code')).toBeFocused()
  await submit(page)
  await expect(field(page, 'code')).toHaveAccessibleDescription('Enter the code.')
  const right = await gateway.code(international(NUMBERS.ann))
  await field(page, 'code').fill(right === '000000' ? '000001' : '000000')
  await submit(page)
  await expect(page.getByRole('alert')).toHaveText('The code is wrong or no longer valid.')
  await expect(field(page, 'code')).toHaveValue('')
  await expect(field(page, 'code')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'tel')).toHaveValue(NUMBERS.ann)
  await expectAccessible(page)
  await expect(async () => {
    await field(page, 'code').fill(right)
    await submit(page)
    await expectMember(page, 'ann')
  }).toPass()
  await logOut(page)

  await openSmsLogin(page)
  await askForCode(page, '9998887777')
  await field(page, 'code').fill(await gateway.code('+639998887777'))
  await submit(page)
  await expect(page.getByRole('alert')).toHaveText('There is no account with this number.')
  await expect(field(page, 'tel')).toHaveAccessibleDescription('There is no account with this number.')
  await expectGuest(page)
})

test('TFA-04 a code counts down to its end and is then sent again; another number starts over', async ({
  page,
  gateway,
}) => {
  await gateway.control({ codes: { lifetimeMs: 4_000 } })
  await openSmsLogin(page)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(field(page, 'tel')).toBeFocused() // nothing is sent without a number
  await expect(field(page, 'tel')).toHaveAccessibleDescription('Enter your mobile number.')
  await askForCode(page, NUMBERS.ann)
  const waiting = page.getByRole('button', { name: /^Again in/ })
  await expect(waiting).toHaveAttribute('aria-disabled', 'true')
  await waiting.click({ force: true })
  const again = page.getByRole('button', { name: 'Send again' })
  await expect(again).toBeVisible()
  expect(await gateway.countCodes(international(NUMBERS.ann))).toBe(1)
  await gateway.control({ codes: { lifetimeMs: 300_000 } })
  await again.click()
  await expect(waiting).toHaveText(/^Again in [45]:\d\d$/)
  await expect(page.getByText(/A code is on its way\. It is valid until/)).toBeVisible()
  expect(await gateway.countCodes(international(NUMBERS.ann))).toBe(2)
  await field(page, 'tel').fill('9170000002')
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible()
})

test('TFA-04 NET-11 too many codes show the text to wait, and a missing response shows its own text', async ({
  page,
  gateway,
}) => {
  await openSmsLogin(page)
  const sms = '/wps/verification/sms/noLogin'
  await gateway.faults({
    match: sms,
    fault: { kind: 'failure', errorCode: 'TOO_MANY_REQUEST', status: 429 },
  })
  await field(page, 'tel').fill(NUMBERS.ann)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Too many tries in a short time.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await gateway.faults({ match: sms, fault: { kind: 'html' } })
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('No answer came.')).toBeVisible()
  await gateway.faults()
  await askForCode(page, NUMBERS.ann)
})

test('LOG-14 LOG-05 a login by SMS may require a second factor too', async ({ page, gateway }) => {
  await gateway.control({ members: [{ username: 'ann', verifiedBy: ['payeeName'] }] })
  await openSmsLogin(page)
  await askForCode(page, NUMBERS.ann)
  await field(page, 'code').fill(await gateway.code(international(NUMBERS.ann)))
  await submit(page)
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await field(dialog, 'payeeName').fill('Ann Reyes')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expectMember(page, 'ann')
})

test('DIA-01 the country list is searched by name and code, and the choice is saved', async ({ page }) => {
  await openSmsLogin(page)
  await expect(picker(page)).toHaveAccessibleName('Country code PH +63')
  await picker(page).click()
  const sheet = sheetOf(page)
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Philippines' })).toBeInViewport()
  await expect(sheet.locator('img[src*="/country/PH.png"]')).toBeVisible()
  const search = sheet.getByRole('searchbox')
  await search.fill('zealandia')
  await expect(sheet.getByText('No country matches.')).toBeVisible()
  await search.fill('+351')
  await expect(sheet.getByRole('listitem')).toHaveText(/Portugal/)
  await search.fill('malay')
  await expect(sheet.getByRole('listitem')).toHaveText(/Malaysia/)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /Malaysia/ }).click()
  await expect(sheet).toHaveCount(0)
  await expect(picker(page)).toHaveAccessibleName('Country code MY +60')
  await picker(page).click()
  await page.goBack() // closes only the list
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/login$/)
  await openSmsLogin(page)
  await expect(picker(page)).toHaveAccessibleName('Country code MY +60')
})

test('DIA-01 a flag that the first image host does not have comes from the next', async ({
  page,
  gateway,
  consoleWatch,
}) => {
  consoleWatch.allow(/404/u)
  const imageCDNs = [`${gateway.cdnOrigin}/missing`, gateway.cdnOrigin]
  await gateway.control({ settings: { imageCDNs } })
  await openSmsLogin(page)
  await expect(picker(page).locator(`img[src="${gateway.cdnOrigin}/country/PH.png"]`)).toBeVisible()
})

test('DIA-02 DIA-03 the merchant’s own code is shown where the choice is off, and elsewhere it is not', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/forgotPassword')
  await expect(field(page, 'tel')).toBeVisible()
  await expect(picker(page)).toHaveCount(0)
  await gateway.control({ settings: { whitelabelVal: { UPDATEMOBILEICC3: true } } })
  await expect(async () => {
    await page.goto('/m/forgotPassword')
    await expect(picker(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await gateway.control({ settings: { whitelabelVal: { DISABLEDMOBILEICC3: true } }, visitor: 'MY' })
  await expect(async () => {
    await openSmsLogin(page)
    await expect(picker(page)).toHaveAttribute('aria-disabled', 'true', { timeout: 2_000 })
  }).toPass()
  await expect(picker(page)).toHaveAccessibleName('Country code PH +63')
  await picker(page).click({ force: true })
  await expect(sheetOf(page)).toHaveCount(0)
})

test(
  'DIA-01 OFF-01 with no network the list works, with letters in place of flags',
  WITH_SHELL,
  async ({ page, gateway }) => {
    await openInstalled(page, '/m/login')
    await page.getByRole('tab', { name: 'SMS code' }).click()
    await expect(picker(page)).toHaveAccessibleName('Country code PH +63')
    gateway.goOffline()
    await page.reload()
    await page.getByRole('tab', { name: 'SMS code' }).click()
    await picker(page).click()
    const portugal = sheetOf(page).getByRole('button', { name: /Portugal/ })
    await portugal.scrollIntoViewIfNeeded()
    await expect(portugal).toContainText('PT')
    await portugal.click()
    await expect(picker(page)).toHaveAccessibleName('Country code PT +351')
    await expect(page.getByText('You are offline. What you typed stays here')).toBeVisible()
  },
)

test('LOG-14 both login methods are tabs side by side, and the arrow keys switch between them', async ({
  page,
}) => {
  await page.goto('/m/login')
  await expect(page.getByRole('tab', { name: 'Password' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Password' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'SMS code' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'SMS code' }).press('ArrowLeft')
  await sendLogin(page, 'ann')
  await expectMember(page, 'ann')
})
