import { beforeEach, expect, test, vi } from 'vitest'
import type { AutoLoginOutcome, LoginOutcome } from '#domain/port'
import { err, ok } from '#domain/result'
import { restoreSession } from '../../../../src/shell/session/restore-session'
import { overlayState } from '../../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../../src/shared/page/page-state'
import { toasts } from '../../../../src/shared/overlays/toasts'
import { fakeCommands, resetCommands } from '../../support/fake-commands'
import { change, startPage } from '../../support/page-fixture'

vi.mock('../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../support/fake-commands')).fakeCommands,
}))

const ANN = { id: '7', userName: 'ann', type: 0 }
const OUTCOME: LoginOutcome = {
  session: { ...ANN, token: 't', merchantCode: 'harbour', firstTimeLogin: false },
  updatePassword: false,
}

const answer = (outcome: AutoLoginOutcome): void => {
  fakeCommands.autoLogin.mockResolvedValue(ok(outcome))
}
/** The URLs that the starts of this test have navigated to. */
const went: string[] = []
const start = (): Promise<void> =>
  change(() => {
    restoreSession((to) => went.push(to))
  })

beforeEach(async () => {
  resetCommands()
  went.length = 0
  sessionStorage.clear()
  await startPage('/m/home')
  window.mcBoot = {
    language: 'EN',
    isLanguageRequested: false,
    workerUrl: '',
    worker: null,
    urlToken: null,
    showSnapshot: () => undefined,
  }
})

test('LOG-09 a required captcha opens the login form, but not during a game', async () => {
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

test('SES-11 while the gateway is unreachable the player stays a member, even if the worker is respawned', async () => {
  answer({ kind: 'waiting', member: ANN })
  await start()
  expect(pageState.remembered).toEqual(ANN)
  expect(fakeCommands.autoLogin).toHaveBeenCalledTimes(1)
  await change(() => (pageState.worker = 'starting'))
  await change(() => (pageState.worker = 'ready'))
  expect(fakeCommands.autoLogin.mock.calls.length).toBeGreaterThan(1)
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
