import type { Locator, Page } from '@playwright/test'
import { expectGuest, expectMember, passwordOf, sendLogin, storedSession } from '../support/accounts/account'
import { field, international, NUMBERS } from '../support/accounts/account-fields'
import { expectAccessible } from '../support/design/axe'
import type { TestGateway } from '../support/gateway/test-gateway'
import { storedTexts } from '../support/storage/stored-texts'
import { readNetworkNotice } from '../support/network/network-notice'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const VERIFICATION = '/wps/session/login/verification'

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Confirm that it is you' })
const confirm = (dialog: Locator): Promise<void> => dialog.getByRole('button', { name: 'Confirm' }).click()

/** Logs in by password and shows the second step. */
const reachSecondStep = async (page: Page, username: string): Promise<Locator> => {
  await page.goto('/m/login')
  await sendLogin(page, username)
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  return dialog
}

const prove = {
  hal: (dialog: Locator) => field(dialog, 'payeeName').fill('  hal   WHITAKER '),
  ivy: async (dialog: Locator, gateway: TestGateway) => {
    await field(dialog, 'tel').fill(NUMBERS.ivy)
    await dialog.getByRole('button', { name: 'Send code' }).click()
    await expect(dialog.getByRole('button', { name: /^Again in \d+:\d\d$/ })).toBeVisible()
    await field(dialog, 'code').fill(await gateway.code(international(NUMBERS.ivy)))
  },
  jun: async (dialog: Locator, gateway: TestGateway) => field(dialog, 'code').fill(await gateway.totp('jun')),
  kit: (dialog: Locator) => field(dialog, 'email').fill(' Kit@harbour.example '),
}

for (const [username, method] of [
  ['hal', 'the payee name'],
  ['ivy', 'a code by SMS'],
  ['jun', 'an authenticator'],
  ['kit', 'an email address'],
] as const) {
  test(`LOG-05 TFA-02 TFA-03 TFA-05 a login is confirmed with ${method}, shows a message, and leads home`, async ({
    page,
    gateway,
  }) => {
    const dialog = await reachSecondStep(page, username)
    await expect(dialog.getByRole('tab')).toHaveCount(0)
    await expect(dialog.getByRole('textbox').first()).toBeFocused()
    await prove[username](dialog, gateway)
    await gateway.clearRequests()
    const sent = page.waitForRequest((request) => request.url().endsWith(VERIFICATION))
    await confirm(dialog)
    const headers = await (await sent).allHeaders()
    for (const name of ['encryption', 'x-digest', 'x-rsa']) expect(headers[name]).toBeTruthy()
    expect(headers['device']).toBe('MOBILE')
    await expect(dialog.getByRole('status')).toHaveText('Confirmed. You are being logged in.')
    await expect(page).toHaveURL(/\/m\/login/) // the message is read before the login completes
    expect(await storedSession(page)).not.toBeNull() // saved for a reload
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(dialog).toHaveCount(0)
    await expectMember(page, username)
    expect(await storedSession(page)).toMatchObject({ userName: username })
    expect((await gateway.requests(VERIFICATION)).requests).toHaveLength(1)
  })
}

test('TFA-01 TFA-02 four methods are four tabs, the first is open, and another one begins empty', async ({
  page,
}) => {
  const dialog = await reachSecondStep(page, 'gus')
  await expect(dialog.getByRole('tab')).toHaveText(['Payee name', 'SMS', 'Authenticator', 'Email'])
  await expect(dialog.getByRole('tab', { name: 'Payee name' })).toHaveAttribute('aria-selected', 'true')
  await field(dialog, 'payeeName').fill('Gus')
  await dialog.getByRole('tab', { name: 'SMS' }).click()
  await field(dialog, 'tel').fill(NUMBERS.gus)
  await field(dialog, 'code').fill('123456')
  await dialog.getByRole('tab', { name: 'Authenticator' }).click()
  await expect(field(dialog, 'code')).toHaveValue('')
  await field(dialog, 'code').fill('654321')
  await dialog.getByRole('tab', { name: 'Email' }).click()
  await expect(field(dialog, 'email')).toHaveValue('')
  await dialog.getByRole('tab', { name: 'SMS' }).click()
  await expect(field(dialog, 'tel')).toHaveValue('')
  await expect(field(dialog, 'code')).toHaveValue('')
  await dialog.getByRole('tab', { name: 'Payee name' }).click()
  await expect(field(dialog, 'payeeName')).toHaveValue('')
})

test('TFA-02 an empty field is marked, shows an error and gets the focus, and nothing is sent', async ({
  page,
  gateway,
}) => {
  const dialog = await reachSecondStep(page, 'gus')
  await gateway.clearRequests()
  for (const [tab, name, words] of [
    ['Email', 'email', 'Enter your email address.'],
    ['Authenticator', 'code', 'Enter the code of your authenticator app.'],
    ['SMS', 'tel', 'Enter your mobile number.'],
    ['Payee name', 'payeeName', 'Enter the payee name.'],
  ] as const) {
    await dialog.getByRole('tab', { name: tab }).click()
    await confirm(dialog)
    await expect(field(dialog, name)).toBeFocused()
    await expect(field(dialog, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(dialog, name)).toHaveAccessibleDescription(words)
  }
  await field(dialog, 'payeeName').fill('   ')
  await confirm(dialog)
  await expect(field(dialog, 'payeeName')).toBeFocused()
  await dialog.getByRole('tab', { name: 'SMS' }).click()
  await field(dialog, 'tel').fill(NUMBERS.gus)
  await confirm(dialog)
  await expect(field(dialog, 'code')).toBeFocused()
  await expect(field(dialog, 'code')).toHaveAccessibleDescription('Enter the code.')
  expect((await gateway.requests(VERIFICATION)).requests).toHaveLength(0)
})

test('TFA-03 LOG-08 a wrong code shows an error and can be tried again, by another method too', async ({
  page,
  gateway,
}) => {
  const dialog = await reachSecondStep(page, 'gus')
  await field(dialog, 'payeeName').fill('Somebody Else')
  await confirm(dialog)
  await expect(dialog.getByRole('alert')).toHaveText('This is not right. Check it and try again.')
  await expect(field(dialog, 'payeeName')).toHaveAccessibleDescription(/not right/)
  await expectAccessible(page)
  await dialog.getByRole('tab', { name: 'Authenticator' }).click()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await field(dialog, 'code').fill('000000')
  await confirm(dialog)
  await expect(dialog.getByRole('alert')).toHaveText('The code is wrong or no longer valid.')
  await field(dialog, 'code').fill(await gateway.totp('gus'))
  await confirm(dialog)
  await expectMember(page, 'gus')
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('TFA-06 during the check the button is busy and disabled, and a missing response loses nothing', async ({
  page,
  gateway,
}) => {
  const dialog = await reachSecondStep(page, 'hal')
  await gateway.faults({ match: VERIFICATION, fault: { kind: 'delay', ms: 2_000 } })
  await gateway.clearRequests()
  await field(dialog, 'payeeName').fill('Somebody Else')
  await confirm(dialog)
  const button = dialog.getByRole('button', { name: 'Checking' })
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await field(dialog, 'payeeName').press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('not right')
  expect((await gateway.requests(VERIFICATION)).requests).toHaveLength(1)

  await gateway.faults({ match: VERIFICATION, fault: { kind: 'cut', at: 'before' } })
  await field(dialog, 'payeeName').fill('Hal Whitaker')
  await confirm(dialog)
  await readNetworkNotice(page)
  await expect(dialog.getByRole('alert')).toContainText('No answer came')
  await expect(field(dialog, 'payeeName')).toHaveValue('Hal Whitaker')
  await gateway.faults()
  await confirm(dialog)
  await expectMember(page, 'hal')
})

test('TFA-03 an expired ticket leads back to the login, which says why', async ({ page, gateway }) => {
  const dialog = await reachSecondStep(page, 'hal')
  await gateway.control({ clock: { offsetMs: 11 * 60_000 } })
  await field(dialog, 'payeeName').fill('Hal Whitaker')
  await confirm(dialog)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('The time for this step is over. Please log in again.')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('hal')
  await sendLogin(page, 'hal')
  await field(dialogOf(page), 'payeeName').fill('Hal Whitaker')
  await confirm(dialogOf(page))
  await expectMember(page, 'hal')
})

test('TFA-06 R-15 closing leads back to the login, and nothing of the password stays', async ({ page }) => {
  const dialog = await reachSecondStep(page, 'gus')
  const documentText = (): Promise<string> =>
    page.evaluate(
      () =>
        document.documentElement.outerHTML +
        [...document.querySelectorAll('input')].map(({ value }) => value).join(' '),
    )
  expect(await documentText()).not.toContain(passwordOf('gus'))
  expect(await storedTexts(page)).not.toContain(passwordOf('gus'))
  for (const leave of [
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await leave()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/login$/)
    await expectGuest(page)
    expect(await storedSession(page)).toBeNull()
    await expect(async () => {
      await sendLogin(page, 'gus')
      await expect(dialog).toBeVisible({ timeout: 4_000 })
    }).toPass()
  }
})

test('TFA-05 LOG-07 a login with two steps is remembered, and requires its second step again', async ({
  page,
}) => {
  const dialog = await reachSecondStep(page, 'hal')
  await field(dialog, 'payeeName').fill('Hal Whitaker')
  await confirm(dialog)
  await expectMember(page, 'hal')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/m/login?backUrl=%2Fm%2Fgame')
  await expect(page.getByLabel('Username')).toHaveValue('hal')
  await page.locator('form button[type=submit]').click()
  await field(dialogOf(page), 'payeeName').fill('Hal Whitaker')
  await confirm(dialogOf(page))
  await expect(page).toHaveURL(/\/m\/game$/)
  await expectMember(page, 'hal')
})
