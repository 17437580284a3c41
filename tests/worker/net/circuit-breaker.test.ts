import { beforeEach, expect, test, vi } from 'vitest'
import type { AppError } from '#domain/errors'
import type { ConnectionRow } from '#domain/tables/rows'
import { CircuitBreaker } from '#worker/net/circuit-breaker'

const NETWORK: AppError = { kind: 'network', secure: true }

beforeEach(() => {
  vi.useFakeTimers({ now: 7 })
})

const create = () => {
  const rows: ConnectionRow[] = []
  const circuit = new CircuitBreaker((row) => rows.push(row))
  return { rows, circuit }
}

test('R-11 the circuit breaker opens after three failures in a row and closes with the first response', () => {
  const { circuit, rows } = create()
  circuit.record(NETWORK)
  circuit.record({ kind: 'timeout', limitMs: 1 })
  expect(circuit.isOpen).toBe(false)
  circuit.record({ kind: 'http', status: 503 })
  expect(circuit.isOpen).toBe(true)
  circuit.record(null)
  expect(circuit.isOpen).toBe(false)
  expect(rows.map(({ state }) => state)).toEqual(['failing', 'online'])
})

test('R-11 the circuit breaker pauses when a minute has reached its failure limit, and no longer than that minute', () => {
  const { circuit } = create()
  for (let failure = 0; failure < 8; failure += 1) circuit.record(NETWORK)
  expect(circuit.retryAfterMs).toBeLessThanOrEqual(100)
  for (let failure = 8; failure < 17; failure += 1) circuit.record(NETWORK)
  // One attempt is left for the minute.
  expect(circuit.retryAfterMs).toBe(30_000)
  vi.advanceTimersByTime(4_000)
  circuit.record({ kind: 'http', status: 503 })
  expect(circuit.retryAfterMs).toBe(56_000)
  circuit.record(null)
  circuit.record({ kind: 'aborted' })
  expect(circuit.retryAfterMs).toBe(56_000)
  circuit.record(NETWORK)
  expect(circuit.retryAfterMs).toBe(56_000)
  vi.advanceTimersByTime(56_000)
  expect(circuit.retryAfterMs).toBeLessThanOrEqual(0)
})

test('OFF-02 results set the online state; without a network link one failure is enough', () => {
  const { circuit, rows } = create()
  circuit.record(NETWORK, false)
  expect(rows).toEqual([{ id: 'gateway', state: 'offline', since: 7, error: NETWORK }])
  circuit.record(NETWORK, false)
  expect(rows).toHaveLength(1)
})

test.each<[AppError, states: string[]]>([
  [{ kind: 'refused', status: 200, code: 'x', message: '' }, ['online']],
  [{ kind: 'http', status: 404 }, ['online']],
  [{ kind: 'aborted' }, []],
])('R-11 a rejection is a response, and an aborted request is nothing: %j', (error, states) => {
  const { circuit, rows } = create()
  for (let count = 0; count < 5; count += 1) circuit.record(error)
  expect(circuit.isOpen).toBe(false)
  expect(rows.map(({ state }) => state)).toEqual(states)
})
