import type { Page } from '@playwright/test'
import { expectMember } from '../support/accounts/account'
import { field, international, NUMBERS } from '../support/accounts/account-fields'
import { type AccountForm, FORMS, NEW_NUMBER } from '../support/accounts/account-forms'
import type { TestGateway } from '../support/gateway/test-gateway'
import { readNetworkNotice } from '../support/network/network-notice'
import { readWelcome } from '../support/accounts/registration'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const SLOW = { kind: 'delay', ms: 1_500 }

interface Case {
  readonly title: string
  readonly form: AccountForm
  /** What the player sees, and the proof at the gateway that it was done once. */
  readonly proof: (page: Page, gateway: TestGateway) => Promise<void>
}

const sessionsOf = async (gateway: TestGateway, username: string) =>
  (await gateway.member(username))?.sessions

const CASES: readonly Case[] = [
  {
    title: 'LOG-14 LOG-02 a login by SMS',
    form: FORMS.smsLogin,
    proof: async (page, gateway) => {
      await expectMember(page, 'ann')
      expect(await sessionsOf(gateway, 'ann')).toBe(1)
    },
  },
  {
    title: 'TFA-06 a second step',
    form: FORMS.secondStep,
    proof: async (page, gateway) => {
      await expectMember(page, 'hal')
      expect(await sessionsOf(gateway, 'hal')).toBe(1)
    },
  },
  {
    title: 'REG-02 a registration by mobile',
    form: FORMS.registerByMobile,
    proof: async (page, gateway) => {
      await readWelcome(page, `63${NEW_NUMBER}`)
      expect(await gateway.registrations()).toHaveLength(1)
      expect(await sessionsOf(gateway, `63${NEW_NUMBER}`)).toBe(1)
    },
  },
  {
    title: 'LOG-12 a forgotten password',
    form: FORMS.reset,
    proof: async (page) => {
      await expect(page.getByText('Your new password is set. Log in with it.')).toBeVisible()
    },
  },
  {
    title: 'LOG-11 a change of password',
    form: FORMS.changePassword,
    proof: async (page) => {
      await expect(page.getByText('Your password is changed.')).toBeVisible()
    },
  },
]

for (const { title, form, proof } of CASES) {
  test(`${title} that is tapped repeatedly is sent once`, async ({ page, gateway }) => {
    await form.fill(page, gateway, 'EN')
    await gateway.faults({ match: form.call, fault: SLOW })
    await gateway.clearRequests()
    await form.submit(page).dblclick()
    await expect(form.submit(page)).toHaveAttribute('aria-busy', 'true')
    await form.submit(page).click({ force: true })
    await field(page, Object.keys(form.unchangedFields)[0] ?? '').press('Enter')
    await proof(page, gateway)
    expect((await gateway.requests(form.call)).requests).toHaveLength(1)
  })
}

test('TFA-04 LOG-12 a code requested repeatedly is sent once, to a number and to an email', async ({
  page,
  gateway,
}) => {
  const email = 'ann@harbour.example'
  await page.goto('/m/forgotPassword')
  await gateway.faults({ match: '/wps/verification/', fault: SLOW })
  await field(page, 'username').fill('ann')
  await field(page, 'tel').fill(NUMBERS.ann)
  const ask = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Send code' }).dblclick()
    await page.getByRole('button', { name: 'Sending' }).click({ force: true })
    await expect(page.getByRole('button', { name: /^Again in/ })).toBeVisible()
  }
  await ask()
  expect(await gateway.countCodes(international(NUMBERS.ann))).toBe(1)
  await page.getByRole('tab', { name: 'Email' }).click()
  await field(page, 'email').fill(email)
  await ask()
  expect(await gateway.countCodes(email)).toBe(1)
})

test('TFA-04 LOG-12 a code whose response is invalid or missing shows an error, and the number stays', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/forgotPassword')
  await field(page, 'username').fill('ann')
  await field(page, 'tel').fill(NUMBERS.ann)
  const statusNotice = page.getByRole('main').getByRole('status').filter({ hasText: 'No answer came.' })
  for (const fault of [
    { kind: 'html' },
    { kind: 'cut', at: 'before' },
    { kind: 'value', value: { expirationTime: 'soon' } },
    { kind: 'truncatedJson' },
  ]) {
    await gateway.faults({ match: '/wps/verification/', fault })
    await page.getByRole('button', { name: 'Send code' }).click()
    if (fault.kind === 'cut') await readNetworkNotice(page)
    await expect(statusNotice, JSON.stringify(fault)).toBeVisible()
    await expect(field(page, 'tel')).toHaveValue(NUMBERS.ann)
  }
  await gateway.faults()
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('button', { name: /^Again in/ })).toBeVisible()
  await expect(statusNotice).toHaveCount(0)
})
