import { beforeEach, describe, expect, test } from 'vitest'
import type { AppError } from '#domain/errors'
import { describeError } from '../../../src/i18n/describe-error'
import { currentTranslations } from '../../../src/i18n/translation-store'
import { overlayState, showFailure } from '../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../src/shared/page/page-state'
import { toasts } from '../../../src/shared/overlays/toasts'
import { startPage } from '../support/page-fixture'

beforeEach(() => startPage())

const messageOf = (error: AppError): string => {
  const t = currentTranslations()
  if (!t) throw new Error('no words')
  return describeError(error, t).message
}

const refused = (message: string, code = 'some.code', status = 200): AppError => ({
  kind: 'refused',
  status,
  code,
  message,
})

describe('error messages for the player', () => {
  test('NET-12 no network on https shows a toast of 1.5 s and nothing else', () => {
    const before = Date.now()
    showFailure({ kind: 'network', secure: true })
    const [toast] = toasts.items
    expect(toast?.key).toBe('failure.offline')
    expect((toast?.expiresAt ?? 0) - before).toBeGreaterThanOrEqual(1_500)
    expect((toast?.expiresAt ?? 0) - before).toBeLessThan(1_700)
    expect(overlayState.queue).toEqual([])
  })

  test('NET-12 no response on plain http shows a notice with the text of the specification', () => {
    const error = { kind: 'network', secure: false } as const
    showFailure(error)
    expect(overlayState.queue).toMatchObject([{ kind: 'notice', reason: { type: 'failure', error } }])
    expect(messageOf(error)).toBe('Network Error / CORS Errors')
    expect(toasts.items).toEqual([])
  })

  test('NET-11 what the error catalogue leaves out shows nothing', () => {
    const errors: readonly AppError[] = [
      { kind: 'aborted' },
      { kind: 'http', status: 502 },
      refused('slow down', 'TOO_MANY_REQUEST_LOGIN'),
      refused('bad gateway', 'x', 502),
      { kind: 'session-over' },
      { kind: 'no-session' },
    ]
    for (const error of errors) showFailure(error)
    expect([overlayState.queue, toasts.items]).toEqual([[], []])
  })

  test('SES-11 an action with an unconfirmed login asks to log in', () => {
    pageState.remembered = { id: '7', userName: 'ann', type: 0 }
    showFailure({ kind: 'no-session' })
    expect(overlayState.queue).toHaveLength(1)
    pageState.remembered = null
  })

  test('NET-11 other errors show a notice with the gateway’s own message', () => {
    showFailure(refused('This game is resting until noon.'))
    expect(overlayState.queue).toHaveLength(1)
    expect(messageOf(refused('This game is resting until noon.'))).toBe('This game is resting until noon.')
  })

  test('NET-11 a code is not shown as a message', () => {
    for (const message of ['', '  ', 'GAME_CLOSED_NOW', 'game.closed'])
      expect(messageOf(refused(message)), message).toBe('Unknown error. Please try again.')
  })

  test('NET-11 shows the same error once for ten occurrences and queues a different one', () => {
    for (let count = 0; count < 10; count += 1) showFailure({ kind: 'http', status: 500 })
    showFailure({ kind: 'timeout', limitMs: 30_000 })
    expect(overlayState.queue).toHaveLength(2)
  })

  test('NET-11 every kind of error has a text', () => {
    const errors: readonly AppError[] = [
      { kind: 'timeout', limitMs: 1 },
      ...(['aborted', 'no-session', 'session-over', 'no-url', 'unsafe-url'] as const).map((kind) => ({
        kind,
      })),
      { kind: 'http', status: 500 },
      { kind: 'malformed', detail: 'x' },
      ...(['crashed', 'timeout'] as const).map((detail) => ({ kind: 'worker' as const, detail })),
      ...(['quota', 'closed'] as const).map((detail) => ({ kind: 'storage' as const, detail })),
    ]
    for (const error of errors) expect(messageOf(error), error.kind).toMatch(/^[A-Z].+\.$/u)
  })
})
