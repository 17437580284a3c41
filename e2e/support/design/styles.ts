import { expect, type Page } from '@playwright/test'
import type { LanguageCode } from '#domain/language/languages'
import { LANGUAGE_KEY, STYLE_KEY } from '#domain/storage-keys'
import { languageFacts } from '#domain/language/language-choice'
import { expectAccessible } from './axe'

export type Style = 'light' | 'dark'

/** One language written from the left, and one from the right. */
export const DIRECTIONS = ['EN', 'UR'] as const

/** Each style and each direction once: what depends on one of them does not depend on the other. */
export const STYLE_OF = { EN: 'light', UR: 'dark' } as const satisfies Record<
  (typeof DIRECTIONS)[number],
  Style
>

/** Applies another style and language at once, as if chosen in another tab. */
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
  // Colours fade into each other: check them after the transition.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : [])),
    ),
  )
}

/**
 * Expects the screen to be accessible in both styles and directions, and leaves it in English and light. Overwrites
 * what the visit chose before.
 */
export async function expectAccessibleInAllStyles(
  page: Page,
  without: readonly string[] = [],
): Promise<void> {
  for (const language of [...DIRECTIONS].reverse()) {
    await applyStyle(page, STYLE_OF[language], language)
    await expectAccessible(page, { without })
  }
}
