import { expect, type Page } from '@playwright/test'
import type { LanguageCode } from '#domain/language/languages'
import { LANGUAGE_KEY, STYLE_KEY } from '#domain/storage-keys'
import { languageFacts } from '#domain/language/language-choice'
import { expectAccessible } from './axe'

export type Style = 'light' | 'dark'

/** One that is written from the left, and one from the right. */
export const DIRECTIONS = ['EN', 'UR'] as const

/** What a style can spoil. */
const COLOURS = ['color-contrast']

/** Shows another style and language at once, as the app does when they are chosen in another tab. */
export async function applyStyle(page: Page, style: Style, language: LanguageCode): Promise<void> {
  await page.evaluate(
    (entries) => {
      for (const [key, newValue] of entries) {
        localStorage.setItem(key, newValue)
        dispatchEvent(new StorageEvent('storage', { key, newValue }))
      }
    },
    [
      [STYLE_KEY, style],
      [LANGUAGE_KEY, language],
    ] as const,
  )
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-style', style)
  await expect(html).toHaveAttribute('lang', languageFacts(language).tag)
  // Colours go over into each other: they are looked at when they have.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : [])),
    ),
  )
}

/** Expects what is shown to be accessible in both styles of a language. Only its colours are looked at twice. */
export async function expectAccessibleIn(
  page: Page,
  language: LanguageCode,
  without: readonly string[] = [],
): Promise<void> {
  await applyStyle(page, 'dark', language)
  await expectAccessible(page, { only: COLOURS })
  await applyStyle(page, 'light', language)
  await expectAccessible(page, { without })
}

/**
 * Expects what is open on the screen to be accessible in both styles and directions, and leaves it in English and light.
 * What the visit chose before is overwritten.
 */
export async function expectAccessibleInAllLooks(page: Page, without: readonly string[] = []): Promise<void> {
  for (const language of [...DIRECTIONS].reverse()) await expectAccessibleIn(page, language, without)
}
