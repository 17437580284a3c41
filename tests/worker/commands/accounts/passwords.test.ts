import { expect, test, vi } from 'vitest'
import {
  CHANGE_PASSWORD_ENDPOINT,
  LOGIN_ENDPOINT,
  RESET_PASSWORD_ENDPOINT,
} from '#domain/contract/accounts/account-endpoints'
import { STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { NUMBER, openSyncedTab, SMS_REQUEST } from '../../support/account-rig'
import { CREDENTIALS, LOGIN_VALUE, tabs, useTabs } from '../../support/session-rig'

useTabs()

const CHANGE = { oldPassword: 'demo-pass', newPassword: 'better-pass' }

const changing = async (value: object = LOGIN_VALUE) => {
  tabs.gateway.set(CHANGE_PASSWORD_ENDPOINT, null)
  tabs.gateway.set(LOGIN_ENDPOINT, value)
  const tab = await openSyncedTab()
  await tab.worker.logIn(CREDENTIALS)
  return tab
}

/** The login that the next visit uses automatically. */
const nextLogin = async (): Promise<unknown> => {
  const { worker } = await tabs.open()
  await worker.autoLogin()
  return tabs.lastLogin()
}

test('LOG-11 LOG-14 a remembered phone number stays without a password', async () => {
  tabs.gateway.set(CHANGE_PASSWORD_ENDPOINT, null)
  const { worker } = await openSyncedTab()
  await worker.logInBySms(SMS_REQUEST)
  await worker.changePassword({ ...CHANGE, oldPassword: null })
  expect(await worker.savedNumber()).toEqual({ ok: true, value: NUMBER })
  expect(await worker.savedLogin()).toEqual({ ok: true, value: null })
})

test('ANN-02 LOG-11 a first-login session stays one after its password has changed', async () => {
  const { worker } = await changing({ ...LOGIN_VALUE, firstTimeLogin: true })
  expect(await worker.changePassword(CHANGE)).toMatchObject({ value: { session: { firstTimeLogin: true } } })
})

test('LOG-11 a rejected change leaves the remembered login unchanged', async () => {
  const { worker } = await changing()
  tabs.refuse(CHANGE_PASSWORD_ENDPOINT, 'password.old.invalid')
  expect(await worker.changePassword(CHANGE)).toMatchObject({ error: { code: 'password.old.invalid' } })
  expect(await nextLogin()).toMatchObject({ password: 'demo-pass' })
})

const given = { verificationCode: '123456', newPassword: 'better-pass', method: 'S', ...NUMBER } as const

test('LOG-12 R-10 a new password is remembered although the player stops waiting once the gateway has set it', async () => {
  const { worker } = await changing()
  tabs.gateway.set(RESET_PASSWORD_ENDPOINT, null)
  const seal = crypto.subtle.encrypt.bind(crypto.subtle)
  const sealing = vi.spyOn(crypto.subtle, 'encrypt').mockImplementation((...input) => {
    worker.stopLogin()
    return seal(...input)
  })
  await worker.resetPassword({ ...given, username: 'ann' })
  sealing.mockRestore()
  expect(await nextLogin()).toMatchObject({ username: 'ann', password: 'better-pass' })
})

test('LOG-12 LOG-07 the remembered login of another name stays', async () => {
  const { worker } = await changing()
  tabs.gateway.set(RESET_PASSWORD_ENDPOINT, null)
  await worker.resetPassword({ ...given, username: 'ben' })
  expect(await nextLogin()).toMatchObject({ password: 'demo-pass' })
})

test('LOG-12 LOG-07 the remembered login of the same name at another merchant of the host stays', async () => {
  await changing()
  tabs.gateway.set(RESET_PASSWORD_ENDPOINT, null)
  tabs.gateway.respond(STATUS_ENDPOINT, () => new Response('', { status: 503 })) // it would name the other merchant
  const { worker } = await tabs.open({ merchant: 'island' })
  await worker.resetPassword({ ...given, username: 'ann' })
  expect(await worker.logIn({ username: 'ann', password: null, remember: true })).toMatchObject({ ok: false })
  expect(await nextLogin()).toMatchObject({ password: 'demo-pass' })
})
