import type { Locator, Page } from '@playwright/test'
import { expectGuest, expectMember, passwordOf } from '../support/accounts/account'
import { expect, LONG, seesGames, test, WITHOUT_SHELL } from '../support/test'
import { answerInstalling } from '../support/install/download-bar'

test.use(WITHOUT_SHELL)

const MAX_STOPS = 120

/**
 * Runs in the page. Checks that the focused element is on the screen, uncovered, and has a visible focus indicator.
 */
const focusFault = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document
    if (!(element instanceof HTMLElement) || !element.matches('a, button, input, [tabindex="0"]')) return ''
    const name = element.outerHTML.slice(0, 120)
    const { left, right, top, bottom } = element.getBoundingClientRect()
    if (bottom <= 0 || top >= window.innerHeight || right <= 0 || left >= window.innerWidth)
      return `out of sight: ${name}`
    const around = [element, element.nextElementSibling, element.parentElement].filter(
      (part) => part !== null,
    )
    const isShown = around.some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part)
      const hasOutline = outlineStyle !== 'none' && outlineWidth !== '0px'
      return hasOutline || (part.matches('[class*="_field_"]:focus-within') && boxShadow !== 'none')
    })
    const box = element.closest('[class*="_box_"]')
    const hasEdge = box !== null && getComputedStyle(box).borderTopColor !== 'rgba(0, 0, 0, 0)'
    const hasInnerEdge = getComputedStyle(element, '::after').borderTopStyle === 'solid'
    return isShown || hasEdge || hasInnerEdge ? '' : `not shown: ${name}`
  })

/** Presses a key until the target has the focus, and checks each stop on the way. */
const goTo = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    expect(await focusFault(page)).toBe('')
  }
  throw new Error(`${String(target)} is not reached by ${key}`)
}

const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await goTo(page, target)
  await page.keyboard.press(key)
}

/** However often the key is pressed, the focus stays in the dialog (or in the browser itself). */
const expectTrapped = async (page: Page, key: string, stops: number): Promise<void> => {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key)
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(isOutside).toBe(false)
    expect(await focusFault(page)).toBe('')
  }
}

test.beforeEach(({ page }) => answerInstalling(page))

test(
  'SHL-09 GAM-01 by keyboard alone a guest searches, opens a game and comes back',
  LONG,
  async ({ page }) => {
    await page.goto('/m/home')
    await seesGames(page)
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()

    await goTo(page, page.getByRole('tab', { selected: true }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab').nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
    const search = page.getByRole('button', { name: 'Search games' })
    await goTo(page, search, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('searchbox')).toBeFocused()
    expect(await focusFault(page)).toBe('')
    await page.keyboard.type('koi pond')
    const found = page.getByRole('link', { name: /Demo/ }).filter({ hasText: /koi pond/i })
    await expect(found.first()).toBeVisible()
    await press(page, found.first())
    await expect(page).toHaveURL(/\/m\/trial\?/)
    await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
    await goTo(page, page.getByRole('button', { name: 'Back to games' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('searchbox')).toHaveValue('koi pond')
  },
)

test('SHL-07 SHL-09 LOG-01 DIA-01 by keyboard alone a player logs in and out', async ({ page }) => {
  await page.goto('/m/home')
  await seesGames(page)
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Log in' }))
  const form = page.locator('main form')
  await expect(form).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  const sheet = page.getByRole('dialog')
  await goTo(page, page.getByRole('tab', { name: 'Password' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'SMS code' })).toBeFocused()
  const country = page.getByRole('button', { name: /^Country code/ })
  await press(page, country)
  await goTo(page, sheet.getByRole('searchbox'))
  await page.keyboard.type('malay')
  await press(page, sheet.getByRole('button', { name: /Malaysia/ }))
  await expect(sheet).toHaveCount(0)
  await expect(country).toHaveAccessibleName('Country code MY +60')
  await expect(country).toBeFocused()
  await goTo(page, page.getByRole('tab', { name: 'SMS code' }), 'Shift+Tab')
  await page.keyboard.press('ArrowLeft')
  await goTo(page, form.getByLabel('Username'))
  await page.keyboard.type('ann')
  await goTo(page, form.getByRole('textbox', { name: 'Password', exact: true }))
  await page.keyboard.type(passwordOf('ann'))
  await press(page, page.getByRole('switch'), 'Space')
  await expect(page.getByRole('switch')).not.toBeChecked()
  await press(page, form.getByRole('button', { name: 'Log in' }))
  await expectMember(page, 'ann')

  await goTo(page, page.getByRole('link', { name: 'Your account, ann' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/m\/member\/home/)
  const language = page.getByRole('main').getByRole('button', { name: 'Language' })
  await expect(language).toBeVisible()
  await press(page, language)
  await expect(sheet).toBeVisible()
  await expectTrapped(page, 'Tab', 5)
  await expectTrapped(page, 'Shift+Tab', 8)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(language).toBeFocused()

  await press(page, page.getByRole('button', { name: /^Theme/ }))
  const light = sheet.getByRole('radio', { name: 'Light' })
  await goTo(page, sheet.getByRole('radio', { checked: true }).first())
  await page.keyboard.press('ArrowRight')
  await expect(sheet.getByRole('radio', { name: 'System default' })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(light).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-style', 'light')
  expect(await focusFault(page)).toBe('')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)

  const logOut = page.getByRole('button', { name: 'Log out' })
  await press(page, logOut)
  await expect(sheet).toBeVisible()
  await expectTrapped(page, 'Tab', 4)
  await page.keyboard.press('Escape')
  await expect(logOut).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, sheet.getByRole('button', { name: 'Log out', exact: true }), 'Space')
  await expectGuest(page)
  await expect(page).toHaveURL(/\/m\/home/)
})
