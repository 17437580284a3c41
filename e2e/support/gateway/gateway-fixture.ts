import { test as base } from '@playwright/test'
import { TestGateway } from './test-gateway'

type WorkerFixtures = {
  /** One for each Playwright worker: the same origin throughout. */
  gateway: TestGateway
}

/** The base of the `test` function of every engine. */
export const testWithGateway = base.extend<object, WorkerFixtures>({
  gateway: [
    async ({}, use) => {
      const gateway = await TestGateway.launch()
      await use(gateway)
      await gateway.close()
    },
    { scope: 'worker', timeout: 120_000 }, // its start does not count against the first test's time
  ],
})
