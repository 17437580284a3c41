import { beforeEach, expect, test, vi } from 'vitest'
import type { AppError } from '#domain/errors'
import { describeError } from '../../../src/i18n/describe-error'
import { currentTranslations } from '../../../src/i18n/translation-store'
import { overlayState, showFailure } from '../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../src/shared/page/page-state'
import { toasts } from '../../../src/shared/overlays/toasts'
import { refused } from '../../support/refused'
import { startPage } from '../support/page-fixture'

beforeEach(() => startPage())

const messageOf = (error: AppError): string => {
  const t = currentTranslations()
  if (!t) throw new Error('no words')
  return describeError(error, t).message
}

const said = (message: string): AppError => refused('some.code', 200, message)

test('NET-12 no network on https shows a toast of 1.5 s and nothing else', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  showFailure({ kind: 'network', secure: true })
  const [toast] = toasts.items
  expect(toast).toMatchObject({ key: 'failure.offline', expiresAt: Date.now() + 1_500 })
  expect(overlayState.queue).toEqual([])
})

test('NET-11 SES-11 what the error catalogue leaves out shows nothing, but an unconfirmed login asks to log in', () => {
  for (const error of [
    ...[
      { kind: 'aborted' },
      { kind: 'http', status: 502 },
      refused('TOO_MANY_REQUEST_LOGIN', 200, 'slow down'),
    ],
    ...[refused('x', 502, 'bad gateway'), { kind: 'session-over' }, { kind: 'no-session' }],
  ] as const)
    showFailure(error)
  expect([overlayState.queue, toasts.items]).toEqual([[], []])
  pageState.remembered = { id: '7', userName: 'ann', type: 0 }
  showFailure({ kind: 'no-session' })
  expect(overlayState.queue).toHaveLength(1)
})

test('NET-11 another error shows a notice, once for ten occurrences', () => {
  for (let count = 0; count < 10; count += 1) showFailure({ kind: 'http', status: 500 })
  showFailure(said('This game is resting until noon.'))
  expect(overlayState.queue).toHaveLength(2)
})

test('NET-11 NET-12 every kind of error has a text: the gateway’s own message, but no code', () => {
  expect(messageOf({ kind: 'network', secure: false })).toBe('Network Error / CORS Errors')
  expect(messageOf(said('This game is resting until noon.'))).toBe('This game is resting until noon.')
  for (const message of ['', '  ', 'GAME_CLOSED_NOW', 'game.closed'])
    expect(messageOf(said(message)), message).toBe('Unknown error. Please try again.')
  const kinds = ['aborted', 'no-session', 'session-over', 'no-url', 'unsafe-url'] as const
  const errors: readonly AppError[] = [
    ...kinds.map((kind) => ({ kind })),
    { kind: 'timeout', limitMs: 1 },
    { kind: 'http', status: 500 },
    { kind: 'malformed', detail: 'x' },
    { kind: 'worker', detail: 'crashed' },
    { kind: 'worker', detail: 'timeout' },
    { kind: 'storage', detail: 'quota' },
    { kind: 'storage', detail: 'closed' },
  ]
  for (const error of errors) expect(messageOf(error), error.kind).toMatch(/^[A-Z].+\.$/u)
})
