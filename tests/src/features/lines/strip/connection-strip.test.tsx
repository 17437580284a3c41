import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { syncKey } from '#domain/tables/resources'
import { ConnectionBanner } from '../../../../../src/features/lines/strip/connection-strip'
import { pageState } from '../../../../../src/shared/page/page-state'
import { fakeCommands } from '../../../support/fake-commands'
import { change, putRows, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', () => import('../../../support/fake-commands'))

test('OFF-02 a short network interruption shows nothing; retry calls the worker once, however often it is pressed', async () => {
  await startPage()
  const key = syncKey('games', { merchant: pageState.merchant, language: pageState.language })
  putRows('syncState', [{ key, syncedAt: Date.now() }])
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await show(<ConnectionBanner />)
  const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))
  const connect = (state: 'online' | 'offline'): Promise<void> =>
    change(() => putRows('connection', [{ id: 'gateway', state, since: Date.now() }]))
  const press = (name: string): void => act(() => screen.getByRole('button', { name }).click())
  await connect('offline')
  await pass(300)
  await connect('online')
  await pass(3_000)
  expect(screen.queryByText('Try again')).toBeNull()

  await connect('offline')
  await pass(1_500)
  press('Try again')
  press('Reconnecting…')
  expect(fakeCommands.refresh).toHaveBeenCalledTimes(1)
  await pass(1_000)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  vi.useRealTimers()
})
