import { beforeEach, expect, test } from 'vitest'
import { NUMBER, openSyncedTab } from '../../support/account-rig'
import { memberTab, stubLocks } from '../../support/transaction-rig'
import { loggedIn, ofType, tabs, type TestWorker, useTabs } from '../../support/session-rig'

useTabs()
beforeEach(stubLocks)

const NOTICE = [{ type: 'failure', error: { kind: 'network', secure: true } }]

test('NET-12 a code or a new password without a network shows a notice', async () => {
  const { worker, signals } = await openSyncedTab()
  tabs.gateway.isDown = true
  await worker.sendSmsCode({ ...NUMBER, captcha: null })
  expect(ofType(signals, 'failure')).toEqual(NOTICE)
  const secret = { verificationCode: '123456', newPassword: 'better-pass' }
  await worker.resetPassword({ ...secret, ...NUMBER, username: 'ann', method: 'S' })
  expect(ofType(signals, 'failure')).toEqual([...NOTICE, ...NOTICE])
})

test.each<[string, (worker: TestWorker) => Promise<unknown>]>([
  [
    'a change of password',
    (worker) => worker.changePassword({ oldPassword: 'a', newPassword: 'better-pass' }),
  ],
  ['a new picture', (worker) => worker.setProfileIcon(5)],
  ['a claim', (worker) => worker.submitTransaction({ act: 'claimReward', id: '12' })],
])('NET-12 %s without a network shows a notice', async (_name, run) => {
  const { worker, signals } = await memberTab()
  tabs.gateway.isDown = true
  await run(worker)
  expect(ofType(signals, 'failure')).toEqual(NOTICE)
})

test('NET-10 an automatic login shows none, and neither does a prefetched key', async () => {
  await loggedIn()
  tabs.gateway.isDown = true
  const { worker, signals } = await tabs.open()
  expect(await worker.autoLogin()).toMatchObject({ ok: true, value: { kind: 'waiting' } })
  await worker.prepareLogin()
  expect(ofType(signals, 'failure')).toEqual([])
})
