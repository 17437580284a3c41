import { expect } from '@playwright/test'
import { ConsoleWatch } from './browser/console-watch'
import { Phone } from './browser/phone'
import { testWithGateway } from './gateway/gateway-fixture'

/** What most journeys need besides. */
export { expectAccessible } from './design/axe'
export { expectAccessibleInAllStyles } from './design/styles'
export { seesGames } from './games/real-games'
export { LONG } from './long'
export { expect }

type TestFixtures = {
  /** Fails the test on any console error, uncaught error or policy violation that it does not allow. */
  consoleWatch: ConsoleWatch
  /** Closes the contexts that a test has left open: their pages would send requests in later tests. */
  noContextLeft: null
  /** Resets gateway and link before each test. */
  freshGateway: null
  /** False for a browser without service workers. */
  hasShell: boolean
  withoutShell: null
  phone: Phone
}

/**
 * The `test` function for every journey in Chromium: a phone's page with its own storage, in front of its own
 * gateway.
 */
export const test = testWithGateway.extend<TestFixtures>({
  baseURL: ({ gateway }, use) => use(gateway.origin),

  noContextLeft: [
    async ({ browser }, use) => {
      await use(null)
      for (const context of browser.contexts()) await context.close()
    },
    { auto: true },
  ],

  freshGateway: [
    async ({ gateway }, use) => {
      await gateway.reset()
      await use(null)
    },
    { auto: true },
  ],

  hasShell: [true, { option: true }],

  phone: async ({}, use) => {
    const phone = await Phone.create()
    await use(phone)
    await phone.discard()
  },

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

/** For files whose tests need no cached shell: installing it is a large part of a test's cost. */
export const WITHOUT_SHELL = { hasShell: false } as const

/** For files that test what moves, or a whole journey: all others ask for reduced motion. */
export const WITH_MOTION = { reducedMotion: 'no-preference' } as const

/** For one test of such a file that needs the shell, for example to open with no network. */
export const WITH_SHELL = { tag: '@shell' } as const
