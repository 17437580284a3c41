import type { Page } from '@playwright/test'
import { expectGuest, expectMember, logIn, sendLogin, storedSession } from '../support/accounts/account'
import { field, international, NUMBERS } from '../support/accounts/account-fields'
import { fillChange, FORMS, NEW_NUMBER } from '../support/accounts/account-forms'
import type { TestGateway } from '../support/gateway/test-gateway'
import { shortenSlowHint, requestOver } from '../support/network/slow-hint'
import { NEW_PASSWORD } from '../support/accounts/registration'
import { readTables } from '../support/storage/tables'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const DELAY = { kind: 'delay', ms: 4_000 }
const LONG_DELAY = { kind: 'delay', ms: 10_000 } // another member logs in meanwhile, also on a busy machine
const INFO = '/wps/member/info'

const sessionsOf = async (gateway: TestGateway, username: string): Promise<number> =>
  (await gateway.member(username))?.sessions ?? 0

const busy = (page: Page) => page.locator('form button[type=submit][aria-busy=true]')

/** Ben is logged in and stays: in this tab, in the next one, and with his own rows. */
const expectBenAlone = async (page: Page): Promise<void> => {
  await expectMember(page, 'ben')
  await page.reload()
  await expectMember(page, 'ben')
  expect(await storedSession(page)).toMatchObject({ userName: 'ben' })
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/m/home')
  await expectMember(page, 'ben')
  expect(Object.keys((await readTables(page))['members'] ?? [])).toHaveLength(1)
}

for (const [title, form] of [
  ['by password', FORMS.login],
  ['by SMS', FORMS.smsLogin],
] as const) {
  test(`LOG-02 LOG-14 SES-08 a late response to an abandoned login ${title} changes nothing for the next member`, async ({
    page,
    gateway,
  }) => {
    await shortenSlowHint(page)
    await form.fill(page, gateway, 'EN')
    await gateway.faults({ match: form.call, times: 1, fault: LONG_DELAY })
    await form.submit(page).click()
    await page.getByRole('button', { name: 'Stop waiting' }).click()
    await page.getByRole('tab', { name: 'Password' }).click()
    await sendLogin(page, 'ben')
    await expectMember(page, 'ben')
    expect(await sessionsOf(gateway, 'ann')).toBe(0)
    await expect.poll(() => sessionsOf(gateway, 'ann')).toBe(1) // now it has its response
    await expectBenAlone(page)
  })
}

test('TFA-03 TFA-06 a late response to a closed second step changes nothing for the next member', async ({
  page,
  gateway,
}) => {
  await FORMS.secondStep.fill(page)
  await gateway.faults({ match: FORMS.secondStep.call, times: 1, fault: LONG_DELAY })
  await FORMS.secondStep.submit(page).click()
  await expect(busy(page)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(async () => {
    await sendLogin(page, 'ben')
    await expectMember(page, 'ben')
  }).toPass()
  await expect.poll(() => sessionsOf(gateway, 'hal')).toBe(1)
  await expectBenAlone(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('REG-04 R-10 a registration without a response does not delay a player who left it to log in', async ({
  page,
  gateway,
}) => {
  await FORMS.register.fill(page)
  await gateway.faults({ match: FORMS.register.call, times: 1, fault: { kind: 'delay', ms: 9_000 } })
  await FORMS.register.submit(page).click()
  await expect(busy(page)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await sendLogin(page, 'ben')
  await expect(page.getByRole('link', { name: 'Your account, ben' })).toBeVisible({ timeout: 7_000 })
  expect(await gateway.registrations()).toEqual([])
  await expect.poll(() => gateway.registrations()).toHaveLength(1)
  await expectBenAlone(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('LOG-11 SES-08 a late response to a password change is not shown to the next member', async ({
  page,
  gateway,
}) => {
  await logIn(page, 'ann')
  await page.getByRole('link', { name: 'Your account, ann' }).click()
  await page.getByRole('link', { name: 'Change password' }).click()
  await fillChange(page)
  await gateway.faults({ match: FORMS.changePassword.call, times: 1, fault: DELAY })
  await FORMS.changePassword.submit(page).click()
  await expect(busy(page)).toBeVisible()
  const over = requestOver(page, FORMS.changePassword.call)
  await page.goBack()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click()
  await expectGuest(page)
  const statusNotice = page.getByText('Your password is changed.')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await sendLogin(page, 'ben')
  await expectMember(page, 'ben')
  await over
  await expect(statusNotice).toHaveCount(0)
  await expectBenAlone(page)
})

test('LOG-12 a late response to a password reset does not navigate away from the current page', async ({
  page,
  gateway,
}) => {
  await FORMS.reset.fill(page, gateway, 'EN')
  await gateway.faults({ match: FORMS.reset.call, times: 1, fault: DELAY })
  await FORMS.reset.submit(page).click()
  await expect(busy(page)).toBeVisible()
  await page
    .getByRole('contentinfo')
    .or(page.getByRole('navigation'))
    .getByRole('link', { name: 'Games' })
    .first()
    .click()
  await expect(page).toHaveURL(/\/m\/game$/)
  await expect(page.getByText('Your new password is set. Log in with it.')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/game$/)
  await page.goto('/m/login')
  await sendLogin(page, 'ann', NEW_PASSWORD)
  await expectMember(page, 'ann')
})

test('TFA-04 REG-10 a late response about a code says nothing about the number that is entered now', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/login')
  await page.getByRole('tab', { name: 'SMS code' }).click()
  await gateway.faults({ match: '/wps/verification/sms/noLogin', times: 1, fault: DELAY })
  const send = page.getByRole('button', { name: 'Send code' })
  await field(page, 'tel').fill(NUMBERS.ann)
  await send.click()
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible()
  const answered = page.waitForResponse((response) => response.url().includes('/sms/noLogin'))
  await field(page, 'tel').fill(NEW_NUMBER)
  await expect(send).toBeVisible()
  await answered
  expect(await gateway.countCodes(international(NUMBERS.ann))).toBe(1)
  // The response has arrived when the first number starts its countdown; the other number has nothing to wait for.
  await field(page, 'tel').fill(NUMBERS.ann)
  await expect(page.getByRole('button', { name: /Again in/ })).toBeVisible()
  await field(page, 'tel').fill(NEW_NUMBER)
  await expect(send).toBeVisible()
})

test('SES-07 SES-08 a late response to a logout, whatever it says, does not affect the next member', async ({
  page,
  gateway,
}) => {
  for (const fault of [
    { kind: 'html' },
    { kind: 'truncatedJson' },
    { kind: 'cut', at: 'before' },
    { kind: 'status', status: 401 },
  ]) {
    await logIn(page, 'ann', false)
    await page.goto('/m/member/home')
    await gateway.faults(
      { match: '/wps/session/logout', fault: { kind: 'delay', ms: 2_500 } },
      { match: '/wps/session/logout', fault },
    )
    let sent = 0
    page.on('request', (request) => (sent += request.url().endsWith('/wps/session/logout') ? 1 : 0))
    const over = requestOver(page, '/wps/session/logout')
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).dblclick()
    await expectGuest(page)
    expect(await storedSession(page)).toBeNull()
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await page.getByRole('switch', { name: 'Keep me logged in' }).click()
    await sendLogin(page, 'ben')
    await expectMember(page, 'ben')
    await over
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(sent).toBeGreaterThan(0) // repeated until it gets a response (OFF-05)
    page.removeAllListeners('request')
    await page.reload()
    await expectMember(page, 'ben')
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('SES-08 MEM-01 a late response about one member is not shown to the next', async ({ page, gateway }) => {
  await logIn(page, 'ann')
  await page.goto('/m/member/home')
  await expect(page.getByText('₱1,250.50').last()).toBeVisible()
  await gateway.faults({ match: INFO, times: 1, fault: DELAY })
  const answered = page.waitForResponse((response) => response.url().includes(INFO))
  await page.getByRole('button', { name: 'Refresh the balance' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click()
  await expectGuest(page)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await sendLogin(page, 'ben')
  await expectMember(page, 'ben')
  await answered
  await page.goto('/m/member/home')
  await expect(page.getByText('₱8,800.00').last()).toBeVisible()
  await expect(page.getByText('1,250.50')).toHaveCount(0)
  await expectBenAlone(page)
})
