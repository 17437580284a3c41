import { beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#domain/result'
import type { LoginAttempt } from '#worker/session/login-attempt'
import { createLoginQueue } from '#worker/session/login-queue'

const ABORTED = { ok: false, error: { kind: 'aborted' } }

/** A login whose response the test sends; it commits its attempt, then resolves with whether that is over. */
const heldLogin = () => {
  let attempt: LoginAttempt | undefined
  let respond = (): void => undefined
  const run = vi.fn(async (given: LoginAttempt) => {
    attempt = given
    await new Promise<void>((resolve) => (respond = resolve))
    given.commit()
    return ok(given.isOver)
  })
  return { run, respond: () => respond(), attempt: () => attempt }
}

let queue: ReturnType<typeof createLoginQueue>

beforeEach(() => (queue = createLoginQueue()))

const started = (login: ReturnType<typeof heldLogin>): Promise<void> =>
  vi.waitFor(() => expect(login.run).toHaveBeenCalledOnce())

/** A login that runs. */
const begin = async (method: 'run' | 'runCancellable') => {
  const login = heldLogin()
  const result = queue[method](login.run)
  await started(login)
  return { login, result }
}

test('LOG-02 a login starts when the one before it has ended', async () => {
  const { login: first, result: firstResult } = await begin('run')
  const second = heldLogin()
  const secondResult = queue.runCancellable(second.run)
  expect(second.run).not.toHaveBeenCalled()
  first.respond()
  expect(await firstResult).toEqual(ok(false))
  await started(second)
  second.respond()
  expect(await secondResult).toEqual(ok(false))
})

test('a login that throws does not block the next one', async () => {
  const failed = queue.runCancellable(() => Promise.reject(new Error('defect')))
  const next = queue.run(() => Promise.resolve(ok('in')))
  await expect(failed).rejects.toThrow('defect')
  expect(await next).toEqual(ok('in'))
})

test('R-10 a cancelled login ends at once, its requests are aborted, and a late response is over', async () => {
  const { login, result } = await begin('runCancellable')
  queue.cancel()
  expect(await result).toEqual(ABORTED)
  expect(login.attempt()?.signal.aborted).toBe(true)
  login.respond()
  expect(await login.run.mock.results[0]?.value).toEqual(ok(true))
})

test('R-10 a login cancelled while it waits never starts', async () => {
  const { login: first, result: firstResult } = await begin('run')
  const second = heldLogin()
  const secondResult = queue.runCancellable(second.run)
  queue.cancel()
  expect(await secondResult).toEqual(ABORTED)
  first.respond()
  await firstResult
  expect(await queue.run(() => Promise.resolve(ok('next')))).toEqual(ok('next'))
  expect(second.run).not.toHaveBeenCalled()
})

test('R-10 SES-06 a cancelled login counts if the gateway has accepted it before', async () => {
  const result = queue.runCancellable((attempt) => {
    attempt.commit()
    queue.cancel()
    return Promise.resolve(ok(attempt.isOver))
  })
  expect(await result).toEqual(ok(false))
})

test('R-10 LOG-02 a second submission cancels the first', async () => {
  const { login: first, result: firstResult } = await begin('runCancellable')
  const second = queue.runCancellable(() => Promise.resolve(ok('second')))
  expect(await firstResult).toEqual(ABORTED)
  first.respond()
  expect(await second).toEqual(ok('second'))
})

test('R-10 LOG-09 a login that the player has not submitted continues', async () => {
  const { login, result } = await begin('run')
  queue.cancel()
  login.respond()
  expect(await result).toEqual(ok(false))
})

test('LOG-10 a logout ends a running login, even an accepted one, without aborting its request', async () => {
  const { login, result } = await begin('runCancellable')
  login.attempt()?.commit()
  queue.invalidate()
  expect(login.attempt()?.signal.aborted).toBe(false)
  login.respond()
  expect(await result).toEqual(ok(true))
})

test('LOG-10 a logout ends a login that waits for its turn', async () => {
  const [first, second] = [heldLogin(), heldLogin()]
  const results = [queue.run(first.run), queue.run(second.run)]
  await started(first)
  queue.invalidate()
  first.respond()
  expect(await Promise.all(results)).toEqual([ok(true), ABORTED])
  expect(second.run).not.toHaveBeenCalled()
})

test('LOG-10 a logout does not end a login that begins afterwards', async () => {
  queue.invalidate()
  expect(await queue.run((attempt) => Promise.resolve(ok(attempt.isOver)))).toEqual(ok(false))
})
