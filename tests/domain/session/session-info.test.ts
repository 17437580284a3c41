import { describe, expect, test } from 'vitest'
import { parseSessionInfo } from '#domain/session/session-info'

describe('session info', () => {
  test('SES-01 reads id or customerId and the type', () => {
    const info = {
      customerId: 7,
      token: 't',
      userName: 'u',
      merchantCode: 'm',
      type: 2,
      firstTimeLogin: true,
    }
    expect(parseSessionInfo(JSON.stringify(info))).toEqual({
      id: '7',
      token: 't',
      userName: 'u',
      merchantCode: 'm',
      type: 2,
      firstTimeLogin: true,
    })
  })

  test.each([null, '', 'x', '[]', '{}', '{"token":"t"}', '{"id":1}', '{"id":1,"token":""}', 'null'])(
    'SES-01 rejects %j',
    (text) => {
      expect(parseSessionInfo(text)).toBeNull()
    },
  )
})
