import { expect, test, vi } from 'vitest'
import { LOGIN_ENDPOINT, VERIFICATION_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import type { SecondFactor } from '#domain/accounts/account-requests'
import { DEVICE_ID, NUMBER, openSyncedTab, SMS_REQUEST } from '../../support/account-rig'
import { CREDENTIALS, LOGIN_VALUE, ofType, tabs, useTabs } from '../../support/session-rig'

useTabs()

const ALL = { payeeName: true, sms: true, ga: true, email: true }
const G: SecondFactor = { method: 'G', authCode: '123456' }
const REQUEST = { ticket: 't1', proof: G }
const ENDED = { ok: false, error: { kind: 'refused', code: 'ticket.invalid' } }

/** A login that waits for its second factor. */
const begun = async (method: 'logIn' | 'logInBySms' = 'logIn', options: object = ALL) => {
  const tab = await openSyncedTab()
  tabs.gateway.set(VERIFICATION_ENDPOINT, LOGIN_VALUE)
  tabs.refuseLogin('login_verify_required', { ticket: 't1', options })
  await (method === 'logIn' ? tab.worker.logIn(CREDENTIALS) : tab.worker.logInBySms(SMS_REQUEST))
  return tab
}

test('TFA-03 LOG-14 after an SMS login it is sent without credentials', async () => {
  const { worker } = await begun('logInBySms')
  await worker.verifyLogin(REQUEST)
  expect(tabs.lastPost(VERIFICATION_ENDPOINT)).toEqual({ ticket: 't1', ...G, loginDeviceId: DEVICE_ID })
  expect(await worker.savedNumber()).toEqual({ ok: true, value: NUMBER })
})

test('TFA-03 a ticket that is unknown, cancelled or used has expired, also for a respawned worker', async () => {
  const { worker } = await begun()
  expect(await worker.verifyLogin({ ...REQUEST, ticket: 't2' })).toMatchObject(ENDED)
  worker.leaveSecondStep()
  expect(await worker.verifyLogin(REQUEST)).toMatchObject(ENDED)
  expect(tabs.count(VERIFICATION_ENDPOINT)).toBe(0)
  await worker.logIn(CREDENTIALS)
  await worker.verifyLogin(REQUEST)
  expect(await worker.verifyLogin(REQUEST)).toMatchObject(ENDED)
  await worker.logIn(CREDENTIALS)
  expect(await (await openSyncedTab()).worker.verifyLogin(REQUEST)).toMatchObject(ENDED)
  expect(tabs.count(VERIFICATION_ENDPOINT)).toBe(1)
})

test('TFA-03 LOG-07 a login that succeeds voids the one that waits, and its password', async () => {
  const { worker } = await begun()
  tabs.gateway.set(LOGIN_ENDPOINT, LOGIN_VALUE)
  await worker.logInBySms(SMS_REQUEST)
  expect(await worker.verifyLogin(REQUEST)).toMatchObject(ENDED)
})

test('LOG-05 LOG-07 without a method that the app knows no password waits', async () => {
  const { worker } = await begun('logIn', { voice: true })
  expect(await worker.verifyLogin(REQUEST)).toMatchObject(ENDED)
})

test('LOG-07 NET-10 no password or code reaches the log or the page', async () => {
  const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  )
  const { worker, signals } = await begun()
  tabs.refuse(VERIFICATION_ENDPOINT, 'verification.invalid')
  await worker.verifyLogin({ ticket: 't1', proof: { method: 'P', payeeName: 'Ann Lee' } })
  tabs.gateway.set(VERIFICATION_ENDPOINT, LOGIN_VALUE)
  await worker.verifyLogin({ ticket: 't1', proof: { method: 'P', payeeName: 'Ann Lee' } })
  expect(JSON.stringify(signals)).not.toMatch(/demo-pass|Ann Lee/u)
  expect(logs.flatMap((log) => log.mock.calls)).toEqual([])
  expect(ofType(signals, 'failure')).toEqual([])
})
