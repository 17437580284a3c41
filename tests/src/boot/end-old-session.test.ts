import { beforeEach, expect, test, vi } from 'vitest'
import { LOGGED_OUT_KEY, SESSION_INFO_KEY } from '#domain/storage-keys'
import { endOldSession } from '../../../src/boot/end-old-session'

const SESSION = { token: 't', id: '7', userName: 'ann', merchantCode: 'harbour', type: 0, at: 1_000 }

const save = (session: object, lastLogout: string): void => {
  sessionStorage.setItem(SESSION_INFO_KEY, JSON.stringify(session))
  localStorage.setItem(LOGGED_OUT_KEY, lastLogout)
}

const hasSession = (): boolean => (sessionStorage.getItem(SESSION_INFO_KEY) ?? '') !== ''

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test.each([
  [SESSION, '1001 harbour 7', false],
  [{ ...SESSION, at: undefined }, '1001 harbour 7', false],
  [SESSION, '1000 harbour 7', true],
  [SESSION, '999 harbour 7', true],
  [SESSION, '1001 harbour 8', true],
  [SESSION, '1001 lagoon 7', true],
  [SESSION, '', true],
])(
  'SES-08 R-15 a tab that was not running: of %j after “%s” the session stays: %s',
  (session, lastLogout, stays) => {
    save(session, lastLogout)
    endOldSession()
    expect(hasSession()).toBe(stays)
  },
)

test('SES-08 a page from the back-forward cache starts again as a guest if its member has logged out meanwhile', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  save(SESSION, '')
  endOldSession()
  const comeBack = (): boolean => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  comeBack()
  expect(reload).not.toHaveBeenCalled()
  save(SESSION, '1001 harbour 7')
  comeBack()
  expect(reload).toHaveBeenCalled()
})
