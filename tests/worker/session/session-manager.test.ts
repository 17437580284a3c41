import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppError } from '#domain/errors'
import type { Session, Signal } from '#domain/port'
import { AUTO_LOGIN_KEY, REMEMBERED_MEMBER_KEY } from '#domain/storage-keys'
import type { RequestOptions } from '#worker/net/http-client'
import { createPageFactsStore } from '#worker/page-facts-store'
import { SessionManager } from '#worker/session/session-manager'
import { createEmptyStore } from '../support/open-store'
import { useOwnChannels } from '../support/own-channels'
import { SESSION } from '../support/session-rig'

const BENS: Session = { ...SESSION, id: '8', userName: 'Ben', token: 'token-8' }
const BEN = { id: '8', userName: 'Ben', type: 0 }

type Options = ConstructorParameters<typeof SessionManager>[0]

/** The sessions of one tab at Harbour. All that they report is recorded. */
const openTab = (session: Session | null, onEnd: Options['onEnd'] = () => undefined) => {
  const facts = createPageFactsStore()
  facts.update({ merchant: 'harbour', session, autoLogin: true })
  const signals: Signal[] = []
  const reports = {
    onStart: vi.fn(),
    onEnd: vi.fn(onEnd),
    onSessionRejected: vi.fn(),
    onUnusedSession: vi.fn(),
  }
  const store = createEmptyStore()
  const sessions = new SessionManager({ facts, store, emit: (signal) => signals.push(signal), ...reports })
  const start = (next: Session) =>
    sessions.logins.run(async (attempt) => ({ ok: true, value: await sessions.startSession(next, attempt) }))
  return { facts, signals, reports, sessions, start }
}

beforeEach(() => vi.stubGlobal('BroadcastChannel', undefined))

test('SES-11 the rows on screen are of the session’s member, else of the unconfirmed one', () => {
  const { facts, sessions } = openTab(null)
  expect(sessions.memberIds).toEqual([])
  sessions.setUnconfirmed(BEN)
  expect(sessions.memberIds).toEqual(['8'])
  facts.update({ session: SESSION })
  expect(sessions.memberIds).toEqual(['7'])
})

test.each([
  ['a guest', null, []],
  ['the same member', { ...SESSION, token: 'earlier' }, []],
  ['another member', BENS, [['harbour', '8']]],
])('SES-06 a login after %s ends only another member', async (_name, before, ended) => {
  const { facts, reports, start } = openTab(before)
  expect(await start(SESSION)).toEqual({ ok: true, value: true })
  expect(facts.current.session).toEqual(SESSION)
  expect(reports.onEnd.mock.calls).toEqual(ended)
  expect(reports.onStart).toHaveBeenCalledOnce()
})

test('LOG-10 a logout while the previous member’s rows are deleted starts no session', async () => {
  const { facts, reports, sessions, start } = openTab(BENS, (_merchant, member) => {
    if (member === '8') void sessions.endSession()
  })
  expect(await start(SESSION)).toEqual({ ok: true, value: false })
  expect(reports.onStart).not.toHaveBeenCalled()
  expect(facts.current.session).toBeNull()
})

const AUTO_LOGIN_OFF = { type: 'persist', key: AUTO_LOGIN_KEY, value: '0' }
const NO_MEMBER = { type: 'persist', key: REMEMBERED_MEMBER_KEY, value: '' }

test('LOG-10 a guest’s logout turns the automatic login off, and ends no member', async () => {
  const { facts, signals, reports, sessions } = openTab(null)
  await sessions.endSession()
  expect(facts.current.autoLogin).toBe(false)
  expect(signals).toEqual([AUTO_LOGIN_OFF, NO_MEMBER])
  expect(reports.onEnd).not.toHaveBeenCalled()
})

const OVER: AppError = { kind: 'session-over' }
const BUSY: AppError = { kind: 'http', status: 503 }
const CUT: AppError = { kind: 'network', secure: true }
const MOVED: AppError = { kind: 'refused', status: 200, code: 'token_ip_different', message: '' }
const ENDED = [{ type: 'session-over', reason: 'refused' }, NO_MEMBER]
const notice = (error: AppError) => [{ type: 'failure', error }]

test.each<[AppError, RequestOptions['alert'], string | undefined, unknown[]]>([
  [BUSY, undefined, 'token-1', notice(BUSY)],
  [BUSY, true, undefined, notice(BUSY)],
  [BUSY, false, 'token-1', []],
  [BUSY, 'network', 'token-1', []],
  [CUT, 'network', 'token-1', notice(CUT)],
  [{ kind: 'aborted' }, true, 'token-1', []],
  [MOVED, true, 'token-1', [AUTO_LOGIN_OFF]],
  [OVER, true, 'token-1', ENDED],
  [OVER, true, 'earlier', []],
  [OVER, true, undefined, []],
])('NET-10 NET-11 a failure %j, alert %s, token %s', (error, alert, token, expected) => {
  const { facts, signals, reports, sessions } = openTab(SESSION)
  sessions.onFailure(error, { path: '/p', access: 'optional', alert }, token)
  expect(signals).toEqual(expected)
  expect(facts.current.session).toEqual(expected === ENDED ? null : SESSION)
  expect(reports.onSessionRejected.mock.calls).toEqual(expected === ENDED ? [['7']] : [])
})

test('SES-07 a failed request ends no session of a guest, nor one that has ended before', () => {
  const { signals, sessions } = openTab(null)
  for (const token of [undefined, 'token-1'])
    sessions.onFailure(OVER, { path: '/p', access: 'optional' }, token)
  expect(signals).toEqual([])
})

describe('SES-08 LOG-10 a logout in another tab', () => {
  beforeEach(useOwnChannels)

  test.each([
    ['the member’s session, and closes it on the gateway', SESSION, [[SESSION]]],
    ['an unconfirmed login, which has no session to close', null, []],
  ])('SES-08 LOG-10 ends %s', async (_name, session, closed) => {
    const { facts, signals, reports, sessions } = openTab(session)
    sessions.setUnconfirmed(session ? null : { ...BEN, id: '7' })
    await openTab({ ...SESSION, token: 'elsewhere' }).sessions.endSession()
    await vi.waitFor(() => expect(signals).toEqual([{ type: 'session-over', reason: 'elsewhere' }]))
    expect(facts.current).toMatchObject({ session: null, autoLogin: false })
    expect(sessions.memberId).toBeUndefined()
    expect(reports.onUnusedSession.mock.calls).toEqual(closed)
  })
})
