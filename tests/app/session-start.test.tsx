import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PATIENCE_MS } from '#domain/constants/timing'
import type { AppError } from '#domain/errors'
import type { AutoLoginOutcome, LoginOutcome, TokenOutcome } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { Guard } from '../../src/app/guards'
import { TokenWait } from '../../src/app/lazy-pages'
import { startOfSession } from '../../src/app/session-start'
import { onSignal } from '../../src/app/signals'
import { takeAddressToken } from '../../src/boot/address-token'
import { overlayState } from '../../src/state/overlay-queue'
import { loginState } from '../../src/features/accounts/login-state'
import { secondStep } from '../../src/features/accounts/second-step'
import { pageState } from '../../src/state/page-state'
import { startSession } from '../../src/state/session-state'
import { toasts } from '../../src/state/toasts'
import { fakeCommands, resetCommands } from '../components/support/fake-commands'
import { change, show, startPage } from '../components/support/page-fixture'

vi.mock('../../src/app/worker-client', async () => ({
  commands: (await import('../components/support/fake-commands')).fakeCommands,
  callWorker: () => Promise.resolve({ ok: true, value: null }),
}))

const ANN = { id: '7', userName: 'ann', type: 0 }
const OUTCOME: LoginOutcome = {
  session: { ...ANN, token: 't', merchantCode: 'harbour', firstTimeLogin: false },
  updatePassword: false,
}
const refused = (code: string): Extract<AppError, { kind: 'refused' }> => ({
  kind: 'refused',
  status: 200,
  code,
  message: '',
})
const went: string[] = []
const start = async (): Promise<void> => {
  await change(() => {
    startOfSession((to) => went.push(to))
  })
}
const bootWith = (addressToken: string | null): void => {
  window.mcBoot = {
    language: 'EN',
    isLanguageWished: false,
    workerUrl: '',
    worker: null,
    addressToken,
    showSnapshot: () => undefined,
  }
}
const answer = (outcome: AutoLoginOutcome): void => {
  fakeCommands.autoLogin.mockResolvedValue(ok(outcome))
}
const guarded = (
  <Guard>
    <p>inside</p>
  </Guard>
)

beforeEach(async () => {
  resetCommands()
  went.length = 0
  sessionStorage.clear()
  await startPage('/m/home')
  bootWith(null)
  // A part that comes late is there, and drawn once before: what is tested is who gets in.
  await TokenWait.preload()
  const { unmount } = await show(<TokenWait />)
  unmount()
})

describe('LOG-09 the login that needs no form', () => {
  test('LOG-09 not with a session', async () => {
    startSession(OUTCOME.session)
    await start()
    expect(fakeCommands.autoLogin).not.toHaveBeenCalled()
  })

  test('LOG-09 a member silently, where the player is', async () => {
    answer({ kind: 'member', outcome: OUTCOME })
    await start()
    expect(pageState.session).toEqual(OUTCOME.session)
    expect(went).toEqual([])
    expect(toasts.items).toEqual([])
  })

  test('LOG-09 SES-06 conditions that do not hold make a guest quietly', async () => {
    pageState.remembered = ANN
    await start()
    expect(pageState.remembered).toBeNull()
    expect([overlayState.queue, toasts.items]).toEqual([[], []])
  })

  test('LOG-09 SES-06 a refusal makes a guest, who is told why', async () => {
    pageState.remembered = ANN
    const error = refused('login.cred.err')
    answer({ kind: 'failed', error })
    await start()
    expect(pageState.remembered).toBeNull()
    await vi.waitFor(() => {
      expect(overlayState.queue).toMatchObject([{ kind: 'notice', reason: { type: 'login-failed', error } }])
    })
    expect(went).toEqual([])
  })

  test('LOG-05 LOG-09 the second step opens by itself, and its end leads to the form', async () => {
    const verification = { ticket: 'T1', payeeName: false, sms: false, ga: true, email: false }
    answer({ kind: 'failed', error: { ...refused('login_verify_required'), verification } })
    await start()
    await vi.waitFor(() => {
      expect(overlayState.queue).toMatchObject([{ kind: 'two-factor', verification }])
    })
    expect(secondStep.state).toMatchObject({ kind: 'editing', method: 'ga' })
    expect(loginState.status).toBe('second-step')
    await change(() => {
      secondStep.state = { kind: 'gone', method: 'ga', isEnded: true }
      overlayState.queue = []
    })
    expect(went).toEqual(['/m/login'])
    expect(loginState).toMatchObject({ status: 'idle', hasEnded: true })
  })

  test('LOG-09 a captcha leads to the form, but out of no game', async () => {
    answer({ kind: 'form', username: 'ann' })
    overlayState.activity = 'launch'
    await start()
    await vi.waitFor(() => {
      expect(toasts.items.map(({ key }) => key)).toEqual(['failure.login.again'])
    })
    expect(went).toEqual([])
    overlayState.activity = 'free'
    await start()
    await vi.waitFor(() => {
      expect(went).toEqual(['/m/login'])
    })
  })

  test('LOG-09 a captcha that the gateway has begun to ask for leads to the form as well', async () => {
    answer({ kind: 'failed', error: refused('captcha.invalid') })
    await start()
    await vi.waitFor(() => {
      expect(went).toEqual(['/m/login'])
    })
    expect(overlayState.queue).toEqual([])
    expect(fakeCommands.refresh).toHaveBeenCalled()
  })

  test('SES-11 while nobody answers the player stays who they were, also when the worker is replaced', async () => {
    answer({ kind: 'waiting', member: ANN })
    await start()
    expect(pageState.remembered).toEqual(ANN)
    expect(fakeCommands.autoLogin).toHaveBeenCalledTimes(1)
    await change(() => (pageState.worker = 'starting'))
    await change(() => (pageState.worker = 'ready'))
    expect(fakeCommands.autoLogin.mock.calls.length).toBeGreaterThan(1)
  })
})

const openWith = async (path: string): Promise<void> => {
  await startPage(path)
  bootWith(takeAddressToken())
  pageState.addressToken = 'asking'
}

describe('SES-03 a token in the address', () => {
  test('SES-03 is taken out of the address with everything else left', async () => {
    await startPage('/m/member/home?r=F7&token=secret&x=1#top')
    const { length } = window.history
    expect(takeAddressToken()).toBe('secret')
    expect(window.location.href).toMatch(/\/m\/member\/home\?r=F7&x=1#top$/u)
    expect(window.history.length).toBe(length)
    await startPage('/m/withdraw?tokens=other')
    expect(takeAddressToken()).toBe('other')
    expect(takeAddressToken()).toBeNull()
  })

  test('SES-03 nobody is let in or sent away before it is known whose it is', async () => {
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
    expect(window.mcBoot?.addressToken).toBeNull()
    expect(await screen.findByText('inside')).toBeTruthy()
  })

  test('SES-03 refused it leads to the login, with a word', async () => {
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
  ])('SES-03 R-10 where %s there is a way on', async (_name, error) => {
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

describe('SES-03 a token of another account than the one that is logged in', () => {
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

  test('SES-03 the player stays, and the token is gone', async () => {
    await openQuestion(() => startSession(OUTCOME.session))
    await choose('Keep current account')
    expect(await screen.findByText('inside')).toBeTruthy()
    expect(pageState.session).toEqual(OUTCOME.session)
    expect(fakeCommands.adoptToken).toHaveBeenCalledTimes(1)
    expect(fakeCommands.autoLogin).not.toHaveBeenCalled()
  })

  test('SES-03 the player switches, by a request that names whom it replaces', async () => {
    await openQuestion(() => startSession(OUTCOME.session))
    fakeCommands.adoptToken.mockResolvedValueOnce(ok({ kind: 'member', outcome: other }))
    await choose('Switch account')
    expect(await screen.findByText('inside')).toBeTruthy()
    expect(fakeCommands.adoptToken).toHaveBeenLastCalledWith({ token: 'secret', replaces: '7' })
    expect(pageState.session).toEqual(other.session)
  })

  test('SES-03 SES-11 a remembered player who stays is logged in then', async () => {
    await openQuestion(() => (pageState.remembered = ANN))
    answer({ kind: 'member', outcome: OUTCOME })
    expect(fakeCommands.autoLogin).not.toHaveBeenCalled()
    await choose('Keep current account')
    await vi.waitFor(() => {
      expect(pageState.session).toEqual(OUTCOME.session)
    })
  })
})

test('SES-03 R-10 a token that nobody answers for in time offers a way on, and lets in all the same when it is', async () => {
  let answer: (result: Result<TokenOutcome, AppError>) => void = () => undefined
  fakeCommands.adoptToken.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await openWith('/m/member/home?token=secret')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await show(guarded)
  await start()
  await act(() => vi.advanceTimersByTimeAsync(PATIENCE_MS))
  vi.useRealTimers()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(fakeCommands.adoptToken).toHaveBeenCalledTimes(1)
  vi.useFakeTimers()
  await act(async () => {
    answer(ok({ kind: 'member', outcome: OUTCOME }))
    await vi.advanceTimersByTimeAsync(2 * PATIENCE_MS)
  })
  vi.useRealTimers()
  expect(await screen.findByText('inside')).toBeTruthy()
})

describe('SES-07 SES-08 a session that ends', () => {
  test('SES-07 refused by the gateway: asked to log in once, and the way back is kept', async () => {
    await startPage('/m/withdraw')
    startSession(OUTCOME.session)
    await show(guarded)
    await change(() => {
      for (let time = 0; time < 5; time += 1) onSignal({ type: 'session-over', reason: 'refused' })
    })
    expect(overlayState.queue).toHaveLength(1)
    expect(window.location.pathname + window.location.search).toBe('/m/login?backUrl=%2Fm%2Fwithdraw')
    expect(sessionStorage.getItem('MC_SESSION_INFO')).toBe('')
  })

  test('SES-08 ended in another tab: a guest quietly, from a page for members to home', async () => {
    await startPage('/m/withdraw')
    startSession(OUTCOME.session)
    await show(guarded)
    await change(() => onSignal({ type: 'session-over', reason: 'elsewhere' }))
    expect(overlayState.queue).toEqual([])
    expect(toasts.items.map(({ key }) => key)).toEqual(['session.loggedOut'])
    expect(window.location.pathname).toBe('/m/home')
  })

  test('SES-11 a login that waited confirms the member, or ends them', async () => {
    pageState.remembered = ANN
    const outcome = { ...OUTCOME, updatePassword: true }
    await change(() => onSignal({ type: 'auto-login', outcome: { kind: 'member', outcome } }))
    expect(pageState).toMatchObject({ session: OUTCOME.session, remembered: null, mustChangePassword: true })
    Object.assign(pageState, { session: null, remembered: ANN })
    const error = refused('login.cred.err')
    await change(() => onSignal({ type: 'auto-login', outcome: { kind: 'failed', error } }))
    expect(pageState.remembered).toBeNull()
    await vi.waitFor(() => {
      expect(overlayState.queue).toMatchObject([{ kind: 'notice', reason: { type: 'login-failed', error } }])
    })
  })
})
