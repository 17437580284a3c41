import { expect, test, vi } from 'vitest'
import { pageState } from '../../../../../src/shared/page/page-state'
import { currentMember } from '../../../../../src/shared/session/session-state'
import { subscribeQuery } from '../../../../../src/shared/worker/query/subscribe-query'
import { ANN } from '../../../../support/members'
import { startPage } from '../../../support/page-fixture'

test('SES-11 rows are read again for another member, also after an unconfirmed login has ended', async () => {
  await startPage()
  pageState.remembered = { id: '8', userName: 'ben', type: 1 }
  const seen: (string | undefined)[] = []
  subscribeQuery(
    () => Promise.resolve(currentMember()?.id),
    (id) => seen.push(id),
  )
  await vi.waitFor(() => expect(seen).toEqual(['8']))
  pageState.remembered = null
  await vi.waitFor(() => expect(seen).toEqual(['8', undefined]))
  pageState.session = ANN
  await vi.waitFor(() => expect(seen).toEqual(['8', undefined, ANN.id]))
})
