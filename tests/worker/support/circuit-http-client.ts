import type { PageFactsStore } from '#worker/page-facts-store'
import { CircuitBreaker } from '#worker/net/circuit-breaker'
import { createHttpClient } from '#worker/net/http-client'
import type { FakeGateway } from './fake-gateway'

/** The HTTP client with a fake gateway, and the circuit breaker driven by its results. */
export const createCircuitHttpClient = (gateway: FakeGateway, facts: PageFactsStore) => {
  const circuit = new CircuitBreaker(() => undefined)
  const httpClient = createHttpClient({
    facts: () => facts.current,
    pathOf: (path) => path,
    merchant: ({ signal }) => facts.waitForMerchant(signal),
    origin: 'https://m.example.com',
    onOutcome: (error) => {
      circuit.record(error)
    },
    onFailure: () => undefined,
    isCircuitOpen: () => circuit.isOpen,
    fetch: gateway.fetch,
  })
  return { circuit, httpClient }
}
