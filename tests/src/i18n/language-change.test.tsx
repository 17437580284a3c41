import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules() // each test starts without translations
})

/** Imported again in each test, so that all modules share one store. */
const i18n = async () => ({
  ...(await import('../../../src/i18n/load-language')),
  ...(await import('../../../src/i18n/load-deferred-translations')),
  ...(await import('../../../src/i18n/use-translation')),
  ...(await import('../../../src/i18n/translation-store')),
})

describe('LNG-02 language change', () => {
  test('LNG-04 loads only the first screens’ translations, and the rest when a screen needs them', async () => {
    const { hasLoaded, loadLanguage, useTranslation } = await i18n()
    const Later = () => <p>{useTranslation('rest')('missing.title')}</p>
    await loadLanguage('EN')
    expect([hasLoaded('EN', 'first'), hasLoaded('EN', 'rest'), hasLoaded('CN', 'first')]).toEqual([
      true,
      false,
      false,
    ])
    await act(async () => {
      render(
        <Suspense fallback={<p>waiting</p>}>
          <Later />
        </Suspense>,
      )
      expect(screen.queryByText('missing.title')).toBeNull()
      await Promise.resolve()
    })
    expect(await screen.findByText('This page is not on the map')).toBeTruthy()
  })

  test('LNG-02 a screen with the other translations changes without showing a fallback', async () => {
    const { loadLanguage, loadDeferredTranslations, useTranslation } = await i18n()
    const Later = () => <p>{useTranslation('rest')('settings.title')}</p>
    await loadLanguage('EN')
    await loadDeferredTranslations()
    render(
      <Suspense fallback={<p>waiting</p>}>
        <Later />
      </Suspense>,
    )
    expect(screen.getByText('Settings')).toBeTruthy()
    await act(async () => {
      const change = loadLanguage('UR')
      expect(screen.queryByText('waiting')).toBeNull()
      await change
    })
    expect(screen.getByText('سیٹنگز')).toBeTruthy()
  })

  test('LNG-02 the last choice wins, however long an earlier one takes', async () => {
    const { loadLanguage, currentTranslations } = await i18n()
    await Promise.all([loadLanguage('UR'), loadLanguage('CN')])
    expect(currentTranslations()?.language).toBe('CN')
  })

  test('LNG-06 counts use the plural form and number format of the language', async () => {
    const { loadLanguage, currentTranslations } = await i18n()
    await loadLanguage('EN')
    const t = currentTranslations()
    expect(t?.('lobby.games', { count: 1 })).toBe('1 game')
    expect(t?.('lobby.games', { count: 20_000 })).toBe('20,000 games')
    expect(t?.('search.none.title', { text: '<b>&amp;' })).toBe('Nothing found for “<b>&amp;”')
  })
})
