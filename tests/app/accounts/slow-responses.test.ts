import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  CHANGE_PASSWORD_ENDPOINT,
  LOGIN_ENDPOINT,
  REGISTER_MEMBER_ENDPOINT,
  RESET_PASSWORD_ENDPOINT,
  VERIFICATION_ENDPOINT,
} from '#domain/contract/accounts/account-endpoints'
import { SLOW_HINT_DELAY_MS } from '#domain/timing'
import {
  expectNoEarlyHint,
  fillChange,
  fillReset,
  NUMBERS,
  reachSecondStep,
  sessionsOf,
  submit,
  submitButton,
} from '../support/accounts'
import { gateway, open, reload } from '../support/app'
import { holdClock, pass } from '../support/clock'
import { openAs } from '../support/money'
import {
  afterSubmitLock,
  fill,
  goTo,
  passwordOf,
  press,
  seeMember,
  seeText,
  sendLogin,
  storedSession,
} from '../support/player'
import { fillRegistration, NEW_PASSWORD, readWelcome, valueOf } from '../support/registration'
import { seeRequests } from '../support/sync'

interface Form {
  readonly title: string
  readonly call: string
  /** Opens the form and fills it in. */
  readonly fill: () => Promise<unknown>
  /** Some of its fields, with their values. */
  readonly typed: Readonly<Record<string, string>>
  readonly done: () => Promise<unknown>
}

const LOGIN: Form = {
  title: 'LOG-02 a login',
  call: LOGIN_ENDPOINT,
  fill: async () => {
    await open('/m/login')
    await fill('Username', 'ann')
    await fill('Password', passwordOf('ann'))
  },
  typed: { Username: 'ann', Password: passwordOf('ann') },
  done: () => seeMember('ann'),
}
const SECOND_STEP: Form = {
  title: 'TFA-03 TFA-06 a second step',
  call: VERIFICATION_ENDPOINT,
  fill: async () => {
    await reachSecondStep('hal')
    await fill('Account holder name', 'Hal Whitaker')
  },
  typed: { 'Account holder name': 'Hal Whitaker' },
  done: () => seeMember('hal'),
}
const RESET: Form = {
  title: 'LOG-12 a reset of a password',
  call: RESET_PASSWORD_ENDPOINT,
  fill: fillReset,
  typed: { Username: 'ann', 'Mobile number': NUMBERS.ann, 'New password': NEW_PASSWORD },
  done: () => seeText('Your password has been changed. Log in with the new one.'),
}
const CHANGE: Form = {
  title: 'LOG-11 a change of a password',
  call: CHANGE_PASSWORD_ENDPOINT,
  fill: async () => {
    await openAs('ann', '/m/changePsw')
    await fillChange()
  },
  typed: { 'Current password': passwordOf('ann'), 'New password': NEW_PASSWORD },
  done: () => seeText('Your password has been changed.'),
}

const REGISTRATION: Form = {
  title: 'REG-04 a registration',
  call: REGISTER_MEMBER_ENDPOINT,
  fill: async () => {
    await open('/m/register')
    await fillRegistration('nia')
  },
  typed: { Username: 'nia', Password: NEW_PASSWORD },
  done: () => readWelcome('nia'),
}

const expectTyped = async ({ typed }: Form): Promise<void> => {
  for (const [label, value] of Object.entries(typed)) expect(await valueOf(label)).toBe(value)
}

/** Sends the form, waits until the slow hint is shown, and stops waiting. */
const sendAndStop = async ({ call }: Form): Promise<void> => {
  const sentAt = Date.now()
  await submit()
  await seeRequests(call, 1)
  expectNoEarlyHint(sentAt)
  await pass(SLOW_HINT_DELAY_MS)
  await seeText(/taking longer than usual/u)
  await press('Stop waiting')
}

/** Ben is logged in, and stays so after a reload. */
const expectBen = async (): Promise<void> => {
  await seeMember('ben')
  await reload()
  await seeMember('ben')
  expect(storedSession()).toMatchObject({ userName: 'ben' })
}

test.each([LOGIN, SECOND_STEP, RESET, CHANGE])(
  '$title whose response is invalid or missing keeps what was typed, and can be sent again',
  async (form) => {
    await form.fill()
    for (const fault of [{ kind: 'html' }, { kind: 'cut', at: 'before' }]) {
      await gateway.faults({ match: form.call, times: 1, fault })
      await submit()
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('No response.'))
      await expectTyped(form)
      await afterSubmitLock()
    }
    await submit()
    await form.done()
  },
)

test.each([LOGIN, SECOND_STEP, RESET, CHANGE, REGISTRATION])(
  'R-10 $title without a response can be abandoned, without an error, and sent again',
  async (form) => {
    holdClock()
    await form.fill()
    await gateway.faults({ match: form.call, times: 1, fault: { kind: 'hang', at: 'before' } })
    await sendAndStop(form)
    await waitFor(() => expect(submitButton().getAttribute('aria-busy')).toBeNull())
    expect(document.activeElement === submitButton()).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
    await expectTyped(form)
    await afterSubmitLock()
    await submit()
    await form.done()
  },
)

test('LOG-02 SES-08 a late response to an abandoned login changes nothing for the next member', async () => {
  holdClock()
  await LOGIN.fill()
  await gateway.faults({ match: LOGIN.call, times: 1, fault: { kind: 'held' } })
  await sendAndStop(LOGIN)
  await afterSubmitLock()
  await sendLogin('ben')
  await seeMember('ben')
  expect(await sessionsOf('ann')).toBe(0)
  await gateway.faults() // the response comes
  await waitFor(async () => expect(await sessionsOf('ann')).toBe(1))
  goTo('/m/member/home')
  await screen.findAllByText('₱8,800.00') // a later response to the same worker
  await expectBen()
})
