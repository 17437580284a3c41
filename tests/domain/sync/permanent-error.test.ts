import { expect, test } from 'vitest'
import type { AppError } from '#domain/errors'
import { isPermanentError } from '#domain/sync/permanent-error'

const refused = (code: string): AppError => ({ kind: 'refused', status: 400, code, message: 'No.' })

test('GAM-06 offers no retry only after a permanent error', () => {
  expect(isPermanentError(refused('request.invalid'))).toBe(true)
  expect(isPermanentError(refused('trial.not.available'))).toBe(false)
  expect(isPermanentError({ kind: 'http', status: 400 })).toBe(false)
  expect(isPermanentError({ kind: 'network', secure: true })).toBe(false)
})
