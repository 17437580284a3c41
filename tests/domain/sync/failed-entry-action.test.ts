import { describe, expect, test } from 'vitest'
import { failedEntryAction, MAX_ATTEMPTS } from '#domain/sync/failed-entry-action'

describe('handling a failed outbox entry', () => {
  test('OFF-05 no response and no session do not count as attempts; server errors count unless all requests fail', () => {
    const fault = { kind: 'http', status: 503 } as const
    expect(failedEntryAction({ kind: 'network', secure: true }, 99, false)).toBe('wait')
    expect(failedEntryAction({ kind: 'timeout', limitMs: 1 }, 99, false)).toBe('wait')
    expect(failedEntryAction({ kind: 'http', status: 429 }, 99, false)).toBe('wait')
    expect(failedEntryAction({ kind: 'http', status: 401 }, 1, false)).toBe('log-in')
    expect(failedEntryAction(fault, MAX_ATTEMPTS - 1, false)).toBe('again')
    expect(failedEntryAction(fault, MAX_ATTEMPTS, false)).toBe('set-aside')
    expect(failedEntryAction(fault, MAX_ATTEMPTS, true)).toBe('wait')
    expect(failedEntryAction({ kind: 'malformed', detail: '' }, MAX_ATTEMPTS, false)).toBe('set-aside')
    const refused = { kind: 'refused', status: 200, message: '' } as const
    expect(failedEntryAction({ ...refused, code: 'TOO_MANY_REQUEST_IP' }, 99, false)).toBe('wait')
    expect(failedEntryAction({ ...refused, code: 'customer.not.login' }, 1, false)).toBe('log-in')
    expect(failedEntryAction({ ...refused, code: '', message: 'CUSTOMER_NOT_LOGIN' }, 1, false)).toBe(
      'log-in',
    )
    expect(failedEntryAction({ kind: 'session-over' }, 1, false)).toBe('log-in')
    expect(failedEntryAction({ ...refused, code: 'duplicate.request' }, 1, false)).toBe('set-aside')
  })
})
