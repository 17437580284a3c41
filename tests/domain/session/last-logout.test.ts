import { expect, test } from 'vitest'
import { describeLogout, hasLoggedOutSince, sessionStartAfter } from '#domain/session/last-logout'

const SESSION = { token: 't', id: '7', merchantCode: 'harbour', at: 1_000 }
const LOGOUT = describeLogout('harbour', '7', 1_001)

test.each([
  ['before it', SESSION, LOGOUT, true],
  ['by an earlier build', { ...SESSION, at: undefined }, LOGOUT, true],
  ['at its time', SESSION, describeLogout('harbour', '7', 1_000), false],
  ['after it', SESSION, describeLogout('harbour', '7', 999), false],
  ['for another member', SESSION, describeLogout('harbour', '8', 1_001), false],
  ['for another merchant', SESSION, describeLogout('lagoon', '7', 1_001), false],
  ['without any logout', SESSION, null, false],
  ['without any logout, in an emptied storage', SESSION, '', false],
])('SES-08 R-15 a session that was stored %s', (_when, session, lastLogout, isOver) => {
  expect(hasLoggedOutSince(JSON.stringify(session), lastLogout)).toBe(isOver)
})

test('SES-08 without a session nobody has logged out', () => {
  expect([hasLoggedOutSince(null, LOGOUT), hasLoggedOutSince(null, null)]).toEqual([false, false])
})

test('R-15 a logout leaves no id of the member', () => {
  expect(describeLogout('harbour', 'member-70014', 5)).not.toContain('70014')
})

test('SES-08 a login after the logout stays, even if the clock was set back in between', () => {
  const at = sessionStartAfter(LOGOUT, 500)
  expect(hasLoggedOutSince(JSON.stringify({ ...SESSION, at }), LOGOUT)).toBe(false)
  expect([sessionStartAfter(LOGOUT, 6_000), sessionStartAfter(null, 6_000)]).toEqual([6_000, 6_000])
})
