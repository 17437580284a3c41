import { expectGuest, expectMember, sendLogin, storedSession } from '../support/accounts/account'
import { field } from '../support/accounts/account-fields'
import { expectAccessible } from '../support/design/axe'
import { storedTexts } from '../support/storage/stored-texts'
import { Phone } from '../support/browser/phone'
import {
  fillRegistration,
  NEW_PASSWORD,
  readWelcome,
  registerByName,
  sendRegistration,
} from '../support/accounts/registration'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const REGISTER = '/wps/member/register'

test('REG-01 a registration is one encrypted post, and contains its attribution', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/register?r=F7&affiliateCode=coast&fbclid=click-1&secret=query')
  await expect(page.getByText('Invited with code \u2068F7\u2069')).toBeVisible()
  await fillRegistration(page, 'nia.okoro')
  await gateway.clearRequests()
  const sent = page.waitForRequest((request) => request.url().endsWith(REGISTER))
  await sendRegistration(page)
  const post = await sent
  const headers = await post.allHeaders()
  for (const name of ['encryption', 'x-digest', 'x-rsa']) expect(headers[name]).toBeTruthy()
  expect(headers).toMatchObject({ moduleid: 'REG3', device: 'MOBILE' })
  expect(headers['authorization']).toBeUndefined()
  expect(post.postData()).not.toContain('nia')
  await readWelcome(page, 'nia.okoro')
  await expectMember(page, 'nia.okoro')
  expect((await gateway.requests(REGISTER)).requests).toHaveLength(1)
  expect(await gateway.registrations()).toEqual([
    {
      username: 'nia.okoro',
      kind: 'username',
      registerMethod: 'H5',
      smsTemplate: null,
      registerUrl: `${gateway.origin}/m/register`,
      domain: '127.0.0.1',
      referralCode: 'F7',
      affiliateCode: 'coast',
      pixelTrack: { attribution: {}, clickIds: { fbclid: 'click-1' } },
      loginDeviceId: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      isOfficialAppLogin: false,
    },
  ])
})

test('REG-04 SES-01 a registration is confirmed, and home replaces its page', async ({ page }) => {
  await page.goto('/m/game')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await page.locator('#main').getByRole('link', { name: 'Register' }).click() // the bar's link has the same name
  await expect(page).toHaveURL(/\/m\/register$/)
  // The previous page stays until this one's code has loaded, and it has a field of that name as well.
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  const entries = await page.evaluate(() => history.length)
  await fillRegistration(page, 'nia')
  await sendRegistration(page)
  await expect(page.getByRole('dialog', { name: /^Welcome, .nia.$/u })).toBeVisible()
  await expect(page).toHaveURL(/\/m\/register$/) // the confirmation is read first
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(NEW_PASSWORD)
  await expectAccessible(page)
  await readWelcome(page, 'nia')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expectMember(page, 'nia')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(await storedSession(page)).toMatchObject({ userName: 'nia', type: 0, merchantCode: 'harbour' })
})

test('LOG-07 LOG-09 R-15 a registered player is logged in again automatically, and no password is stored in plain text', async ({
  gateway,
}) => {
  const phone = await Phone.create()
  try {
    let page = await phone.open(`${gateway.origin}/m/register`)
    await registerByName(page, 'Nia')
    await expectMember(page, 'nia')
    expect(await storedTexts(page)).not.toContain(NEW_PASSWORD)
    await phone.close()
    page = await phone.open(`${gateway.origin}/m/home`)
    await expectMember(page, 'nia')
    await expect.poll(() => storedSession(page)).toMatchObject({ userName: 'nia' })
  } finally {
    await phone.discard()
  }
})

test('LOG-07 a registration without "keep me signed in" is not remembered', async ({ page }) => {
  await page.goto('/m/register')
  await page.getByRole('switch', { name: 'Keep me logged in' }).click()
  await registerByName(page, 'nia')
  await expectMember(page, 'nia')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/m/home')
  await expectGuest(page)
})

test('REG-05 a taken name is reported in the gateway’s text, and another name can be entered', async ({
  page,
}) => {
  await page.goto('/m/register')
  await fillRegistration(page, 'ann')
  await sendRegistration(page)
  const alert = page.getByRole('dialog', { name: 'The account was not created' })
  await expect(alert).toContainText('This is already in use. Please choose another.')
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(alert).toHaveCount(0)
  await expect(field(page, 'username')).toHaveValue('')
  await expect(field(page, 'username')).toBeFocused()
  await expect(field(page, 'new-password')).toHaveValue(NEW_PASSWORD)
  await expectGuest(page)
  await expect(async () => {
    await field(page, 'username').fill('ann.the.second')
    await sendRegistration(page)
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await readWelcome(page, 'ann.the.second')
  await expectMember(page, 'ann.the.second')
})

test('REG-09 each field shows its error when it loses the focus and at the submit', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/register')
  await gateway.clearRequests()
  await sendRegistration(page)
  await expect(field(page, 'username')).toBeFocused()
  const nameRule = '3 to 32 letters, digits, dots or underscores.'
  await expect(field(page, 'username')).toHaveAccessibleDescription(nameRule)
  await expect(field(page, 'new-password')).toHaveAccessibleDescription('At least 6 characters.')
  await expectAccessible(page)
  await page.reload()
  await field(page, 'username').fill('no spaces')
  await expect(field(page, 'username')).toHaveAccessibleDescription('') // not while typing
  await field(page, 'new-password').fill('short')
  await expect(field(page, 'username')).toHaveAccessibleDescription(nameRule)
  await field(page, 'username').fill('nia')
  await expect(field(page, 'username')).toHaveAccessibleDescription('')
  await expect(field(page, 'new-password')).toHaveAccessibleDescription('At least 6 characters.')
  await field(page, 'new-password').fill('Welcome1') // the default password that the back office gives to players
  await sendRegistration(page)
  await expect(field(page, 'new-password')).toHaveAccessibleDescription(
    'This password is too well known. Choose another.',
  )
  expect((await gateway.requests(REGISTER)).requests).toHaveLength(0)
})

test('REG-02 one registration at a time, also when it is submitted again while in progress', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/register')
  await gateway.faults({ match: REGISTER, fault: { kind: 'delay', ms: 2_000 } })
  await gateway.clearRequests()
  await fillRegistration(page, 'nia')
  await field(page, 'new-password').press('Enter')
  const busy = page.getByRole('button', { name: 'Creating the account' })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await page.evaluate(() => document.querySelector('form')?.requestSubmit())
  await readWelcome(page, 'nia')
  await expectMember(page, 'nia')
  expect((await gateway.requests(REGISTER)).requests).toHaveLength(1)
})

for (const [what, fault] of [
  ['half an answer', { kind: 'truncatedJson' }],
  ['a value of another shape', { kind: 'value', value: { token: 7 } }],
] as const) {
  test(`REG-05 R-03 ${what} in place of the response keeps what was typed, and the form goes on`, async ({
    page,
    gateway,
  }) => {
    await page.goto('/m/register')
    await gateway.faults({ match: REGISTER, fault })
    await fillRegistration(page, 'nia')
    await sendRegistration(page)
    const alert = page.getByRole('dialog', { name: 'No answer' }) // and nothing about the account
    await expect(alert).toContainText('No answer came')
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(field(page, 'username')).toHaveValue('nia')
    await expect(field(page, 'new-password')).toHaveValue(NEW_PASSWORD)
    await gateway.faults()
    await expectGuest(page)
    // The gateway registered them all the same: the player is not locked out of the new account.
    expect(await gateway.registrations()).toHaveLength(1)
    await page.goto('/m/login')
    await sendLogin(page, 'nia', NEW_PASSWORD)
    await expectMember(page, 'nia')
  })
}

test('REG-05 R-03 a page of the network in place of the response shows an error, and the same form goes on', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/register')
  await gateway.faults({ match: REGISTER, fault: { kind: 'html' } })
  await fillRegistration(page, 'nia')
  await sendRegistration(page)
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await gateway.faults()
  await expect(async () => {
    await sendRegistration(page)
    await expect(page.getByRole('dialog', { name: /^Welcome, .nia.$/u })).toBeVisible({ timeout: 5_000 })
  }).toPass()
  expect(await gateway.registrations()).toHaveLength(1)
})
