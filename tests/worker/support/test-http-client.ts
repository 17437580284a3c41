import type { PageFactsStore } from '#worker/page-facts-store'
import { CircuitBreaker } from '#worker/net/circuit-breaker'
import { createHttpClient, type HttpClient } from '#worker/net/http-client'
import type { FakeGateway } from './fake-gateway'

type Options = Parameters<typeof createHttpClient>[0]

/** The HTTP client of these page facts, with nothing around it but what the test gives. */
export const createTestHttpClient = (facts: PageFactsStore, options: Partial<Options> = {}): HttpClient =>
  createHttpClient({
    facts: () => facts.current,
    early: new Map(),
    pathOf: (path) => path,
    merchant: () => Promise.resolve(null),
    origin: 'https://m.example.com',
    onOutcome: () => undefined,
    onFailure: () => undefined,
    isCircuitOpen: () => false,
    ...options,
  })

/** The HTTP client with a fake gateway, and the circuit breaker driven by its results. */
export const createCircuitHttpClient = (gateway: Pick<FakeGateway, 'fetch'>, facts: PageFactsStore) => {
  const circuit = new CircuitBreaker(() => undefined)
  const httpClient = createTestHttpClient(facts, {
    merchant: ({ signal }) => facts.waitForMerchant(signal),
    onOutcome: (error) => circuit.record(error),
    isCircuitOpen: () => circuit.isOpen,
    fetch: gateway.fetch,
  })
  return { circuit, httpClient }
}
