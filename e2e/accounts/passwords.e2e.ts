import type { Page } from '@playwright/test'
import {
  expectGuest,
  expectMember,
  logIn,
  passwordOf,
  sendLogin,
  storedSession,
} from '../support/accounts/account'
import { field, international, NUMBERS } from '../support/accounts/account-fields'
import { expectAccessible } from '../support/design/axe'
import { storedTexts } from '../support/storage/stored-texts'
import { readNetworkNotice } from '../support/network/network-notice'
import { openInstalled } from '../support/updates/service-worker'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const NEW_PASSWORD = 'signal-fire-77'

const fillNew = async (page: Page, password = NEW_PASSWORD, again = password): Promise<void> => {
  await field(page, 'new-password').fill(password)
  await field(page, 'new-password-again').fill(again)
}
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save the password' }).click()
const setPassword = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Set the password' }).click()

for (const [username, why] of [
  ['lou', 'the weak default'],
  ['fay', 'an expired password'],
  ['eve', 'a first login'],
] as const) {
  test(`LOG-04 LOG-11 ${why} leads to the password change, and nowhere else until it is changed`, async ({
    page,
    gateway,
  }) => {
    await gateway.control({ settings: { whitelabelVal: { PWDEXPFORCECHANGE3: true } } })
    await page.goto('/m/login')
    await sendLogin(page, username)
    await expect(page).toHaveURL(/\/m\/changePsw$/)
    await expect(page.getByText('Before you go on, please choose a new password.')).toBeVisible()
    expect(await storedSession(page)).toMatchObject({ userName: username, updatePassword: true })
    for (const path of ['/m/withdraw', '/m/member/home']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/m\/changePsw$/)
    }
    await page.goto('/m/game')
    await expect(page).toHaveURL(/\/m\/game$/)
    await page.goto('/m/changePsw')
    await field(page, 'password').fill(passwordOf(username))
    await fillNew(page)
    await save(page)
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByText('Your password is changed.')).toBeVisible()
    await page.goto('/m/member/home')
    await expect(page).toHaveURL(/\/m\/member\/home$/)
    expect(await storedSession(page)).not.toHaveProperty('updatePassword')
    // The remembered login has the new password.
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/m/home')
    await expectMember(page, username)
    await expect.poll(() => storedSession(page)).toMatchObject({ userName: username, firstTimeLogin: false })
    await page.goto('/m/member/home')
    await expect(page).toHaveURL(/\/m\/member\/home$/)
  })
}

test('LOG-04 an expired password requires nothing where the merchant does not require it', async ({
  page,
}) => {
  await logIn(page, 'fay')
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('LOG-11 the new password has its rules, the old one is required, and only the right one is accepted', async ({
  page,
  gateway,
}) => {
  await logIn(page, 'ann')
  await page.goto('/m/member/home')
  await page.getByRole('link', { name: 'Change password' }).click()
  await expect(page).toHaveURL(/\/m\/changePsw$/)
  await gateway.clearRequests()
  await save(page)
  await expect(field(page, 'password')).toBeFocused()
  await expect(field(page, 'password')).toHaveAccessibleDescription('Enter your current password.')
  await expect(field(page, 'new-password')).toHaveAccessibleDescription('At least 6 characters.')
  await field(page, 'password').fill('not-my-password')
  await fillNew(page, 'short', 'short')
  await save(page)
  await expect(field(page, 'new-password')).toBeFocused()
  await fillNew(page, NEW_PASSWORD, 'another-one')
  await save(page)
  await expect(field(page, 'new-password-again')).toHaveAccessibleDescription(
    'The two passwords are not the same.',
  )
  await fillNew(page, 'Welcome1')
  await save(page)
  await expect(field(page, 'new-password')).toHaveAccessibleDescription(
    'This password is too well known. Choose another.',
  )
  expect((await gateway.requests('/wps/session/password')).requests).toHaveLength(0)

  await fillNew(page)
  await save(page)
  await expect(field(page, 'password')).toHaveAccessibleDescription('The current password is wrong.')
  await expect(field(page, 'password')).toBeFocused()
  await expect(field(page, 'new-password')).toHaveValue(NEW_PASSWORD)
  await expectAccessible(page)
  await field(page, 'password').fill(passwordOf('ann'))
  await save(page)
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(await storedTexts(page)).not.toContain(NEW_PASSWORD)
  await page.goBack() // the password change has no history entry any more
  await expect(page).toHaveURL(/\/m\/member\/home$/)
})

test('LOG-11 a password change without a response keeps what was typed', async ({ page, gateway }) => {
  await logIn(page, 'ann')
  await page.goto('/m/changePsw')
  await field(page, 'password').fill(passwordOf('ann'))
  await fillNew(page)
  await gateway.faults({ match: '/wps/session/password', fault: { kind: 'cut', at: 'before' } })
  await save(page)
  await readNetworkNotice(page)
  await expect(page.getByRole('alert')).toContainText('No answer came')
  await expect(field(page, 'new-password-again')).toHaveValue(NEW_PASSWORD)
  await gateway.faults()
  await save(page)
  await expect(page).toHaveURL(/\/m\/home$/)
})

for (const way of ['mobile', 'email'] as const) {
  test(`LOG-12 a forgotten password is reset by ${way}, and the old one no longer works`, async ({
    page,
    gateway,
  }) => {
    await page.goto('/m/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page).toHaveURL(/\/m\/forgotPassword$/)
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
    await field(page, 'username').fill('ann')
    if (way === 'email') {
      await page.getByRole('tab', { name: 'Email' }).click()
      await field(page, 'email').fill('ann@harbour.example')
    } else await field(page, 'tel').fill(NUMBERS.ann)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByRole('button', { name: /^Again in/ })).toBeVisible()
    const code = await gateway.code(way === 'email' ? 'ann@harbour.example' : international(NUMBERS.ann))
    await fillNew(page)
    await field(page, 'code').fill(code === '000000' ? '000001' : '000000')
    await setPassword(page)
    await expect(field(page, 'code')).toHaveAccessibleDescription('The code is wrong or no longer valid.')
    await expect(field(page, 'code')).toHaveValue('')
    await expect(field(page, 'code')).toBeFocused()
    await expectAccessible(page)
    await field(page, 'code').fill(code)
    await setPassword(page)
    await expect(page).toHaveURL(/\/m\/login$/)
    await expect(page.getByText('Your new password is set. Log in with it.')).toBeVisible()
    await expectGuest(page)
    await sendLogin(page, 'ann')
    await expect(page.getByRole('alert')).toContainText('password is wrong')
    await expect(async () => {
      await sendLogin(page, 'ann', NEW_PASSWORD)
      await expectMember(page, 'ann')
    }).toPass()
  })
}

test('LOG-12 an unknown name gives the same error as a wrong code, and an empty field gets the focus', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/forgotPassword')
  await setPassword(page)
  await expect(field(page, 'username')).toBeFocused()
  await expect(field(page, 'code')).toHaveAccessibleDescription('Enter the code.')
  await field(page, 'username').fill('nobody.here')
  await field(page, 'tel').fill(NUMBERS.ann)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('button', { name: /^Again in/ })).toBeVisible()
  await field(page, 'code').fill(await gateway.code(international(NUMBERS.ann)))
  await fillNew(page)
  await setPassword(page)
  await expect(field(page, 'code')).toHaveAccessibleDescription('The code is wrong or no longer valid.')
})

test(
  'LOG-12 OFF-01 with no network what was typed stays, and the page shows the error',
  WITH_SHELL,
  async ({ page, gateway }) => {
    await openInstalled(page, '/m/login')
    await page.goto('/m/forgotPassword')
    await field(page, 'username').fill('ann')
    await field(page, 'tel').fill(NUMBERS.ann)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByRole('button', { name: /^Again in/ })).toBeVisible()
    const code = await gateway.code(international(NUMBERS.ann))
    await field(page, 'code').fill(code)
    await fillNew(page)
    gateway.goOffline()
    await setPassword(page)
    await readNetworkNotice(page)
    await expect(page.getByRole('alert')).toContainText('No answer came')
    for (const [name, value] of [
      ['username', 'ann'],
      ['tel', NUMBERS.ann],
      ['code', code],
      ['new-password', NEW_PASSWORD],
    ] as const)
      await expect(field(page, name)).toHaveValue(value)
    gateway.goOnline()
    await expect(async () => {
      await setPassword(page)
      await expect(page).toHaveURL(/\/m\/login$/, { timeout: 5_000 })
    }).toPass()
  },
)

test('LOG-10 a login from another network is rejected once, and no automatic login follows', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/login')
  await sendLogin(page, 'moe')
  await expect(page.getByRole('alert')).toContainText('Your network has changed')
  await expect(async () => {
    await sendLogin(page, 'moe')
    await expectMember(page, 'moe')
  }).toPass()
  await gateway.control({ members: [{ username: 'moe', ipChanged: true }] })
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/m/home')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('0')
  await expectGuest(page)
  await gateway.clearRequests()
  await page.goto('/m/home')
  await expectGuest(page)
  await page.goto('/m/login')
  await expect(page.getByLabel('Username')).toHaveValue('moe') // the saved login is not cleared (LOG-08)
  expect((await gateway.requests('/wps/session/login')).requests).toHaveLength(0)
  await page.locator('form button[type=submit]').click()
  await expectMember(page, 'moe')
})
