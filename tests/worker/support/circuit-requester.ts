import type { FactsHolder } from '#worker/facts'
import { Circuit } from '#worker/net/circuit'
import { createRequester } from '#worker/net/requester'
import type { FakeGateway } from './fake-gateway'

/** The request layer in front of a fake gateway, and the circuit that its outcomes open and close. */
export const circuitRequester = (gateway: FakeGateway, facts: FactsHolder) => {
  const circuit = new Circuit(() => undefined)
  const requester = createRequester({
    facts: () => facts.current,
    pathOf: (path) => path,
    merchant: ({ signal }) => facts.merchant(signal),
    origin: 'https://m.example.com',
    onOutcome: (error) => {
      circuit.record(error)
    },
    onFailure: () => undefined,
    isCircuitOpen: () => circuit.isOpen,
    fetch: gateway.fetch,
  })
  return { circuit, requester }
}
