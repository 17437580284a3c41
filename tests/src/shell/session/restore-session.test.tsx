import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppError } from '#domain/errors'
import type { AutoLoginOutcome } from '#domain/port'
import { err, ok } from '#domain/result'
import { handleSignal } from '../../../../src/shell/page/handle-signal'
import { overlayState } from '../../../../src/shared/overlays/overlay-queue'
import { loginState } from '../../../../src/features/accounts/login/login-state'
import { twoFactorState } from '../../../../src/features/accounts/login/two-factor-state'
import { pageState } from '../../../../src/shared/page/page-state'
import { startSession } from '../../../../src/shared/session/session-state'
import { toasts } from '../../../../src/shared/overlays/toasts'
import { fakeCommands } from '../../support/fake-commands'
import { change, show, startPage } from '../../support/page-fixture'
import { ANN, guarded, OUTCOME, resetStart, start, went } from '../../support/session-start'

vi.mock('../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../support/fake-commands')).fakeCommands,
}))

const refused = (code: string): Extract<AppError, { kind: 'refused' }> => ({
  kind: 'refused',
  status: 200,
  code,
  message: '',
})
const answer = (outcome: AutoLoginOutcome): void => {
  fakeCommands.autoLogin.mockResolvedValue(ok(outcome))
}
beforeEach(resetStart)

describe('LOG-09 automatic login', () => {
  test('LOG-09 does not run with a session', async () => {
    startSession(OUTCOME.session)
    await start()
    expect(fakeCommands.autoLogin).not.toHaveBeenCalled()
  })

  test('LOG-09 restores a member silently, on the current page', async () => {
    answer({ kind: 'member', outcome: OUTCOME })
    await start()
    expect(pageState.session).toEqual(OUTCOME.session)
    expect(went).toEqual([])
    expect(toasts.items).toEqual([])
  })

  test('LOG-09 SES-06 a failed condition makes the player a guest silently', async () => {
    pageState.remembered = ANN
    await start()
    expect(pageState.remembered).toBeNull()
    expect([overlayState.queue, toasts.items]).toEqual([[], []])
  })

  test('LOG-09 SES-06 a rejection makes the player a guest and shows the reason', async () => {
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

  test('LOG-05 LOG-09 the second factor opens automatically, and cancelling it opens the login form', async () => {
    const verification = { ticket: 'T1', payeeName: false, sms: false, ga: true, email: false }
    answer({ kind: 'failed', error: { ...refused('login_verify_required'), verification } })
    await start()
    await vi.waitFor(() => {
      expect(overlayState.queue).toMatchObject([{ kind: 'two-factor', verification }])
    })
    expect(twoFactorState.state).toMatchObject({ kind: 'editing', method: 'ga' })
    expect(loginState.status).toBe('second-step')
    await change(() => {
      twoFactorState.state = { kind: 'gone', method: 'ga', isEnded: true }
      overlayState.queue = []
    })
    expect(went).toEqual(['/m/login'])
    expect(loginState).toMatchObject({ status: 'idle', hasEnded: true })
  })

  test('LOG-09 a captcha opens the login form, but not during a game', async () => {
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

  test('LOG-09 a newly enabled captcha opens the login form as well', async () => {
    answer({ kind: 'failed', error: refused('captcha.invalid') })
    await start()
    await vi.waitFor(() => {
      expect(went).toEqual(['/m/login'])
    })
    expect(overlayState.queue).toEqual([])
    expect(fakeCommands.refresh).toHaveBeenCalled()
  })

  test('SES-11 while the gateway is unreachable the player stays a member, even if the worker is respawned', async () => {
    answer({ kind: 'waiting', member: ANN })
    await start()
    expect(pageState.remembered).toEqual(ANN)
    expect(fakeCommands.autoLogin).toHaveBeenCalledTimes(1)
    await change(() => (pageState.worker = 'starting'))
    await change(() => (pageState.worker = 'ready'))
    expect(fakeCommands.autoLogin.mock.calls.length).toBeGreaterThan(1)
  })
})

test('SES-11 LOG-09 an automatic login that takes longer than its command is waited for again', async () => {
  fakeCommands.autoLogin.mockResolvedValueOnce(err({ kind: 'worker', detail: 'timeout' }))
  fakeCommands.autoLogin.mockResolvedValueOnce(ok({ kind: 'member', outcome: OUTCOME }))
  await startPage('/m/home')
  pageState.remembered = ANN
  await start()
  await vi.waitFor(() => {
    expect(pageState.session).toEqual(OUTCOME.session)
  })
})

describe('SES-07 SES-08 an ended session', () => {
  test('SES-07 rejected by the gateway: opens the login once and keeps the return URL', async () => {
    await startPage('/m/withdraw')
    startSession(OUTCOME.session)
    await show(guarded)
    await change(() => {
      for (let time = 0; time < 5; time += 1) handleSignal({ type: 'session-over', reason: 'refused' })
    })
    expect(overlayState.queue).toHaveLength(1)
    expect(window.location.pathname + window.location.search).toBe('/m/login?backUrl=%2Fm%2Fwithdraw')
    expect(sessionStorage.getItem('MC_SESSION_INFO')).toBe('')
  })

  test('SES-08 ended in another tab: silently a guest, and a member page redirects to home', async () => {
    await startPage('/m/withdraw')
    startSession(OUTCOME.session)
    await show(guarded)
    await change(() => handleSignal({ type: 'session-over', reason: 'elsewhere' }))
    expect(overlayState.queue).toEqual([])
    expect(toasts.items.map(({ key }) => key)).toEqual(['session.loggedOut'])
    expect(window.location.pathname).toBe('/m/home')
  })

  test('SES-11 a delayed login confirms the member or ends the session', async () => {
    pageState.remembered = ANN
    const outcome = { ...OUTCOME, updatePassword: true }
    await change(() => handleSignal({ type: 'auto-login', outcome: { kind: 'member', outcome } }))
    expect(pageState).toMatchObject({ session: OUTCOME.session, remembered: null, mustChangePassword: true })
    Object.assign(pageState, { session: null, remembered: ANN })
    const error = refused('login.cred.err')
    await change(() => handleSignal({ type: 'auto-login', outcome: { kind: 'failed', error } }))
    expect(pageState.remembered).toBeNull()
    await vi.waitFor(() => {
      expect(overlayState.queue).toMatchObject([{ kind: 'notice', reason: { type: 'login-failed', error } }])
    })
  })
})
