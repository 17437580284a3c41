import { test as base } from '@playwright/test'
import { TestGateway } from './test-gateway'

type WorkerFixtures = {
  /** One for each Playwright worker: the same origin throughout. */
  gateway: TestGateway
}

/** What the `test` of every engine is made from. */
export const testWithGateway = base.extend<object, WorkerFixtures>({
  gateway: [
    async ({}, use) => {
      const gateway = await TestGateway.launch()
      await use(gateway)
      await gateway.close()
    },
    { scope: 'worker' },
  ],
})
