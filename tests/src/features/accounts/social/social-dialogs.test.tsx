import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SLOW_HINT_DELAY_MS } from '#domain/timing'
import { SocialDialogs } from '../../../../../src/features/accounts/social/social-dialogs'
import { fakeCommands } from '../../../support/fake-commands'
import { show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

afterEach(() => {
  vi.useRealTimers()
})

test('R-10 SOC-03 the choice stays open during the registration and shows a way out when it is slow', async () => {
  await startPage('/m/login')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const proof = { firebaseChannel: 'google', firebaseIdToken: 'token' } as const
  await show(<SocialDialogs state={{ kind: 'registering', wasAsked: true, proof }} />)
  expect(screen.getByRole('button', { name: 'Creating the account' }).getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Stop waiting' })).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(SLOW_HINT_DELAY_MS))
  act(() => screen.getByRole('button', { name: 'Stop waiting' }).click())
  expect(fakeCommands.stopLogin).toHaveBeenCalledOnce()
})
