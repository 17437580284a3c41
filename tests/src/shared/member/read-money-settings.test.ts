import { expect, test } from 'vitest'
import { syncKey } from '#domain/tables/resources'
import { SETTINGS } from '../../../../src/design/samples'
import { readMoneySettings } from '../../../../src/shared/member/read-money-settings'
import { pageState } from '../../../../src/shared/page/page-state'
import { memoryTables } from '../../../../src/shared/worker/query/page-tables'
import { ANN } from '../../../support/members'
import { putRows, startPage } from '../../support/page-fixture'

test('LNG-06 amounts wait for the member’s currency, and take the merchant’s once its request has failed', async () => {
  await startPage('/m/withdraw')
  putRows('settings', [{ ...SETTINGS, merchant: pageState.merchant, currency: 'PHP' }])
  const currency = async () => (await readMoneySettings(memoryTables))?.currency
  expect(await currency()).toBe('PHP')
  pageState.session = ANN
  expect(await currency()).toBeUndefined()
  const key = syncKey('member', { ...pageState, member: ANN.id })
  putRows('syncState', [{ key, failedAt: Date.now() }])
  expect(await currency()).toBe('PHP')
})
