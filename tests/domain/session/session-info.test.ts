import { expect, test } from 'vitest'
import { parseMember, parseSessionInfo, parseUpdatePassword } from '#domain/session/session-info'

const NO_OBJECTS = [null, '', 'x', '[]', '{}', 'null', '"text"', '7'] as const

const KNOWN = { token: 't', userName: 'u', merchantCode: 'm', type: 2, firstTimeLogin: true }

test.each([{ customerId: 7 }, { id: '7' }, { id: 7, customerId: 8 }])('SES-01 %j gives the id 7', (id) => {
  expect(parseSessionInfo(JSON.stringify({ ...KNOWN, ...id }))).toEqual({ ...KNOWN, id: '7' })
})

const BARE = { id: '7', token: 't', userName: '', merchantCode: '', type: 0, firstTimeLogin: false }

test.each([
  ['without other fields', {}, {}],
  ['with unreadable fields', { userName: 1, merchantCode: null, firstTimeLogin: 'yes' }, {}],
  ['whose type is a text', { type: '3' }, { type: 3 }],
  ['with an unreadable type', { type: 'x' }, { type: -1 }],
])('SES-01 a stored session %s is valid', (_name, stored, read) => {
  expect(parseSessionInfo(JSON.stringify({ id: 7, token: 't', ...stored }))).toEqual({ ...BARE, ...read })
})

test.each([...NO_OBJECTS, '{"token":"t"}', '{"id":1}', '{"id":1,"token":""}', '{"id":true,"token":"t"}'])(
  'SES-01 no session is read from %j',
  (text) => {
    expect(parseSessionInfo(text)).toBeNull()
  },
)

test('LOG-04 only the flag itself requires a new password', () => {
  expect(parseUpdatePassword('{"updatePassword":true}')).toBe(true)
  for (const text of [...NO_OBJECTS, '{"updatePassword":false}', '{"updatePassword":"true"}'])
    expect(parseUpdatePassword(text), String(text)).toBe(false)
})

test.each([
  [{ type: 2 }, 2],
  [{}, -1],
  [{ type: '2' }, -1],
])('SES-10 the remembered member with %j is of type %i', (stored, type) => {
  const member = { id: '7', userName: 'ann' }
  expect(parseMember(JSON.stringify({ ...member, ...stored }))).toEqual({ ...member, type })
})

test.each([
  ...NO_OBJECTS,
  '{"id":7,"userName":"ann"}',
  '{"id":"","userName":"ann"}',
  '{"id":"7"}',
  '{"id":"7","userName":1}',
])('SES-10 no remembered member is read from %j', (text) => {
  expect(parseMember(text)).toBeNull()
})
