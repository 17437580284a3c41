import { expectGuest, expectMember, logIn, sendLogin, storedSession } from '../support/accounts/account'
import { field } from '../support/accounts/account-fields'
import {
  fillRegistration,
  NEW_PASSWORD,
  openByMobile,
  readWelcome,
  registerByName,
  sendRegistration,
} from '../support/accounts/registration'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const PLACEHOLDER = 'no-one-logs-in-with-this'
const NUMBER = '9175550123'

test('REG-06 DIA-02 no mobile number is requested unless the merchant wants it', async ({ page }) => {
  await page.goto('/m/register')
  await expect(field(page, 'username')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test('REG-01 REG-06 by mobile there is no password field, and its replacement logs nobody in', async ({
  page,
  gateway,
}) => {
  await openByMobile(page, gateway, { mobileRegisterPassword: PLACEHOLDER })
  await expect(field(page, 'new-password')).toHaveCount(0)
  await expect(field(page, 'code')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Country code PH +63' })).toBeVisible()
  await sendRegistration(page)
  await expect(field(page, 'tel')).toBeFocused()
  await field(page, 'tel').fill(NUMBER)
  const sent = page.waitForRequest((request) => request.url().endsWith('/wps/member/register/mobile'))
  await sendRegistration(page)
  expect((await (await sent).allHeaders())['moduleid']).toBe('MOBILENUMREG3')
  const name = `63${NUMBER}`
  await readWelcome(page, name)
  await expectMember(page, name)
  expect(await gateway.registrations()).toMatchObject([{ username: name, kind: 'mobile' }])
  expect(await gateway.member(name)).toMatchObject({
    hasPassword: false,
    mobile: { countryDialingCode: '63', mobileNum: NUMBER },
  })
  // A member without a password is not asked for it (LOG-11). They log in by SMS again, never automatically.
  await page.goto('/m/changePsw')
  await expect(field(page, 'new-password')).toBeVisible()
  await expect(field(page, 'password')).toHaveCount(0)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/m/login')
  await sendLogin(page, name, PLACEHOLDER)
  await expect(page.getByRole('alert')).toContainText('password is wrong')
  await expectGuest(page)
})

test('REG-09 an error of one form is not shown on the other, and what was typed stays', async ({
  page,
  gateway,
}) => {
  await openByMobile(page, gateway, { whitelabelVal: { MOBILENUMPASSREG3: true } })
  await field(page, 'new-password').fill('short')
  await sendRegistration(page)
  await expect(field(page, 'new-password')).toHaveAccessibleDescription('At least 6 characters.')
  await page.getByRole('tab', { name: 'Username' }).click()
  await expect(field(page, 'new-password')).toHaveAccessibleDescription('')
  await expect(field(page, 'new-password')).toHaveValue('short')
  await sendRegistration(page)
  await expect(field(page, 'username')).toBeFocused()
  await page.getByRole('tab', { name: 'Mobile number' }).click()
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0)
})

test('REG-10 by mobile a code is required where the merchant says so, and a wrong one shows an error', async ({
  page,
  gateway,
}) => {
  await openByMobile(page, gateway, {
    mobileRegisterVerify: true,
    whitelabelVal: { MOBILENUMPASSREG3: true },
  })
  await field(page, 'tel').fill(NUMBER)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('button', { name: /^Again in/ })).toBeVisible()
  await field(page, 'new-password').fill(NEW_PASSWORD)
  await sendRegistration(page)
  await expect(field(page, 'code')).toHaveAccessibleDescription('Enter the code.')
  const code = await gateway.code(`+63${NUMBER}`)
  await field(page, 'code').fill(code === '000000' ? '000001' : '000000')
  await sendRegistration(page)
  const alert = page.getByRole('dialog', { name: 'The account was not created' })
  await expect(alert).toContainText(/code/i)
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(field(page, 'code')).toHaveValue('')
  expect(await gateway.registrations()).toEqual([])
  await expect(async () => {
    await field(page, 'tel').fill(NUMBER)
    await field(page, 'code').fill(code)
    await sendRegistration(page)
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await readWelcome(page, `63${NUMBER}`)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/m/home')
  await expectMember(page, `63${NUMBER}`) // by the remembered password
})

test('REG-07 the codes of the entry page are used later, a newer link takes precedence, and "www" is the domain’s', async ({
  page,
  gateway,
}) => {
  const status = { affiliate: { code: 'harbour-own', referralCode: 'DOMAIN1' } }
  await gateway.control({ status })
  const register = async (url: string, name: string): Promise<void> => {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(url)
    await page.getByRole('switch', { name: 'Keep me logged in' }).click()
    await registerByName(page, name)
    await expectMember(page, name)
  }
  await page.goto('/m/home')
  await register('/m/register', 'of.the.domain')
  await page.goto('/m/index.html?affiliateCode=north&referralCode=OLD1')
  await expectMember(page, 'of.the.domain')
  await register('/m/register', 'of.the.entry')
  await register('/m/register?affiliateCode=south&r=NEW2', 'of.the.link')
  await register('/m/register?affiliateCode=www', 'of.www')
  expect(
    (await gateway.registrations()).map((one) => [one.username, one.affiliateCode, one.referralCode]),
  ).toEqual([
    ['of.the.domain', 'harbour-own', 'DOMAIN1'],
    ['of.the.entry', 'north', 'OLD1'],
    ['of.the.link', 'south', 'NEW2'],
    ['of.www', 'harbour-own', 'NEW2'],
  ])
  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(stored).toMatchObject({ originalDomain: gateway.origin })
})

test('REG-08 an agent registers a player under their code, and stays logged in', async ({
  page,
  gateway,
}) => {
  await logIn(page, 'ben')
  const session = await storedSession(page)
  await page.goto('/m/member/home')
  await page.getByRole('link', { name: 'Register a player' }).click()
  await expect(page).toHaveURL(/\/m\/agentRegister$/)
  await expect(page.getByRole('switch')).toHaveCount(0)
  for (const name of ['first.player', 'second.player']) {
    await expect(async () => {
      await fillRegistration(page, name)
      await sendRegistration(page)
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3_000 })
    }).toPass()
    const done = page.getByRole('dialog', { name: new RegExp(`^.${name}. is registered$`, 'u') })
    await done.getByRole('button', { name: 'Register another' }).click()
    await expect(field(page, 'username')).toHaveValue('')
    await expect(field(page, 'new-password')).toHaveValue('')
  }
  await expect(page).toHaveURL(/\/m\/agentRegister$/)
  expect(await storedSession(page)).toEqual(session)
  await expectMember(page, 'ben')
  const registrations = await gateway.registrations()
  expect(registrations.map(({ username }) => username)).toEqual(['first.player', 'second.player'])
  const codes = new Set(registrations.map(({ referralCode }) => referralCode))
  expect([...codes]).toEqual([expect.stringMatching(/\S+/)])
  expect(await gateway.member('first.player')).toMatchObject({ sessions: 0, hasPassword: true })
  // A reload logs in the agent again.
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/m/home')
  await expectMember(page, 'ben')
})

test('REG-08 SES-05 only agents may register players: guests are led to the login, players see a message', async ({
  page,
}) => {
  await page.goto('/m/agentRegister')
  await expect(page).toHaveURL(/\/m\/login\?backUrl=%2Fm%2FagentRegister/)
  await sendLogin(page, 'ann')
  await expect(page.getByText('This page is for agents.')).toBeVisible()
  await expect(page.locator('form')).toHaveCount(0)
})
