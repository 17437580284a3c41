import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGE_KEY } from '#domain/storage-keys'

/** Each test starts without translations; all its modules share one store. */
const i18n = async () => ({
  ...(await import('../../../src/i18n/load-language')),
  ...(await import('../../../src/i18n/load-deferred-translations')),
  ...(await import('../../../src/i18n/use-translation')),
  ...(await import('../../../src/i18n/translation-store')),
})

beforeEach(() => vi.resetModules())

test('LNG-02 LNG-04 a screen waits for the other translations, and then changes its language without a fallback', async () => {
  const { hasLoaded, loadLanguage, useTranslation } = await i18n()
  const Later = () => <p>{useTranslation('rest')('settings.title')}</p>
  await loadLanguage('EN')
  expect([hasLoaded('EN', 'first'), hasLoaded('EN', 'rest')]).toEqual([true, false])
  await act(async () => {
    render(
      <Suspense fallback={<p>waiting</p>}>
        <Later />
      </Suspense>,
    )
    await Promise.resolve()
  })
  expect(await screen.findByText('Settings')).toBeTruthy()
  await act(async () => {
    const change = loadLanguage('UR')
    expect(screen.queryByText('waiting')).toBeNull()
    await change
  })
  expect(screen.getByText('سیٹنگز')).toBeTruthy()
})

test('LNG-04 DEP-02 the other translations arrive without a new render, and are then there', async () => {
  const { currentTranslations, loadDeferredTranslations, loadLanguage, useTranslation } = await i18n()
  const rendered = vi.fn()
  const First = () => {
    rendered()
    return <p>{useTranslation()('nav.home')}</p>
  }
  await loadLanguage('EN')
  render(<First />)
  const t = currentTranslations()
  const early = t?.('closed.contact')
  await act(loadDeferredTranslations)
  expect([early, t?.('closed.contact')]).toEqual(['closed.contact', 'Contact us'])
  expect(rendered).toHaveBeenCalledTimes(1)
})

test('LNG-02 the last choice wins, however long an earlier one takes', async () => {
  const { loadLanguage, currentTranslations } = await i18n()
  await Promise.all([loadLanguage('UR'), loadLanguage('CN')])
  expect(currentTranslations()?.language).toBe('CN')
})

test('LNG-02 the last choice is stored and shown as a whole, however long an earlier one takes', async () => {
  const { pageState, setLanguage } = await import('../../../src/shared/page/page-state')
  await setLanguage('EN')
  await Promise.all([setLanguage('UR'), setLanguage('EN')]) // this one is loaded
  expect(pageState.language).toBe('EN')
  expect(document.documentElement.dir).toBe('ltr')
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('EN')
})

test('LNG-02 a language that the app applies by itself does not replace a choice that is still loading', async () => {
  const { applyLanguage, pageState, setLanguage } = await import('../../../src/shared/page/page-state')
  await setLanguage('EN')
  expect(await Promise.all([setLanguage('UR'), applyLanguage('EN')])).toEqual([true, undefined])
  expect(pageState.language).toBe('UR')
  await applyLanguage('EN')
  expect(pageState.language).toBe('EN')
})

test('LNG-06 counts use the plural form and number format of the language', async () => {
  const { loadLanguage, currentTranslations } = await i18n()
  await loadLanguage('EN')
  const t = currentTranslations()
  expect(t?.('lobby.games', { count: 1 })).toBe('1 game')
  expect(t?.('lobby.games', { count: 20_000 })).toBe('20,000 games')
  expect(t?.('search.none.title', { text: '<b>&amp;' })).toBe('No results for “<b>&amp;”')
})
