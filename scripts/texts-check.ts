import { type Browser, chromium, type Page } from '@playwright/test'
import { isLanguageCode } from '#domain/language/language-choice'
import type { LanguageCode } from '#domain/language/languages'
import * as routes from '#domain/routing/routes'
import { LANGUAGE_KEY } from '#domain/storage-keys'
import { logIn } from '../e2e/support/accounts/account'
import { TestGateway } from '../e2e/support/gateway/test-gateway'
import { CHROMIUM_ARGS, findTestChromium } from './lib/browser-paths'
import { parseCommandLine } from './lib/command-line'
import { ensureBuild } from './lib/ensure-build'
import { PHONE_DEVICE } from './lib/phone-device'
import { UserError } from './lib/user-error'
import { screenProblems, type ScreenTexts } from './texts/screen-problems'
import { languageTexts, translated } from './texts/text-files'

/**
 * `npm run texts:check -- [CODE…] [--width 320] [--screenshots DIR]`: opens every screen of the built app in each language,
 * by default at 360 px, and reports texts that are cut off, shortened, over each other or in English (docs/texts.md).
 */
const USAGE = 'npm run texts:check -- [CODE…] [--width 320] [--screenshots DIR]'
const GUEST_PATHS = [
  routes.HOME_PATH,
  routes.GAME_PATH,
  routes.PROMOTIONS_PATH,
  routes.LOGIN_PATH,
  routes.REGISTER_PATH,
  routes.FORGOT_PASSWORD_PATH,
  routes.HELP_PATH,
  routes.CHAT_PATH,
  routes.CONNECTION_PATH,
  routes.INVITE_PATH,
  routes.TRIAL_PATH,
  '/m/no/such/page',
]
const MEMBER_PATHS = [
  routes.HOME_PATH,
  routes.MEMBER_PATH,
  routes.HISTORY_PATH,
  routes.BENEFITS_PATH,
  routes.REWARDS_PATH,
  routes.LEADERBOARD_PATH,
  routes.MALL_PATH,
  routes.DEPOSIT_PATH,
  routes.WITHDRAW_PATH,
  routes.SECURITY_PATH,
  routes.ADD_BANK_CARD_PATH,
  routes.ADD_PIX_PATH,
  routes.CHANGE_PASSWORD_PATH,
  routes.INVITE_PATH,
  routes.FEEDBACK_PATH,
  routes.AGENT_REGISTER_PATH,
]
const LONG_TEXT = 12 // shorter English words are often the language's own: "Email", "Bank", "QR code"

let found = 0
try {
  const { codes, width, screenshots } = readOptions()
  await ensureBuild()
  const gateway = await TestGateway.launch()
  const browser = await chromium.launch({ executablePath: findTestChromium(), args: CHROMIUM_ARGS })
  try {
    const guest = await openPage(browser, gateway, width)
    const member = await openPage(browser, gateway, width)
    await logIn(member, 'ann')
    for (const code of codes) {
      await check(guest, { code, who: 'guest', screenshots }, GUEST_PATHS)
      await check(member, { code, who: 'member', screenshots }, MEMBER_PATHS)
    }
  } finally {
    await browser.close()
    await gateway.close()
  }
  console.log(
    `${String(found)} problems on ${String(codes.length * (GUEST_PATHS.length + MEMBER_PATHS.length))} screens.`,
  )
  process.exitCode = found === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof UserError)) throw error
  console.log(error.message)
  process.exitCode = 1
}

interface Options {
  readonly codes: readonly LanguageCode[]
  /** CSS px. */
  readonly width: number
  /** A folder for an image of each whole screen; undefined for none. */
  readonly screenshots: string | undefined
}

function readOptions(): Options {
  const { values, positionals } = parseCommandLine(
    {
      allowPositionals: true,
      options: { width: { type: 'string', default: '360' }, screenshots: { type: 'string' } },
    },
    USAGE,
  )
  const width = Number(values.width)
  if (!Number.isInteger(width) || width < 200) throw new UserError(USAGE)
  for (const code of positionals)
    if (!isLanguageCode(code)) throw new UserError(`${code} is no language of the app.`)
  return {
    codes: positionals.length > 0 ? positionals.filter(isLanguageCode) : translated,
    width,
    screenshots: values.screenshots,
  }
}

async function openPage(browser: Browser, gateway: TestGateway, width: number): Promise<Page> {
  const context = await browser.newContext({
    ...PHONE_DEVICE,
    viewport: { width, height: PHONE_DEVICE.viewport.height },
    baseURL: gateway.origin,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  // tsx names the functions inside of functions that the page evaluates.
  await context.addInitScript('globalThis.__name = (value) => value')
  return context.newPage()
}

interface Visit extends Pick<Options, 'screenshots'> {
  readonly code: LanguageCode
  readonly who: 'guest' | 'member'
}

async function check(page: Page, visit: Visit, paths: readonly string[]): Promise<void> {
  const { code, who, screenshots } = visit
  const texts = textsOf(code)
  for (const path of paths) {
    if (page.url() === 'about:blank') await page.goto(path)
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [LANGUAGE_KEY, code] as const)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Escape') // popups of the first minute
    if (screenshots !== undefined) {
      const name = [code, who, ...path.split('/').slice(2)].join('-')
      await page.screenshot({ path: `${screenshots}/${name}.png`, fullPage: true })
    }
    for (const problem of await screenProblems(page, texts)) {
      found += 1
      console.log(`${code} ${who} ${path}: ${problem}`)
    }
  }
}

function textsOf(code: LanguageCode): ScreenTexts {
  const { first, rest } = languageTexts(code)
  const source = languageTexts('EN')
  const own = Object.values({ ...first, ...rest }).filter((text) => !text.includes('{{'))
  const english = Object.values({ ...source.first, ...source.rest }).filter(
    (text) => text.length > LONG_TEXT && !text.includes('{{') && !own.includes(text),
  )
  return { own, english: code === 'EN' ? [] : english }
}
