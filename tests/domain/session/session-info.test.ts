import { expect, test } from 'vitest'
import { parseSessionInfo } from '#domain/session/session-info'

test('SES-01 reads id or customerId and the type', () => {
  const known = { token: 't', userName: 'u', merchantCode: 'm', type: 2, firstTimeLogin: true }
  for (const id of [{ customerId: 7 }, { id: '7' }])
    expect(parseSessionInfo(JSON.stringify({ ...known, ...id }))).toEqual({ ...known, id: '7' })
})

test.each([null, '', 'x', '[]', '{}', '{"token":"t"}', '{"id":1}', '{"id":1,"token":""}', 'null'])(
  'SES-01 rejects %j',
  (text) => {
    expect(parseSessionInfo(text)).toBeNull()
  },
)
