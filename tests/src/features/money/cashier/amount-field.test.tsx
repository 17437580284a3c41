import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { syncKey } from '#domain/tables/resources'
import { SETTINGS } from '../../../../../src/design/samples'
import { AmountField } from '../../../../../src/features/money/cashier/amount-field'
import { pageState } from '../../../../../src/shared/page/page-state'
import { ANN } from '../../../../support/members'
import { putRows, show, startPage } from '../../../support/page-fixture'

const NOTHING = (): void => undefined
const max = () => screen.queryByRole('button', { name: 'Max' })

test('LNG-06 MEM-02 the whole balance can be chosen once the decimal sign of its currency is known', async () => {
  await startPage('/m/withdraw')
  pageState.session = ANN
  putRows('syncState', [{ key: syncKey('member', { ...pageState, member: ANN.id }), failedAt: Date.now() }])
  const field = { value: '', onChange: NOTHING, onLeave: NOTHING, error: undefined, isReadOnly: false }
  await show(<AmountField {...field} inputRef={createRef<HTMLInputElement>()} whole={1250.5} />)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(max()).toBeNull()
  putRows('settings', [{ ...SETTINGS, merchant: pageState.merchant }])
  expect(await screen.findByRole('button', { name: 'Max' })).toBeDefined()
})
