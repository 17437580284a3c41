import type { Locator, Page } from '@playwright/test'
import { expect, LONG, seesGames, test, WITHOUT_SHELL } from '../support/test'
import { logInAs } from '../support/accounts/account'

// Dark system, light app: anything still in the app's own colours becomes visible.
test.use({ ...WITHOUT_SHELL, colorScheme: 'dark', forcedColors: 'active' })

/** Returns the colours drawn where the system has replaced ours. */
const drawn = (part: Locator, pseudo?: string) =>
  part.evaluate((element, name) => {
    const style = getComputedStyle(element, name)
    return {
      ground: style.backgroundColor,
      ink: style.color,
      edge: `${style.borderTopWidth} ${style.borderTopColor}`,
    }
  }, pseudo)

/** Background colour of the page, which hides anything of the same colour. */
const canvas = async (page: Page): Promise<string> => (await drawn(page.locator('html'))).ground

const WITHIN = { timeout: 20_000 } // a page that has just opened may still get its styles

const expectVisible = async (page: Page, part: Locator): Promise<void> => {
  await expect(async () => {
    const { ground, ink } = await drawn(part)
    expect(ground).not.toBe(await canvas(page))
    expect(ink).not.toBe(ground)
  }).toPass(WITHIN)
}

const expectEdge = async (page: Page, part: Locator): Promise<void> => {
  await expect(async () => {
    const { edge } = await drawn(part)
    expect(edge).not.toMatch(/^0px/)
    expect(edge).not.toContain(await canvas(page))
  }).toPass(WITHIN)
}

test(
  'SHL-09 with the system’s colours edges, choices, progress and focus are visible',
  LONG,
  async ({ page }) => {
    await page.goto('/m/home')
    await seesGames(page)
    await expectVisible(page, page.getByRole('tab', { selected: true }))
    await expectVisible(page, page.locator('nav [aria-current] > :first-child'))
    const heart = page.locator('button[aria-pressed="false"] svg').first()
    expect((await drawn(heart)).ink).not.toBe(await canvas(page))
    expect((await drawn(heart)).ground).not.toContain('6, 10, 20')

    await page.getByRole('button', { name: 'Language' }).click()
    await expectEdge(page, page.getByRole('dialog'))
    await page.keyboard.press('Escape')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Settings' }).click()
    await expectVisible(page, page.getByRole('radio', { checked: true }).first().locator('+ span'))
    await page.keyboard.press('Escape')

    await page.goto('/m/login')
    const form = page.locator('form')
    await expectEdge(page, form.getByRole('button', { name: 'Log in' }))
    const track = page.getByRole('switch').locator('+ span')
    await expectEdge(page, track)
    const isOn = await page.getByRole('switch').isChecked()
    const [on, thumbOn] = [await drawn(track), await drawn(track, '::before')]
    expect(thumbOn.ground).not.toBe(on.ground)
    await page.getByRole('switch').click()
    await expect(page.getByRole('switch')).toBeChecked({ checked: !isOn })
    const [off, thumbOff] = [await drawn(track), await drawn(track, '::before')]
    expect(thumbOff.ground).not.toBe(off.ground)
    expect(off.ground).not.toBe(on.ground)
    await page.getByLabel('Username').focus()
    const box = page.getByLabel('Username').locator('..')
    await expect(box).toHaveCSS('outline-style', 'solid')
    expect(await drawn(box)).not.toEqual(
      await drawn(page.getByLabel('Password', { exact: true }).locator('..')),
    )

    await logInAs(page, 'ann', '/m/voucherCenter')
    const choices = page.getByRole('radio')
    await expect(choices.nth(1)).toBeAttached()
    for (const [index, visibility] of ['visible', 'hidden'].entries())
      await expect(choices.nth(index).locator('~ span > svg').last()).toHaveCSS('visibility', visibility)
    await expectEdge(page, choices.first().locator('..'))
    await page.goto('/m/connection')
    const bar = page.locator('main [style*="--share"]').first()
    await expectVisible(page, bar)
    await expectEdge(page, bar.locator('..'))
  },
)
