import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { gateway, open, reload, visitAgain } from '../support/app'
import {
  afterSubmitLock,
  logIn,
  press,
  seeMember,
  seePath,
  sendLogin,
  storedSession,
} from '../support/player'

const LOGIN = '/wps/session/login'
const TOKEN: unknown = expect.stringMatching(/^\S{16,}$/u)

test('SES-01 LOG-03 success stores the session as in A3 and replaces the login page with home', async () => {
  await open('/m/login')
  await sendLogin('ann')
  await seeMember('ann')
  await seePath('/m/home')
  expect(storedSession()).toEqual({
    id: '70001',
    token: TOKEN,
    userName: 'ann',
    merchantCode: 'harbour',
    type: 0,
    firstTimeLogin: false,
  })
})

test('LOG-03 a login whose response is lost makes no second session when it is sent again', async () => {
  await open('/m/login')
  await gateway.faults({ match: LOGIN, fault: { kind: 'noAnswer' } })
  await sendLogin('ann')
  expect((await screen.findByRole('alert')).textContent).toContain('No answer came')
  await gateway.faults()
  await afterSubmitLock()
  await press('Log in', 'button', document.querySelector('form') ?? undefined)
  await seeMember('ann')
  const session = storedSession()
  await reload()
  await seeMember('ann')
  expect(storedSession()).toEqual(session)
})

test('LOG-07 the saved login logs in again at the next visit', async () => {
  await logIn('ann')
  await visitAgain('/m/home')
  await seeMember('ann')
})

test('NET-11 a rate limit opens no dialog, and the form still shows an error', async () => {
  await open('/m/login')
  await gateway.faults({
    match: LOGIN,
    fault: { kind: 'failure', errorCode: 'TOO_MANY_REQUEST', status: 429 },
  })
  await sendLogin('ann')
  expect((await screen.findByRole('alert')).textContent).toContain('Too many tries')
  expect(screen.queryByRole('dialog')).toBeNull()
})
