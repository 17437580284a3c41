import type { Page } from '@playwright/test'
import { CHANGE_PASSWORD_ENDPOINT, PROFILE_ICON_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { CHAT_LAUNCH_ENDPOINT, LAUNCH_GAME_ENDPOINT } from '#domain/contract/command-endpoints'
import {
  CLAIM_REWARD_ENDPOINT,
  CREATE_DEPOSIT_ENDPOINT,
  FEEDBACK_ENDPOINT,
} from '#domain/contract/money/transaction-endpoints'
import { expectGuest, logIn, passwordOf, storedSession } from '../support/accounts/account'
import { field } from '../support/accounts/account-fields'
import { switchChat } from '../support/chat/chat'
import type { FaultRule } from '../support/gateway/control-command'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

interface Action {
  readonly call: string
  readonly run: (page: Page) => Promise<void>
}

const claim: Action = {
  call: CLAIM_REWARD_ENDPOINT,
  run: async (page) => {
    await page.goto('/m/rewardCenter')
    await page.getByRole('button', { name: 'Claim' }).first().click()
  },
}

const feedback: Action = {
  call: FEEDBACK_ENDPOINT,
  run: async (page) => {
    await page.goto('/m/feedback')
    await page.getByLabel('Your message').fill('More reefs, please.')
    await page.getByRole('button', { name: 'Send' }).click()
  },
}

const deposit: Action = {
  call: CREATE_DEPOSIT_ENDPOINT,
  run: async (page) => {
    await page.goto('/m/voucherCenter')
    await page.getByRole('textbox', { name: 'Amount' }).fill('100')
    await page.getByRole('button', { name: 'Go to payment' }).click()
  },
}

const picture: Action = {
  call: PROFILE_ICON_ENDPOINT,
  run: async (page) => {
    await page.goto('/m/member/home')
    await page.getByRole('button', { name: 'Change your picture' }).click()
    await page.getByRole('radio', { name: 'Picture 5' }).click()
  },
}

const password: Action = {
  call: CHANGE_PASSWORD_ENDPOINT,
  run: async (page) => {
    await page.goto('/m/changePsw')
    await field(page, 'password').fill(passwordOf('ann'))
    await field(page, 'new-password').fill('signal-fire-77')
    await field(page, 'new-password-again').fill('signal-fire-77')
    await page.getByRole('button', { name: 'Save the password' }).click()
  },
}

const game: Action = {
  call: LAUNCH_GAME_ENDPOINT,
  run: async (page) => {
    await page.goto('/m/launchGame?vendor=BTI&code=BTI-mariners-lions&playType=single')
  },
}

const chat: Action = {
  call: CHAT_LAUNCH_ENDPOINT,
  run: async (page) => {
    await page.goto('/m/chat')
  },
}

type Fault = FaultRule['fault']

const refused = (errorCode: string, message = errorCode): Fault => ({ kind: 'failure', errorCode, message })

/** Expects one notice that leads to the login, and nothing else on the screen. */
const expectOneNotice = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Please log in' })
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/m\/login/)
  await expect(page.getByLabel('Username')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(/invalid|not\.login|\(401\)|Something went wrong/i)).toHaveCount(0)
  expect(await storedSession(page)).toBeNull()
  await expectGuest(page)
}

for (const [form, action, fault] of [
  ['a claim, HTTP 401', claim, { kind: 'status', status: 401, body: 'empty' }],
  ['feedback, customer.not.login', feedback, refused('customer.not.login')],
  ['a deposit, login.not.session', deposit, refused('login.not.session')],
  ['a password, user.or.token.invalid', password, refused('user.or.token.invalid')],
  ['a picture, CUSTOMER_NOT_LOGIN', picture, refused('', 'CUSTOMER_NOT_LOGIN')],
  ['a game, user.or.token.invalid', game, refused('user.or.token.invalid')],
  ['the chat, login.not.session', chat, refused('login.not.session')],
] as const)
  test(`SES-07 one notice for an ended session: ${form}`, async ({ page, gateway }) => {
    await switchChat(gateway)
    await logIn(page, 'ann')
    await gateway.faults({ match: action.call, fault })
    await action.run(page)
    await expectOneNotice(page)
  })

test('SES-07 one notice when every request of the session is rejected', async ({ page, gateway }) => {
  await logIn(page, 'ann')
  await page.goto('/m/rewardCenter')
  await expect(page.getByRole('button', { name: 'Claim' }).first()).toBeVisible()
  await gateway.control({ members: [{ username: 'ann', endSessions: true }] })
  await page.getByRole('button', { name: 'Claim' }).first().click()
  await expectOneNotice(page)
})
