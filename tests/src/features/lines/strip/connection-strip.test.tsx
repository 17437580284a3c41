import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ConnectionRow } from '#domain/tables/rows'
import { syncKey } from '#domain/tables/resources'
import { ConnectionBanner } from '../../../../../src/features/lines/strip/connection-strip'
import { pageState } from '../../../../../src/shared/page/page-state'
import { fakeCommands, resetCommands } from '../../../support/fake-commands'
import { change, putRows, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

const NOW = 1_800_000_000_000
const MINUTE = 60_000

const setConnection = (state: ConnectionRow['state']): Promise<void> =>
  change(() => putRows('connection', [{ id: 'gateway', state, since: NOW }]))

const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })

beforeEach(async () => {
  resetCommands()
  await startPage()
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true })
  const scope = { merchant: pageState.merchant, language: pageState.language }
  putRows('syncState', [{ key: syncKey('games', scope), syncedAt: NOW - 3 * MINUTE }])
})

afterEach(() => {
  vi.useRealTimers()
})

describe('OFF-02 the connection strip', () => {
  test('OFF-02 a short network interruption shows nothing', async () => {
    await show(<ConnectionBanner />)
    await setConnection('offline')
    await pass(300)
    await setConnection('online')
    await pass(3_000)
    expect(screen.queryByText('Retry')).toBeNull()
  })

  test('OFF-02 retry calls the worker once, however often it is pressed', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
    await show(<ConnectionBanner />)
    await setConnection('offline')
    await pass(1_500)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await user.click(screen.getByRole('button', { name: 'Retrying' }))
    expect(fakeCommands.refresh).toHaveBeenCalledTimes(1)
    await pass(1_000)
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})
