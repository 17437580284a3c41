import { describe, expect, test, vi } from 'vitest'
import type { AppError } from '#domain/errors'
import type { StatusError } from '#domain/lines/status-error'
import { createStatusErrorReporter } from '#worker/lines/status-error-reporter'
import { STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { tabs, useTabs } from '../support/session-rig'

const CLOSED: AppError = { kind: 'refused', status: 200, code: 'domain_not_available', message: 'Closed.' }
const TROUBLE: StatusError = { kind: 'domain', message: 'Closed.' }

const openTab = () => {
  const received: StatusError[] = []
  return { received, reporter: createStatusErrorReporter((trouble) => received.push(trouble)) }
}

describe('LINE-04 status errors', () => {
  test('LINE-04 are reported once while they last, and again after recovery', () => {
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
  })

  test('LINE-04 are reported again when the player retries', () => {
    const { received, reporter } = openTab()
    reporter.onStatusResult(CLOSED)
    reporter.forget()
    reporter.onStatusResult(CLOSED)
    expect(received).toHaveLength(2)
  })

  test('LINE-04 reach every tab, and one that opens later', async () => {
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
})

describe('LINE-04 in the worker', () => {
  useTabs()

  test('LINE-04 a status rejected for its domain is reported to the page', async () => {
    tabs.gateway.respond(STATUS_ENDPOINT, () =>
      Response.json({ success: false, errorCode: 'domain_not_available', message: 'Closed.' }),
    )
    const { signals } = await tabs.open()
    await vi.waitFor(() => expect(signals).toContainEqual({ type: 'status-trouble', trouble: TROUBLE }))
  })

  test('LINE-04 HTML instead of status is reported as a notice', async () => {
    tabs.gateway.respond(STATUS_ENDPOINT, () => new Response('<!doctype html><h1>Wi-Fi</h1>'))
    const { signals } = await tabs.open()
    const trouble = { kind: 'notice', message: '' }
    await vi.waitFor(() => expect(signals).toContainEqual({ type: 'status-trouble', trouble }))
  })
})
