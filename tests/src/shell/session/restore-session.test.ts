import { beforeEach, expect, test, vi } from 'vitest'
import { err, ok } from '#domain/result'
import { restoreSession } from '../../../../src/shell/session/restore-session'
import { overlayState } from '../../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../../src/shared/page/page-state'
import { toasts } from '../../../../src/shared/overlays/toasts'
import { ANN } from '../../../support/members'
import { fakeCommands } from '../../support/fake-commands'
import { change, startPage } from '../../support/page-fixture'

vi.mock('../../../../src/shared/worker/client/commands', () => import('../../support/fake-commands'))

const MEMBER = { id: ANN.id, userName: ANN.userName, type: ANN.type }

/** The URLs that the starts of a test have navigated to. */
const start = async (): Promise<readonly string[]> => {
  const went: string[] = []
  await change(() => restoreSession((to) => went.push(to)))
  return went
}

beforeEach(() => startPage('/m/home'))

test('LOG-09 a required captcha does not open the login form during a game', async () => {
  fakeCommands.autoLogin.mockResolvedValue(ok({ kind: 'form', username: 'ann' }))
  overlayState.activity = 'launch'
  const went = await start()
  await vi.waitFor(() => expect(toasts.items.map(({ key }) => key)).toEqual(['failure.login.again']))
  expect(went).toEqual([])
  overlayState.activity = 'free'
})

test('SES-11 while the gateway is unreachable the player stays a member, even if the worker is respawned', async () => {
  fakeCommands.autoLogin.mockResolvedValue(ok({ kind: 'waiting', member: MEMBER }))
  await start()
  expect(pageState.remembered).toEqual(MEMBER)
  expect(fakeCommands.autoLogin).toHaveBeenCalledTimes(1)
  await change(() => (pageState.worker = 'starting'))
  await change(() => (pageState.worker = 'ready'))
  expect(fakeCommands.autoLogin.mock.calls.length).toBeGreaterThan(1)
})

test('SES-11 LOG-09 an automatic login that takes longer than its command is waited for again', async () => {
  fakeCommands.autoLogin.mockResolvedValueOnce(err({ kind: 'worker', detail: 'timeout' }))
  const outcome = { session: ANN, updatePassword: false }
  fakeCommands.autoLogin.mockResolvedValueOnce(ok({ kind: 'member', outcome }))
  pageState.remembered = MEMBER
  await start()
  await vi.waitFor(() => expect(pageState.session).toEqual(ANN))
})
