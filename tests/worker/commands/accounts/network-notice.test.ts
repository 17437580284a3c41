import { beforeEach, expect, test } from 'vitest'
import { BY_NAME } from '../../../support/registration'
import { NUMBER, openSyncedTab, SMS_REQUEST } from '../../support/account-rig'
import { memberTab, stubLocks } from '../../support/transaction-rig'
import { CREDENTIALS, loggedIn, ofType, tabs, type TestWorker, useTabs } from '../../support/session-rig'

useTabs()
beforeEach(stubLocks)

const SOCIAL = { firebaseChannel: 'google', firebaseIdToken: 'id-token' } as const
const NEW_PASSWORD = { verificationCode: '123456', newPassword: 'better-pass' }

const OF_GUESTS = {
  'a login': (worker: TestWorker) => worker.logIn(CREDENTIALS),
  'a login by SMS': (worker: TestWorker) => worker.logInBySms(SMS_REQUEST),
  'a social login': (worker: TestWorker) => worker.logInSocially({ ...SOCIAL, captcha: null }),
  'a social registration': (worker: TestWorker) =>
    worker.registerSocially({ proof: SOCIAL, codes: { referralCode: '', affiliateCode: '' } }),
  'a registration': (worker: TestWorker) => worker.register(BY_NAME),
  'a code by SMS': (worker: TestWorker) => worker.sendSmsCode({ ...NUMBER, captcha: null }),
  'a new password': (worker: TestWorker) =>
    worker.resetPassword({ ...NEW_PASSWORD, username: 'ann', method: 'S', ...NUMBER }),
}

const OF_MEMBERS = {
  'a change of password': (worker: TestWorker) =>
    worker.changePassword({ oldPassword: 'old-pass', newPassword: 'better-pass' }),
  'a new picture': (worker: TestWorker) => worker.setProfileIcon(5),
  'a claim': (worker: TestWorker) => worker.submitTransaction({ act: 'claimReward', id: '12' }),
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
