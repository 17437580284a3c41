import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

const shownLanguage = async (): Promise<string | undefined> =>
  (await import('../../../src/i18n/translation-store')).currentTranslations()?.language

const start = async (read: () => LanguageCode): Promise<{ isStarted: () => boolean }> => {
  const { loadStartLanguage } = await import('../../../src/i18n/load-start-language')
  let isStarted = false
  void loadStartLanguage(read).then(() => {
    isStarted = true
  })
  await settle(100)
  return { isStarted: () => isStarted }
}

const settle = async (ms: number): Promise<void> => {
  // The translation files are modules: they load in real time, whatever the fake clock says.
  for (let round = 0; round < 20; round++) await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(ms)
  for (let round = 0; round < 20; round++) await new Promise((resolve) => setImmediate(resolve))
}

beforeEach(() => {
  vi.resetModules()
  missing.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('LNG-01 OFF-02 the language of the first screen', () => {
  test('LNG-01 is the start language if its translations load', async () => {
    const { isStarted } = await start(() => 'UR')
    await vi.waitFor(() => expect(isStarted()).toBe(true))
    expect(await shownLanguage()).toBe('UR')
  })

  test('OFF-02 is English, left to right, while its translations are missing', async () => {
    document.documentElement.dir = 'rtl'
    missing.add('UR')
    const { isStarted } = await start(() => 'UR')
    await vi.waitFor(() => expect(isStarted()).toBe(true))
    expect([await shownLanguage(), document.documentElement.dir]).toEqual(['EN', 'ltr'])
    missing.clear()
    await settle(10_000)
    await vi.waitFor(async () => expect(await shownLanguage()).toBe('UR'))
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ur', 'rtl'])
  })

  test('OFF-02 stays the language that the player chose meanwhile', async () => {
    let language: LanguageCode = 'UR'
    missing.add('UR')
    const { isStarted } = await start(() => language)
    await vi.waitFor(() => expect(isStarted()).toBe(true))
    language = 'EN'
    missing.clear()
    await settle(10_000)
    expect(await shownLanguage()).toBe('EN')
  })

  test('OFF-02 is not set before any translations load', async () => {
    for (const code of ['UR', 'EN', 'CN']) missing.add(code)
    const { isStarted } = await start(() => 'UR')
    await settle(10_000)
    expect(isStarted()).toBe(false)
    missing.delete('CN')
    await settle(10_000)
    await vi.waitFor(() => expect(isStarted()).toBe(true))
    expect(await shownLanguage()).toBe('CN')
  })
})
