import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppError } from '#domain/errors'
import { err } from '#domain/result'
import { SiteUnavailablePage } from '../../../../src/features/lines/site-unavailable/site-unavailable-page'
import { overlayState } from '../../../../src/shared/overlays/overlay-queue'
import { toasts } from '../../../../src/shared/overlays/toasts'
import { fakeCommands, resetCommands } from '../../support/fake-commands'
import { putRows, show, startPage } from '../../support/page-fixture'

vi.mock('../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../support/fake-commands')).fakeCommands,
}))

const SECURE: AppError = { kind: 'network', secure: true }
const PLAIN: AppError = { kind: 'network', secure: false }

const tapRetry = async (error: AppError, children: ReactNode, name = 'Try again') => {
  fakeCommands.refresh.mockResolvedValue(err(error))
  const view = await show(children)
  expect([toasts.items, overlayState.queue]).toEqual([[], []])
  await userEvent.dblClick(screen.getByRole('button', { name }))
  await waitFor(() => expect(fakeCommands.refresh).toHaveBeenCalled())
  return view
}

beforeEach(async () => {
  resetCommands()
  await startPage()
  putRows('connection', [{ id: 'gateway', state: 'offline', since: 1 }])
})

describe('NET-12 SHL-01 a retry on the page of an unavailable site', () => {
  const closed = <SiteUnavailablePage closing="maintenance" service={null} />

  test('NET-12 shows the toast over https within the page', async () => {
    await tapRetry(SECURE, closed)
    const page = within(screen.getByRole('dialog'))
    expect((await page.findByRole('alert')).textContent).toContain('Network offline')
  })

  test('NET-12 shows the notice over plain http at once', async () => {
    await tapRetry(PLAIN, closed)
    expect((await screen.findByRole('dialog', { name: 'Something went wrong' })).textContent).toContain(
      'Network Error / CORS Errors',
    )
  })

  test('SHL-01 shows no other error', async () => {
    await tapRetry({ kind: 'http', status: 503 }, closed)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect([toasts.items, overlayState.queue]).toEqual([[], []])
  })
})
