import { beforeEach, expect, test, vi } from 'vitest'
import { describeLogout } from '#domain/session/session-info'
import { LOGGED_OUT_KEY, SESSION_INFO_KEY } from '#domain/storage-keys'
import { endOldSession } from '../../../src/boot/end-old-session'

const SESSION = { token: 't', id: '7', userName: 'ann', merchantCode: 'harbour', type: 0, at: 1_000 }

const save = (session: object, lastLogout: string): void => {
  sessionStorage.setItem(SESSION_INFO_KEY, JSON.stringify(session))
  localStorage.setItem(LOGGED_OUT_KEY, lastLogout)
}

const hasSession = (): boolean => (sessionStorage.getItem(SESSION_INFO_KEY) ?? '') !== ''

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  sessionStorage.clear()
  localStorage.clear()
})

/** What the page stores at a logout at this time. */
const logoutAt = (at: number, member: string, merchant = 'harbour'): string => {
  vi.setSystemTime(at)
  return describeLogout(merchant, member)
}

test.each([
  [SESSION, 1_001, '7', 'harbour', false],
  [{ ...SESSION, at: undefined }, 1_001, '7', 'harbour', false],
  [SESSION, 1_000, '7', 'harbour', true],
  [SESSION, 999, '7', 'harbour', true],
  [SESSION, 1_001, '8', 'harbour', true],
  [SESSION, 1_001, '7', 'lagoon', true],
])(
  'SES-08 R-15 of %j in a tab that was not running, after a logout at %i of %s at %s, the session stays: %s',
  (session, at, member, merchant, stays) => {
    save(session, logoutAt(at, member, merchant))
    endOldSession()
    expect(hasSession()).toBe(stays)
  },
)

test('SES-08 R-15 without a logout the session stays; a logout leaves no id of the member', () => {
  save(SESSION, '')
  endOldSession()
  expect(hasSession()).toBe(true)
  expect(logoutAt(5, 'member-70014')).not.toContain('70014')
})

test('SES-08 a page from the back-forward cache starts again as a guest if its member has logged out meanwhile', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  save(SESSION, '')
  endOldSession()
  const comeBack = (): boolean => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  comeBack()
  expect(reload).not.toHaveBeenCalled()
  save(SESSION, logoutAt(1_001, '7'))
  comeBack()
  expect(reload).toHaveBeenCalled()
  expect(hasSession()).toBe(false)
})
