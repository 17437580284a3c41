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

  test.each<AppError>([
    { kind: 'aborted' },
    { kind: 'http', status: 502 },
    refused('slow down', 'TOO_MANY_REQUEST_LOGIN'),
    refused('bad gateway', 'x', 502),
    { kind: 'session-over' },
    { kind: 'no-session' },
  ])('NET-11 $kind shows nothing if the error catalogue says so', (error) => {
    showFailure(error)
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

  test.each(['', '  ', 'GAME_CLOSED_NOW', 'game.closed'])(
    'NET-11 "%s" is not shown as a message',
    (message) => {
      expect(messageOf(refused(message))).toBe('Unknown error. Please try again.')
    },
  )

  test('NET-11 shows the same error once for ten occurrences and queues a different one', () => {
    for (let count = 0; count < 10; count += 1) showFailure({ kind: 'http', status: 500 })
    showFailure({ kind: 'timeout', limitMs: 30_000 })
    expect(overlayState.queue).toHaveLength(2)
  })

  test.each<AppError>([
    { kind: 'timeout', limitMs: 1 },
    { kind: 'aborted' },
    { kind: 'http', status: 500 },
    { kind: 'malformed', detail: 'x' },
    { kind: 'no-session' },
    { kind: 'session-over' },
    { kind: 'no-url' },
    { kind: 'unsafe-url' },
    { kind: 'worker', detail: 'crashed' },
    { kind: 'worker', detail: 'timeout' },
    { kind: 'storage', detail: 'quota' },
    { kind: 'storage', detail: 'closed' },
  ])('NET-11 every kind of error has a text: $kind', (error) => {
    expect(messageOf(error)).toMatch(/^[A-Z].+\.$/u)
  })
})
