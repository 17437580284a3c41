import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SLOW_HINT_DELAY_MS } from '#domain/timing'
import type { AppError } from '#domain/errors'
import type { LoginOutcome, TokenOutcome } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { consumeUrlToken } from '../../../../src/boot/consume-url-token'
import { pageState } from '../../../../src/shared/page/page-state'
import { startSession } from '../../../../src/shared/session/session-state'
import { toasts } from '../../../../src/shared/overlays/toasts'
import { fakeCommands } from '../../support/fake-commands'
import { change, show, startPage } from '../../support/page-fixture'
import { ANN, bootWith, guarded, OUTCOME, resetStart, start } from '../../support/session-start'

vi.mock('../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../support/fake-commands')).fakeCommands,
}))

beforeEach(resetStart)

const openWith = async (path: string): Promise<void> => {
  await startPage(path)
  bootWith(consumeUrlToken())
  pageState.urlToken = 'asking'
}

describe('SES-03 a token in the URL', () => {
  test('SES-03 is removed from the URL, all else stays', async () => {
    await startPage('/m/member/home?r=F7&token=secret&x=1#top')
    const { length } = window.history
    expect(consumeUrlToken()).toBe('secret')
    expect(window.location.href).toMatch(/\/m\/member\/home\?r=F7&x=1#top$/u)
    expect(window.history.length).toBe(length)
    await startPage('/m/withdraw?tokens=other')
    expect(consumeUrlToken()).toBe('other')
    expect(consumeUrlToken()).toBeNull()
  })

  test('SES-03 no page opens or redirects before the member is known', async () => {
    let answerNow: (result: Result<TokenOutcome, AppError>) => void = () => undefined
    fakeCommands.adoptToken.mockReturnValue(new Promise((resolve) => (answerNow = resolve)))
    await openWith('/m/member/home?token=secret')
    await show(guarded)
    await start()
    expect(screen.queryByText('inside')).toBeNull()
    expect(window.location.pathname).toBe('/m/member/home')
    expect(fakeCommands.adoptToken).toHaveBeenCalledWith({ token: 'secret' })
    expect(fakeCommands.adoptToken).toHaveBeenCalledTimes(1)
    await change(() => answerNow(ok({ kind: 'member', outcome: OUTCOME })))
    expect(fakeCommands.autoLogin).not.toHaveBeenCalled()
    expect(window.mcBoot?.urlToken).toBeNull()
    expect(await screen.findByText('inside')).toBeTruthy()
  })

  test('SES-03 a rejected token opens the login with a message', async () => {
    fakeCommands.adoptToken.mockResolvedValue(
      err({ kind: 'refused', status: 401, code: 'user.or.token.invalid', message: '' }),
    )
    await openWith('/m/member/home?token=secret')
    await show(guarded)
    await start()
    await vi.waitFor(() => {
      expect(window.location.pathname).toBe('/m/login')
    })
    expect(toasts.items.map(({ key }) => key)).toEqual(['failure.login.again'])
  })

  test.each<[string, AppError]>([
    ['nobody answers', { kind: 'network', secure: true }],
    ['a page comes in place of an answer', { kind: 'malformed', detail: '' }],
    ['too many have asked', { kind: 'refused', status: 429, code: 'TOO_MANY_REQUEST', message: '' }],
  ])('SES-03 R-10 offers a way to continue if %s', async (_name, error) => {
    fakeCommands.adoptToken.mockResolvedValueOnce(err(error))
    await openWith('/m/member/home?token=secret')
    await show(guarded)
    await start()
    expect((await screen.findByRole('alert')).textContent).toContain('No connection')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await change(() => undefined)
    expect(await screen.findByText('inside')).toBeTruthy()
  })
})

describe('SES-03 a token of another account than the logged-in one', () => {
  const question = {
    kind: 'question',
    current: ANN,
    offered: { id: '9', userName: 'mallory', type: 0 },
  } as const
  const other: LoginOutcome = { ...OUTCOME, session: { ...OUTCOME.session, id: '9', userName: 'mallory' } }
  const openQuestion = async (logIn: () => void): Promise<void> => {
    fakeCommands.adoptToken.mockResolvedValueOnce(ok(question))
    await openWith('/m/member/home?token=secret')
    logIn()
    await show(guarded)
    await start()
    const dialog = await screen.findByRole('dialog', { name: 'Switch account?' })
    expect(dialog.textContent).toMatch(/logged in as \W*ann\W.*link is for \W*mallory\W/u)
    expect(screen.queryByText('inside')).toBeNull()
  }
  const choose = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }))

  test('SES-03 the player stays, and the token is discarded', async () => {
    await openQuestion(() => startSession(OUTCOME.session))
    await choose('Keep current account')
    expect(await screen.findByText('inside')).toBeTruthy()
    expect(pageState.session).toEqual(OUTCOME.session)
    expect(fakeCommands.adoptToken).toHaveBeenCalledTimes(1)
    expect(fakeCommands.autoLogin).not.toHaveBeenCalled()
  })

  test('SES-03 the player switches with a request that names the account to replace', async () => {
    await openQuestion(() => startSession(OUTCOME.session))
    fakeCommands.adoptToken.mockResolvedValueOnce(ok({ kind: 'member', outcome: other }))
    await choose('Switch account')
    expect(await screen.findByText('inside')).toBeTruthy()
    expect(fakeCommands.adoptToken).toHaveBeenLastCalledWith({ token: 'secret', replaces: '7' })
    expect(pageState.session).toEqual(other.session)
  })

  test('SES-03 SES-11 a remembered player who stays is then logged in', async () => {
    await openQuestion(() => (pageState.remembered = ANN))
    fakeCommands.autoLogin.mockResolvedValue(ok({ kind: 'member', outcome: OUTCOME }))
    expect(fakeCommands.autoLogin).not.toHaveBeenCalled()
    await choose('Keep current account')
    await vi.waitFor(() => {
      expect(pageState.session).toEqual(OUTCOME.session)
    })
  })
})

test('SES-03 R-10 without a response in time offers a way to continue, and still logs in on a late response', async () => {
  let answer: (result: Result<TokenOutcome, AppError>) => void = () => undefined
  fakeCommands.adoptToken.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await openWith('/m/member/home?token=secret')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await show(guarded)
  await start()
  await act(() => vi.advanceTimersByTimeAsync(SLOW_HINT_DELAY_MS))
  vi.useRealTimers()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(fakeCommands.adoptToken).toHaveBeenCalledTimes(1)
  vi.useFakeTimers()
  await act(async () => {
    answer(ok({ kind: 'member', outcome: OUTCOME }))
    await vi.advanceTimersByTimeAsync(2 * SLOW_HINT_DELAY_MS)
  })
  vi.useRealTimers()
  expect(await screen.findByText('inside')).toBeTruthy()
})
