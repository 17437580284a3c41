import { expect, type Locator, type Page } from '@playwright/test'
import { passwordOf } from './account'
import { field, international, NUMBERS } from './account-fields'
import type { TestGateway } from '../gateway/test-gateway'
import { NEW_PASSWORD } from './registration'
import { translationsOf } from '../language/translations'

export const NEW_NUMBER = '9175550123'

/** A form that sends one account call. Tests find its parts by name and position, in any language. */
export interface AccountForm {
  readonly call: string
  /** Opens the form and fills it in. */
  readonly fill: (page: Page, gateway: TestGateway, language: string) => Promise<void>
  readonly submit: (page: Page) => Locator
  /** Where its error message is shown. */
  readonly note: (page: Page) => Locator
  /** True if the gateway's response is shown in an alert over the form (REG-05). */
  readonly hasAlert?: true
  /** Returns the values of the fields. */
  readonly unchangedFields: Readonly<Record<string, string | RegExp>>
}

const SIX_DIGITS = /^\d{6}$/
const submit = (page: Page): Locator => page.locator('main form button[type=submit]')
const note = (page: Page): Locator => page.locator('main').getByRole('alert')

/** Requests a code for the number in the form, and types it in. */
const askForCode = async (page: Page, gateway: TestGateway, number: string, language: string) => {
  await field(page, 'tel').fill(number)
  await page.getByRole('button', { name: translationsOf(language)('account.code.send') }).click()
  await expect(page.getByText(/\d:\d\d/).first()).toBeVisible()
  await field(page, 'code').fill(await gateway.code(international(number)))
}

const fillNewPassword = async (page: Page): Promise<void> => {
  await field(page, 'new-password').fill(NEW_PASSWORD)
  await field(page, 'new-password-again').fill(NEW_PASSWORD)
}

/** Fills in the password change. */
export const fillChange = async (page: Page): Promise<void> => {
  await field(page, 'password').fill(passwordOf('ann'))
  await fillNewPassword(page)
}

const NEW_PASSWORD_FIELDS = { 'new-password': NEW_PASSWORD, 'new-password-again': NEW_PASSWORD }

export const FORMS = {
  login: {
    call: '/wps/session/login',
    fill: async (page) => {
      await page.goto('/m/login')
      await field(page, 'username').fill('ann')
      await field(page, 'password').fill(passwordOf('ann'))
    },
    submit,
    note,
    unchangedFields: { username: 'ann', password: passwordOf('ann') },
  },
  smsLogin: {
    call: '/wps/session/login',
    fill: async (page, gateway, language) => {
      await page.goto('/m/login')
      await page.getByRole('tab').nth(1).click()
      await askForCode(page, gateway, NUMBERS.ann, language)
    },
    submit,
    note,
    unchangedFields: { tel: NUMBERS.ann, code: SIX_DIGITS },
  },
  secondStep: {
    call: '/wps/session/login/verification',
    fill: async (page) => {
      await page.goto('/m/login')
      await field(page, 'username').fill('hal')
      await field(page, 'password').fill(passwordOf('hal'))
      await submit(page).click()
      await field(page, 'payeeName').fill('Hal Whitaker')
    },
    submit: (page) => page.locator('dialog button[type=submit]'),
    note: (page) => page.getByRole('dialog').getByRole('alert'),
    unchangedFields: { payeeName: 'Hal Whitaker' },
  },
  register: {
    call: '/wps/member/register',
    fill: async (page) => {
      await page.goto('/m/register')
      await field(page, 'username').fill('nia')
      await field(page, 'new-password').fill(NEW_PASSWORD)
    },
    submit,
    note: (page) => page.getByRole('dialog'),
    hasAlert: true,
    unchangedFields: { username: 'nia', 'new-password': NEW_PASSWORD },
  },
  registerByMobile: {
    call: '/wps/member/register/mobile',
    fill: async (page, gateway, language) => {
      await gateway.control({
        settings: { mobileRegisterVerify: true, whitelabelVal: { MOBILENUMPASSREG3: true } },
      })
      await expect(async () => {
        await page.goto('/m/register') // once its settings have loaded
        await page.getByRole('tab').nth(1).click({ timeout: 2_000 })
      }).toPass()
      await askForCode(page, gateway, NEW_NUMBER, language)
      await field(page, 'new-password').fill(NEW_PASSWORD)
    },
    submit,
    note: (page) => page.getByRole('dialog'),
    hasAlert: true,
    unchangedFields: { tel: NEW_NUMBER, code: SIX_DIGITS, 'new-password': NEW_PASSWORD },
  },
  reset: {
    call: '/wps/session/password/reset',
    fill: async (page, gateway, language) => {
      await page.goto('/m/forgotPassword')
      await field(page, 'username').fill('ann')
      await askForCode(page, gateway, NUMBERS.ann, language)
      await fillNewPassword(page)
    },
    submit,
    note,
    unchangedFields: { username: 'ann', tel: NUMBERS.ann, code: SIX_DIGITS, ...NEW_PASSWORD_FIELDS },
  },
  changePassword: {
    call: '/wps/session/password',
    fill: async (page, _gateway, language) => {
      await page.goto('/m/login')
      await field(page, 'username').fill('ann')
      await field(page, 'password').fill(passwordOf('ann'))
      await submit(page).click()
      await expect(page, language).toHaveURL(/\/m\/home$/)
      await page.goto('/m/changePsw')
      await fillChange(page)
    },
    submit,
    note,
    unchangedFields: { password: passwordOf('ann'), ...NEW_PASSWORD_FIELDS },
  },
} satisfies Readonly<Record<string, AccountForm>>
