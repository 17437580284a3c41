import { expect, test } from 'vitest'
import { NUMBER, openSyncedTab, serveStatus, SMS_REQUEST } from '../../support/account-rig'
import { CREDENTIALS, tabs, useTabs } from '../../support/session-rig'

useTabs()

const NOBODY = { ok: true, value: null }

test('LOG-14 a username is not a remembered number, nor is another merchant’s number', async () => {
  const { worker } = await openSyncedTab()
  await worker.logIn(CREDENTIALS)
  expect(await worker.savedNumber()).toEqual(NOBODY)
  await worker.logInBySms(SMS_REQUEST)
  expect(await worker.savedNumber()).toEqual({ ok: true, value: NUMBER })
  serveStatus({ merchantCode: 'elsewhere' })
  const other = await tabs.open({ merchant: 'elsewhere' })
  expect(await other.worker.savedNumber()).toEqual(NOBODY)
})
