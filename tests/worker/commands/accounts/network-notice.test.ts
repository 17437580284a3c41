import { beforeEach, expect, test } from 'vitest'
import type { AppError } from '#domain/errors'
import type { Result } from '#domain/result'
import { BY_NAME } from '../../../support/registration'
import { NUMBER, openSyncedTab, SMS_REQUEST } from '../../support/account-rig'
import { memberTab, stubLocks } from '../../support/transaction-rig'
import { CREDENTIALS, loggedIn, ofType, tabs, type TestWorker, useTabs } from '../../support/session-rig'

useTabs()
beforeEach(stubLocks)

type Run = (worker: TestWorker) => Promise<Result<unknown, AppError>>

const SOCIAL = { firebaseChannel: 'google', firebaseIdToken: 'id-token' } as const

const OF_GUESTS: Readonly<Record<string, Run>> = {
  'a login': (worker) => worker.logIn(CREDENTIALS),
  'a login by SMS': (worker) => worker.logInBySms(SMS_REQUEST),
  'a social login': (worker) => worker.logInSocially({ ...SOCIAL, captcha: null }),
  'a social registration': (worker) =>
    worker.registerSocially({ proof: SOCIAL, codes: { referralCode: '', affiliateCode: '' } }),
  'a registration': (worker) => worker.register(BY_NAME),
  'a code by SMS': (worker) => worker.sendSmsCode({ ...NUMBER, captcha: null }),
  'a code by email': (worker) => worker.sendEmailCode({ username: 'ann', email: 'a@b.example' }),
  'a new password': (worker) =>
    worker.resetPassword({
      username: 'ann',
      method: 'E',
      email: 'a@b.example',
      verificationCode: '123456',
      newPassword: 'better-pass',
    }),
}

const OF_MEMBERS: Readonly<Record<string, Run>> = {
  'a change of password': (worker) =>
    worker.changePassword({ oldPassword: 'old-pass', newPassword: 'better-pass' }),
  'a new picture': (worker) => worker.setProfileIcon(5),
  'a claim': (worker) => worker.submitTransaction({ act: 'claimReward', id: '12' }),
  'a withdrawal': (worker) =>
    worker.submitTransaction({ act: 'createWithdrawal', accountId: '3', amount: 50 }),
}

test.each([
  ...Object.entries(OF_GUESTS).map(([name, run]) => [name, run, openSyncedTab] as const),
  ...Object.entries(OF_MEMBERS).map(([name, run]) => [name, run, memberTab] as const),
])('NET-12 %s without a network shows a notice', async (_name, run, openTab) => {
  const { worker, signals } = await openTab()
  tabs.gateway.isDown = true
  await run(worker)
  expect(ofType(signals, 'failure')).toEqual([{ type: 'failure', error: { kind: 'network', secure: true } }])
})

test('NET-10 an automatic login shows none, and neither does a prefetched key', async () => {
  await loggedIn()
  tabs.gateway.isDown = true
  const { worker, signals } = await tabs.open()
  expect(await worker.autoLogin()).toMatchObject({ ok: true, value: { kind: 'waiting' } })
  await worker.prepareLogin()
  expect(ofType(signals, 'failure')).toEqual([])
})
