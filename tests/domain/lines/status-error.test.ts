import { describe, expect, test } from 'vitest'
import type { AppError } from '#domain/errors'
import { toStatusError } from '#domain/lines/status-error'

const refused = (code: string, message = '', status = 200): AppError => ({
  kind: 'refused',
  status,
  code,
  message,
})

describe('LINE-04 handling a status error', () => {
  test('LINE-04 domain_not_available opens the domain dialog with the gateway’s message', () => {
    expect(toStatusError(refused('domain_not_available', 'Closed here.'))).toEqual({
      kind: 'domain',
      message: 'Closed here.',
    })
    expect(toStatusError(refused('domain_not_available', '', 400))).toEqual({ kind: 'domain', message: '' })
  })

  test('LINE-04 any other code is a notice with its message', () => {
    expect(toStatusError(refused('merchant.closed', 'Closed.'))).toEqual({
      kind: 'notice',
      message: 'Closed.',
    })
  })

  test('LINE-04 HTML instead of the envelope gives the notice "Error"', () => {
    const notice = { kind: 'notice', message: '' }
    expect(toStatusError({ kind: 'malformed', detail: 'x', isPage: true })).toEqual(notice)
    expect(toStatusError({ kind: 'http', status: 403 })).toEqual(notice)
  })

  test.each([
    { kind: 'network', secure: true },
    { kind: 'timeout', limitMs: 1 },
    { kind: 'aborted' },
    { kind: 'http', status: 502 },
    { kind: 'http', status: 503 },
    { kind: 'malformed', detail: 'cut' },
    refused('TOO_MANY_REQUESTS'),
    refused('customer.not.login', '', 401),
    refused('unknown_error', '', 500),
    refused('merchant.missing', '', 400),
  ] satisfies AppError[])('LINE-04 NET-11 $kind $status $code gives no notice', (error) => {
    expect(toStatusError(error)).toBeNull()
  })
})
