import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { PUZZLE_SIZE, PIECE } from '#gateway/captcha/puzzle-gap'
import type { TestGateway } from '../gateway/test-gateway'

export const SPAN = PUZZLE_SIZE.width - PIECE // how far a piece travels, in units of the image
const LONG_ENOUGH_MS = 700 // CAP-07: a puzzle solved within half a second is rejected
const ROW = /^(Loading security check…|Tap to verify|Verifying…|Verified|Tap to try again)$/

/** Makes the merchant require a captcha on this form, from the gateway's own servers. */
export async function askForCaptcha(
  gateway: TestGateway,
  purpose: 'login' | 'sms' | 'register',
  captchaVersion: 'v3' | 'v4' = 'v3',
): Promise<void> {
  const { captchaServers } = gateway
  await gateway.control({
    config: { captchaServers: { v3: captchaServers, v4: captchaServers } },
    settings: { [purpose]: { captcha: { enabled: true } }, gw: { captchaVersion } },
  })
}

/** The content of the captcha's frame. */
export const captchaFrame = (page: Page): FrameLocator =>
  page.locator('iframe[src="/m/captcha.html"]').first().contentFrame()

/** The puzzle's own panel. */
export const captchaPanel = (page: Page): Locator => captchaFrame(page).getByRole('dialog')

/** The captcha row in the form. */
export const captchaRow = (page: Page, name = 'Tap to verify'): Locator =>
  page.getByRole('button', { name, exact: true })

/** Every captcha row, whatever its text. */
export const captchaRows = (page: Page): Locator => page.getByRole('button', { name: ROW })

/** Opens the puzzle from the form's row, and waits as long as a player looks at it. */
export async function openCaptcha(page: Page): Promise<void> {
  const row = captchaRows(page).first()
  await expect(row).toHaveAccessibleName('Tap to verify')
  await row.click()
  await expect(captchaPanel(page)).toBeVisible()
  await lookAtPuzzle()
}

/** Waits as long as a player looks at a puzzle before moving anything. */
export async function lookAtPuzzle(): Promise<void> {
  const shownAt = Date.now()
  await expect.poll(() => Date.now() - shownAt).toBeGreaterThan(LONG_ENOUGH_MS)
}

/** Solves the form's captcha by touch: drags the piece into its gap. */
export async function solveCaptcha(page: Page, gateway: TestGateway): Promise<void> {
  await openCaptcha(page)
  await dragPiece(page, await gapOnScreen(page, gateway))
  await expect(captchaRows(page).first()).toHaveAccessibleName('Verified')
}

/** Reads and confirms the message of a form submitted unsolved: its row has the focus then (CAP-07). */
export async function readVerifyFirst(page: Page): Promise<void> {
  const notice = page.getByRole('dialog', { name: 'Please complete the security check first.' })
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect(notice).toHaveCount(0)
  await expect(captchaRows(page).first()).toBeFocused()
}

/** Solves the form's captcha by keyboard alone, starting from the form's row. */
export async function solveCaptchaByKeyboard(page: Page, gateway: TestGateway): Promise<void> {
  await captchaRow(page).focus()
  await page.keyboard.press('Enter')
  const slider = captchaFrame(page).getByRole('slider')
  await expect(slider).toBeFocused()
  const part = ((await gapOnScreen(page, gateway)) / SPAN) * 100
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    expect(Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(Math.round(part))
  }).toPass({ intervals: [5] })
  await page.keyboard.press('Enter')
  await expect(captchaRow(page, 'Verified')).toBeVisible()
}

/**
 * Drags the piece to a position in the image and releases it.
 * @param x its left edge, in units of the image
 */
export async function dragPiece(page: Page, x: number): Promise<void> {
  const slider = captchaFrame(page).getByRole('slider')
  const [handle, track] = await Promise.all([slider.boundingBox(), slider.locator('..').boundingBox()])
  if (!handle || !track) throw new Error('The puzzle has no slider')
  const y = handle.y + handle.height / 2
  const from = handle.x + handle.width / 2
  const start = track.x + handle.width / 2
  await page.mouse.move(from, y)
  await page.mouse.down()
  await page.mouse.move(start + (x / SPAN) * (track.width - handle.width), y, { steps: 12 })
  await page.mouse.up()
}

/** Returns where the piece of the puzzle on screen belongs, in units of the image. */
export async function gapOnScreen(page: Page, gateway: TestGateway): Promise<number> {
  return gapOf((await captchaFrame(page).locator('.geetest_slice').getAttribute('src')) ?? '', gateway)
}

/**
 * Returns where a piece belongs, in units of the image.
 * @param source the URL of the piece's image
 */
export async function gapOf(source: string, gateway: TestGateway): Promise<number> {
  const puzzle = (await gateway.puzzles()).find(({ id }) => source.includes(`/${id}/`))
  if (!puzzle) throw new Error(`The gateway knows no puzzle of ${source}`)
  return puzzle.x
}
