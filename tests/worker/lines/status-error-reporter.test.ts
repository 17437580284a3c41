import { expect, test, vi } from 'vitest'
import type { AppError } from '#domain/errors'
import type { StatusError } from '#domain/lines/status-error'
import { createStatusErrorReporter } from '#worker/lines/status-error-reporter'

const CLOSED: AppError = { kind: 'refused', status: 200, code: 'domain_not_available', message: 'Closed.' }
const TROUBLE: StatusError = { kind: 'domain', message: 'Closed.' }

const openTab = () => {
  const received: StatusError[] = []
  return { received, reporter: createStatusErrorReporter((trouble) => received.push(trouble)) }
}

test('LINE-04 status errors are reported once while they last, and again after recovery or a retry by the player', () => {
  const { received, reporter } = openTab()
  reporter.onStatusResult(CLOSED)
  reporter.onStatusResult(CLOSED)
  expect(received).toEqual([TROUBLE])
  // No response: the error may still be there.
  reporter.onStatusResult({ kind: 'network', secure: true })
  reporter.onStatusResult(CLOSED)
  expect(received).toHaveLength(1)
  reporter.onStatusResult(null)
  reporter.onStatusResult(CLOSED)
  expect(received).toHaveLength(2)
  // The player retries.
  reporter.forget()
  reporter.onStatusResult(CLOSED)
  expect(received).toHaveLength(3)
})

test('LINE-04 status errors reach every tab, and one that opens later', async () => {
  const leader = openTab()
  const other = openTab()
  leader.reporter.onStatusResult(CLOSED)
  await vi.waitFor(() => expect(other.received).toEqual([TROUBLE]))
  const delayed = openTab()
  delayed.reporter.ask()
  await vi.waitFor(() => expect(delayed.received).toEqual([TROUBLE]))
  expect(other.received).toHaveLength(1)
  leader.reporter.onStatusResult(null)
  leader.reporter.onStatusResult(CLOSED)
  await vi.waitFor(() => expect(other.received).toHaveLength(2))
})
