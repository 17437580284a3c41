import { expect } from '@playwright/test'
import { ConsoleWatch } from './browser/console-watch'
import { testWithGateway } from './gateway/gateway-fixture'

export { expect }

type TestFixtures = {
  /** Fails the test on any console error, uncaught error or policy refusal that it does not allow. */
  consoleWatch: ConsoleWatch
  /** Puts gateway and link back before each test. */
  freshGateway: null
  /** False where the browser is to be one without service workers. */
  hasShell: boolean
  withoutShell: null
}

/** `test` of every journey in Chromium: a phone's page with its own storage, before a gateway of its own. */
export const test = testWithGateway.extend<TestFixtures>({
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

  hasShell: [true, { option: true }],

  withoutShell: [
    async ({ context, hasShell }, use, { tags }) => {
      if (!hasShell && !tags.includes(WITH_SHELL.tag))
        await context.addInitScript(() => {
          Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
        })
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

/** For files whose tests need no kept shell: to install it is a good part of what a test costs the machine. */
export const WITHOUT_SHELL = { hasShell: false } as const

/** For one test of such a file that needs it, as one that opens with no network. */
export const WITH_SHELL = { tag: '@shell' } as const
