import { expect, test, vi } from 'vitest'
import { describeLogout } from '#domain/session/last-logout'
import { LOGGED_OUT_KEY, SESSION_INFO_KEY } from '#domain/storage-keys'
import { endOldSession } from '../../../src/boot/end-old-session'

const SESSION = { token: 't', id: '7', userName: 'ann', merchantCode: 'harbour', type: 0, at: 1_000 }

/** A session of this tab; its member has logged out in another one a moment later, or not. */
const save = (hasLoggedOut: boolean): void => {
  sessionStorage.setItem(SESSION_INFO_KEY, JSON.stringify(SESSION))
  localStorage.setItem(LOGGED_OUT_KEY, hasLoggedOut ? describeLogout('harbour', '7', 1_001) : '')
}

const hasSession = (): boolean => sessionStorage.getItem(SESSION_INFO_KEY) !== ''

test('SES-08 a page from the back-forward cache starts again as a guest if its member has logged out meanwhile', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  save(false)
  endOldSession()
  const comeBack = (): boolean => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  comeBack()
  expect(reload).not.toHaveBeenCalled()
  save(true)
  comeBack()
  expect(reload).toHaveBeenCalled()
  expect(hasSession()).toBe(false)
})
