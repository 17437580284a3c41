import { test as base, expect } from '@playwright/test'
import { TestGateway } from './test-gateway'

type WorkerFixtures = {
  /** One for each Playwright worker: the same origin throughout. */
  gateway: TestGateway
}

type TestFixtures = {
  /** Fails a test during which the gateway wrote an error. */
  gatewayErrors: null
}

/** The base of the `test` function of every engine. */
export const testWithGateway = base.extend<TestFixtures, WorkerFixtures>({
  gateway: [
    async ({}, use) => {
      const gateway = await TestGateway.launch()
      await use(gateway)
      await gateway.close()
    },
    { scope: 'worker', timeout: 120_000 }, // its start does not count against the first test's time
  ],

  gatewayErrors: [
    async ({ gateway }, use) => {
      await use(null)
      expect(gateway.takeErrors(), 'errors of the gateway').toEqual([])
    },
    { auto: true },
  ],
})
