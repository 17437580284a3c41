import { describe, expect, test } from 'vitest'
import { afterRefusal, MOST_TRIES } from '#domain/rules/outbox'

describe('what a refusal means for a row', () => {
  test('OFF-05 no answer and no session cost nothing; faults are counted unless the gateway fails everybody', () => {
    const fault = { kind: 'http', status: 503 } as const
    expect(afterRefusal({ kind: 'network', secure: true }, 99, false)).toBe('wait')
    expect(afterRefusal({ kind: 'timeout', limitMs: 1 }, 99, false)).toBe('wait')
    expect(afterRefusal({ kind: 'http', status: 429 }, 99, false)).toBe('wait')
    expect(afterRefusal({ kind: 'http', status: 401 }, 1, false)).toBe('log-in')
    expect(afterRefusal(fault, MOST_TRIES - 1, false)).toBe('again')
    expect(afterRefusal(fault, MOST_TRIES, false)).toBe('set-aside')
    expect(afterRefusal(fault, MOST_TRIES, true)).toBe('wait')
    expect(afterRefusal({ kind: 'malformed', detail: '' }, MOST_TRIES, false)).toBe('set-aside')
    const refused = { kind: 'refused', status: 200, message: '' } as const
    expect(afterRefusal({ ...refused, code: 'TOO_MANY_REQUEST_IP' }, 99, false)).toBe('wait')
    expect(afterRefusal({ ...refused, code: 'customer.not.login' }, 1, false)).toBe('log-in')
    expect(afterRefusal({ ...refused, code: '', message: 'CUSTOMER_NOT_LOGIN' }, 1, false)).toBe('log-in')
    expect(afterRefusal({ kind: 'session-over' }, 1, false)).toBe('log-in')
    expect(afterRefusal({ ...refused, code: 'duplicate.request' }, 1, false)).toBe('set-aside')
  })
})
