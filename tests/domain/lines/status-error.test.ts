import { expect, test } from 'vitest'
import type { AppError } from '#domain/errors'
import { toStatusError } from '#domain/lines/status-error'
import { refused } from '../../support/refused'

test('LINE-04 domain_not_available opens the domain dialog, any other code or a page instead of JSON is a notice', () => {
  for (const [error, kind, message] of [
    [refused('domain_not_available', 200, 'Closed here.'), 'domain', 'Closed here.'],
    [refused('domain_not_available', 400), 'domain', ''],
    [refused('merchant.closed', 200, 'Closed.'), 'notice', 'Closed.'],
    [{ kind: 'malformed', detail: 'x', isPage: true }, 'notice', ''],
    [{ kind: 'http', status: 403 }, 'notice', ''],
  ] as const)
    expect(toStatusError(error)).toEqual({ kind, message })
})

test('LINE-04 NET-11 a passing failure gives no notice', () => {
  const errors: AppError[] = [
    { kind: 'network', secure: true },
    { kind: 'timeout', limitMs: 1 },
    { kind: 'aborted' },
    { kind: 'http', status: 502 },
    { kind: 'http', status: 503 },
    { kind: 'malformed', detail: 'cut' },
    refused('TOO_MANY_REQUESTS'),
    refused('customer.not.login', 401),
    refused('unknown_error', 500),
    refused('merchant.missing', 400),
  ]
  expect(errors.filter((error) => toStatusError(error) !== null)).toEqual([])
})
