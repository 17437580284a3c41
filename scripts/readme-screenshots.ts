import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { HOME_PATH, MEMBER_PATH } from '#domain/routing/routes'
import { LANGUAGE_KEY, STYLE_KEY } from '#domain/storage-keys'
import { logIn } from '../e2e/support/accounts/account'
import { seesGames } from '../e2e/support/games/real-games'
import { TestGateway } from '../e2e/support/gateway/test-gateway'
import { openInstalled } from '../e2e/support/updates/service-worker'
import { CHROMIUM_ARGS, findTestChromium } from './lib/browser-paths'
import { ensureBuild, ROOT } from './lib/ensure-build'
import { PHONE_DEVICE } from './lib/phone-device'

/**
 * `npm run screenshots`: retakes the README's screenshots of the built app into docs/pictures/, in Chromium on a
 * phone with the reference gateway. It fails if one is too large.
 */
const FOLDER = path.join(ROOT, 'docs/pictures')
const LIMIT_BYTES = 60_000 // six of them load with the README
const WIDTH = 540 // a README shows them at half size
const WEBP = { quality: 62, effort: 6, smartSubsample: true } as const

type Screenshot = {
  readonly name: string
  readonly language: string
  readonly style: 'light' | 'dark'
  /** Leads from an empty page to the screen to show. */
  readonly show: (page: Page, gateway: TestGateway) => Promise<unknown>
}

const SCREENSHOTS: readonly Screenshot[] = [
  { name: 'lobby', language: 'EN', style: 'light', show: openLobby },
  { name: 'lobby-urdu', language: 'UR', style: 'dark', show: openLobby },
  {
    name: 'login',
    language: 'EN',
    style: 'light',
    show: async (page) => {
      await openLobby(page)
      await page.getByRole('navigation').getByRole('link', { name: 'Account', exact: true }).click()
      await page.getByRole('dialog', { name: 'Log in' }).getByLabel('Username').fill('ann')
    },
  },
  {
    name: 'member',
    language: 'EN',
    style: 'dark',
    show: async (page) => {
      await logIn(page, 'ann')
      await page.goto(MEMBER_PATH)
      await page.getByText('3 of 5 steps to the next level').waitFor()
    },
  },
  {
    name: 'game',
    language: 'EN',
    style: 'dark',
    show: async (page) => {
      await logIn(page, 'ann')
      await page.locator('[data-game]:not([data-game=""])').first().click()
      await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).waitFor()
    },
  },
  {
    name: 'offline',
    language: 'EN',
    style: 'light',
    show: async (page, gateway) => {
      await openInstalled(page)
      await scrollOn(page) // a player has no covers offline that were never on screen
      gateway.goOffline()
      await page.context().setOffline(true)
      await openLobby(page)
      await page.getByText('Offline', { exact: true }).first().waitFor()
      await scrollOn(page)
    },
  },
]

await ensureBuild()
await mkdir(FOLDER, { recursive: true })
const gateway = await TestGateway.launch()
const browser = await chromium.launch({ executablePath: findTestChromium(), args: CHROMIUM_ARGS })
try {
  for (const image of SCREENSHOTS) await take(browser, gateway, image)
} finally {
  await browser.close()
  await gateway.close()
}

async function openLobby(page: Page): Promise<void> {
  await page.goto(HOME_PATH)
  await seesGames(page)
}

async function scrollOn(page: Page): Promise<void> {
  await seesGames(page)
  await page.mouse.wheel(0, 612)
  await page.waitForLoadState('networkidle')
}

/** Returns a screenshot once two in a row are identical. */
async function shootAtRest(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle')
  let [before, now] = [await page.screenshot(), await page.screenshot()]
  while (!before.equals(now)) [before, now] = [now, await page.screenshot()]
  return now
}

async function take(browser: Browser, gateway: TestGateway, image: Screenshot): Promise<void> {
  const { name, language, style, show } = image
  const file = path.join(FOLDER, `${name}.webp`)
  const context = await browser.newContext({
    ...PHONE_DEVICE,
    baseURL: gateway.origin,
    reducedMotion: 'reduce',
  })
  await context.addInitScript((entries) => Object.assign(localStorage, entries), {
    [LANGUAGE_KEY]: language,
    [STYLE_KEY]: style,
  })
  const page = await context.newPage()
  await show(page, gateway)
  const small = sharp(await shootAtRest(page)).resize(WIDTH)
  const { size } = await small.webp(WEBP).toFile(file)
  await context.close()
  await gateway.reset()
  console.log(`${path.relative(ROOT, file)}: ${String(Math.round(size / 1000))} KB`)
  if (size > LIMIT_BYTES) throw new Error(`${name} is over ${String(LIMIT_BYTES / 1000)} KB`)
}
