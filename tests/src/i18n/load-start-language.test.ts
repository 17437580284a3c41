import { beforeEach, expect, test, vi } from 'vitest'
import type * as LocaleFiles from '../../../src/i18n/locale-files'
import type { LanguageCode } from '#domain/language/languages'

const missing = new Set<string>()

vi.mock('../../../src/i18n/locale-files', async (original) => {
  const files = await original<typeof LocaleFiles>()
  return {
    ...files,
    loadTranslationFile: (code: LanguageCode, part: LocaleFiles.TranslationPart) =>
      missing.has(code)
        ? Promise.reject(new TypeError('Failed to fetch'))
        : files.loadTranslationFile(code, part),
  }
})

const settle = async (ms = 10_000): Promise<void> => {
  // The translation files are modules: they load in real time, whatever the fake clock says.
  for (let round = 0; round < 20; round++) await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(ms)
  for (let round = 0; round < 20; round++) await new Promise((resolve) => setImmediate(resolve))
}

/** Starts the language; returns the one shown, or undefined before the start is over. */
const start = async (read: () => LanguageCode) => {
  const { loadStartLanguage } = await import('../../../src/i18n/load-start-language')
  const { currentTranslations } = await import('../../../src/i18n/translation-store')
  let isStarted = false
  void loadStartLanguage(read).then(() => (isStarted = true))
  await settle(100)
  return () => (isStarted ? currentTranslations()?.language : undefined)
}

beforeEach(() => {
  vi.resetModules()
  missing.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

test('OFF-02 the first screen is English, left to right, while its translations are missing', async () => {
  document.documentElement.dir = 'rtl'
  missing.add('UR')
  const shown = await start(() => 'UR')
  await vi.waitFor(() => expect(shown()).toBe('EN'))
  expect(document.documentElement.dir).toBe('ltr')
  missing.clear()
  await settle()
  await vi.waitFor(() => expect(shown()).toBe('UR'))
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ur', 'rtl'])
})

test('OFF-02 the first screen stays in the language that the player chose meanwhile', async () => {
  let language: LanguageCode = 'UR'
  missing.add('UR')
  const shown = await start(() => language)
  await vi.waitFor(() => expect(shown()).toBe('EN'))
  language = 'EN'
  missing.clear()
  await settle()
  expect(shown()).toBe('EN')
})

test('LNG-01 OFF-02 nothing is shown before any translations load', async () => {
  for (const code of ['UR', 'EN', 'CN']) missing.add(code)
  const shown = await start(() => 'UR')
  await settle()
  expect(shown()).toBeUndefined()
  missing.delete('CN')
  await settle()
  await vi.waitFor(() => expect(shown()).toBe('CN'))
})
