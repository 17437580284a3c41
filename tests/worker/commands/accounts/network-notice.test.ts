import { beforeEach, expect, test } from 'vitest'
import { NUMBER } from '../../support/account-rig'
import { CLAIM, memberTab, stubLocks } from '../../support/transaction-rig'
import { loggedIn, ofType, tabs, type TestWorker, useTabs } from '../../support/session-rig'

useTabs()
beforeEach(stubLocks)

const SECRETS = { verificationCode: '123456', newPassword: 'better-pass' } as const

test.each<[string, (worker: TestWorker) => Promise<unknown>]>([
  ['a code', (worker) => worker.sendSmsCode({ ...NUMBER, captcha: null })],
  [
    'a new password',
    (worker) => worker.resetPassword({ ...SECRETS, ...NUMBER, username: 'ann', method: 'S' }),
  ],
  [
    'a change of password',
    (worker) => worker.changePassword({ oldPassword: 'a', newPassword: 'better-pass' }),
  ],
  ['a new picture', (worker) => worker.setProfileIcon(5)],
  ['a claim', (worker) => worker.submitTransaction(CLAIM)],
])('NET-12 %s without a network shows a notice', async (_name, run) => {
  const { worker, signals } = await memberTab()
  tabs.gateway.isDown = true
  await run(worker)
  const error = { kind: 'network', secure: true }
  expect(ofType(signals, 'failure')).toEqual([{ type: 'failure', error }])
})

test('NET-10 an automatic login shows none, and neither does a prefetched key', async () => {
  await loggedIn()
  tabs.gateway.isDown = true
  const { worker, signals } = await tabs.open()
  expect(await worker.autoLogin()).toMatchObject({ ok: true, value: { kind: 'waiting' } })
  await worker.prepareLogin()
  expect(ofType(signals, 'failure')).toEqual([])
})
