import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { AppError } from '#domain/errors'
import { err, ok } from '#domain/result'
import { MINUTE_MS } from '#domain/timing'
import { toasts } from '../../../../src/shared/overlays/toasts'
import { LastUpdated } from '../../../../src/shared/sync/last-updated'
import { fakeCommands } from '../../support/fake-commands'
import { putRows, show, startPage } from '../../support/page-fixture'

vi.mock('../../../../src/shared/worker/client/commands', () => import('../../support/fake-commands'))

test('OFF-02 a screen reader reads out the result of a refresh, but not the age of the data each time it changes', async () => {
  await startPage('/m/withdraw')
  await show(<LastUpdated syncedAt={Date.now() - 3 * MINUTE_MS} hasData label="Refresh" />)
  expect(screen.getByText('Updated 3 min. ago').closest('[role=status]')).toBeNull()
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await vi.waitFor(() => expect(status.textContent).toBe('Updated just now'))
})

test.each([
  ['succeeds shows no toast', ok(null), []],
  [
    'fails shows "Network offline"',
    err<AppError>({ kind: 'timeout', limitMs: 1 }),
    [{ key: 'failure.offline' }],
  ],
] as const)('NET-12 a refresh that is started offline and %s', async (_name, result, shown) => {
  await startPage('/m/withdraw')
  putRows('connection', [{ id: 'gateway', state: 'offline', since: Date.now() }])
  await show(<LastUpdated syncedAt={undefined} hasData={false} label="Refresh" />)
  fakeCommands.refresh.mockResolvedValueOnce(result)
  const button = screen.getByRole('button', { name: 'Refresh' })
  await userEvent.click(button)
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  expect(fakeCommands.refresh).toHaveBeenCalled()
  expect(toasts.items).toMatchObject(shown)
})
