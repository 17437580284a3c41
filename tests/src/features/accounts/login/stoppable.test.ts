import { expect, test, vi } from 'vitest'
import type { AppError } from '#domain/errors'
import type { LoginOutcome } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { STOP_GRACE_MS } from '#domain/timing'
import {
  stoppable,
  stoppableCheck,
  stopPendingLogin,
} from '../../../../../src/features/accounts/login/stoppable'
import { stoppableCommands } from '../../../../../src/features/accounts/login/stoppable-commands'
import { ANN } from '../../../../support/members'
import { fakeCommands } from '../../../support/fake-commands'

vi.mock('../../../../../src/shared/worker/client/commands', () => import('../../../support/fake-commands'))

const OUTCOME: LoginOutcome = { session: ANN, updatePassword: false }
const ABORTED = err({ kind: 'aborted' })

/** A login, and the worker's response. */
const pendingLogin = () => {
  let answer: (result: Result<LoginOutcome, AppError>) => void = () => undefined
  const calling = new Promise<Result<LoginOutcome, AppError>>((resolve) => (answer = resolve))
  const onDelayedResult = vi.fn()
  return { login: stoppable(calling, onDelayedResult), onDelayedResult, answer }
}

test('R-10 cancelling ends the wait immediately while the worker is dead', async () => {
  fakeCommands.stopLogin.mockReturnValue(new Promise(() => undefined))
  const { login, onDelayedResult } = pendingLogin()
  vi.useFakeTimers()
  void stopPendingLogin()
  await vi.advanceTimersByTimeAsync(STOP_GRACE_MS)
  vi.useRealTimers()
  expect(await login).toEqual(ABORTED)
  expect(onDelayedResult).not.toHaveBeenCalled()
})

test('R-10 SES-06 a login that a busy worker completes after the cancel is accepted', async () => {
  fakeCommands.stopLogin.mockResolvedValue(err({ kind: 'worker', detail: 'timeout' }))
  const { login, onDelayedResult, answer } = pendingLogin()
  await stopPendingLogin()
  expect(await login).toEqual(ABORTED)
  answer(ok(OUTCOME))
  await vi.waitFor(() => expect(onDelayedResult).toHaveBeenCalledWith(OUTCOME))
})

test('R-10 SES-06 a running worker decides whether a cancel is too late, but not of the check of a password', async () => {
  fakeCommands.stopLogin.mockResolvedValue(ok(null))
  const { login, onDelayedResult, answer } = pendingLogin()
  const check = stoppableCheck(new Promise<Result<boolean, AppError>>(() => undefined))
  await stopPendingLogin()
  expect(await check).toEqual(ABORTED)
  answer(ok(OUTCOME))
  expect(await login).toEqual(ok(OUTCOME))
  expect(onDelayedResult).not.toHaveBeenCalled()
})

test('R-10 a command that is stopped while the worker loads its code is never sent', async () => {
  let arrive = (): void => undefined
  fakeCommands.prefetchAccountCommands.mockReturnValue(
    new Promise((resolve) => (arrive = () => resolve(ok(null)))),
  )
  fakeCommands.stopLogin.mockResolvedValue(ok(null))
  const verifying = stoppableCommands.verifyLogin({ ticket: 't', proof: { method: 'G', authCode: '123456' } })
  await stopPendingLogin()
  expect(await verifying).toEqual(ABORTED)
  arrive()
  await new Promise((resolve) => setTimeout(resolve))
  expect(fakeCommands.verifyLogin).not.toHaveBeenCalled()
})
