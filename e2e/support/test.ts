import { test as base, expect } from '@playwright/test'
import { ConsoleWatch } from './console-watch'
import { TestGateway } from './gateway'

export { expect }

type TestFixtures = {
  /** Fails the test on any console error, uncaught error or policy refusal that it does not allow. */
  consoleWatch: ConsoleWatch
  /** Puts gateway and link back before each test. */
  freshGateway: null
}

type WorkerFixtures = {
  /** One for each Playwright worker: same origin throughout, content reset before each test. */
  gateway: TestGateway
}

/** `test` of every journey in Chromium: a phone's page with its own storage, before a gateway of its own. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  gateway: [
    async ({}, use) => {
      const gateway = await TestGateway.launch()
      await use(gateway)
      await gateway.close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ gateway }, use) => {
    await use(gateway.origin)
  },

  freshGateway: [
    async ({ gateway }, use) => {
      await gateway.reset()
      await use(null)
    },
    { auto: true },
  ],

  consoleWatch: [
    async ({ context, gateway }, use) => {
      const watch = new ConsoleWatch(context, () => gateway.isDisturbed)
      await use(watch)
      expect(watch.problems(), 'unexpected messages on the console').toEqual([])
    },
    { auto: true },
  ],
})
