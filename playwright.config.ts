import { defineConfig } from '@playwright/test'
import { TEST_CHROMIUM_ARGS, findTestChromium } from './scripts/lib/browser-paths'
import { PHONE_DEVICE } from './scripts/lib/phone-device'

const WEBKIT_TESTS = 'webkit/**/*.e2e.ts'
const FIREFOX_TESTS = 'firefox/**/*.e2e.ts'
/** One after another: they share a development server, whose sources they change. */
const DEVELOPMENT_TESTS = 'development/**/*.e2e.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 3, // on two cores: a test waits a quarter of its time
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000, // a test that takes 40 s on a free machine takes four times as long on a slow one
  expect: {
    timeout: 20_000, // a shared machine may stall for seconds
    toPass: { timeout: 60_000 }, // as below
    // One set of screenshots for every machine (docs/decisions/design-screenshots.md).
    toHaveScreenshot: {
      pathTemplate: '{testDir}/baselines/{testFileName}/{arg}{ext}',
      maxDiffPixels: 60,
    },
  },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.PLAYWRIGHT_REPORT ?? 'test-results/playwright.json' }],
  ],
  use: {
    ...PHONE_DEVICE,
    timezoneId: 'Asia/Kuala_Lumpur',
    colorScheme: 'light',
    // Animations are a sixth of a page's processor time. What moves, and whole journeys, are tested WITH_MOTION.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    actionTimeout: 60_000, // a wait for what never comes ends before the test does
    launchOptions: { executablePath: findTestChromium(), args: TEST_CHROMIUM_ARGS },
  },
  projects: [
    // The longest tests first: at the end the other workers would have nothing left to do.
    { name: 'development', testMatch: DEVELOPMENT_TESTS },
    { name: 'firefox', testMatch: FIREFOX_TESTS },
    { name: 'webkit', testMatch: WEBKIT_TESTS },
    {
      name: 'chromium',
      testMatch: '**/*.e2e.ts',
      testIgnore: [WEBKIT_TESTS, FIREFOX_TESTS, DEVELOPMENT_TESTS],
    },
  ],
})
