import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { SETTINGS_ENDPOINT } from '#domain/contract/endpoints'
import { LANGUAGE_NAMES } from '#domain/language/language-names'
import { LANGUAGES } from '#domain/language/languages'
import { gateway, open, reload } from '../support/app'
import { logIn, press, see, user } from '../support/player'

const speak = (...tags: readonly string[]): void => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
}

const seeLanguage = (lang: string): Promise<void> =>
  waitFor(() => expect(document.documentElement.lang).toBe(lang))

const stored = (): unknown[] => [
  localStorage.getItem('language'),
  sessionStorage.getItem('language'),
  /language=([^;]+)/.exec(document.cookie)?.[1],
]

test('LNG-01 a language that is not offered begins in English, becomes the merchant’s first, and is that on the next visit', async () => {
  speak('de-DE')
  await gateway.control({ settings: { languages: ['MS', 'EN', 'CN'] } })
  const release = gateway.network.hold(SETTINGS_ENDPOINT)
  await open('/m/home')
  await seeLanguage('en')
  release()
  await seeLanguage('ms')
  await reload()
  expect(document.documentElement.lang).toBe('ms')
})

test('LNG-01 LNG-02 a merchant that offers fewer languages decides, from right to left', async () => {
  await gateway.control({ settings: { languages: ['UR', 'CN'] } })
  await open('/m/home')
  await seeLanguage('ur')
  expect(document.documentElement.dir).toBe('rtl')
  await see('heading', 'مقبول')
})

test('LNG-01 LNG-02 the menu offers every language by its own name, the browser’s at the top, and a choice applies at once', async () => {
  localStorage.setItem('language', 'KM')
  await open('/m/home')
  await seeLanguage('km')
  const [globe] = within(await screen.findByRole('banner')).getAllByRole('button')
  if (globe) await user.click(globe)
  const menu = within(await screen.findByRole('dialog'))
  const names = menu.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(names.slice(0, 2)).toEqual(['ខ្មែរ', 'English'])
  expect(names.sort()).toEqual(Object.values(LANGUAGE_NAMES).sort())
  for (const { code, tag } of LANGUAGES) expect(menu.getByText(LANGUAGE_NAMES[code]).lang).toBe(tag)
  await press('English')
  await see('heading', 'Popular')
  await seeLanguage('en')
  expect(stored()).toEqual(['EN', 'EN', 'EN'])
})

test('LNG-02 LNG-03 SHL-05 the language in a URL is a choice on every visit, and the gateway gets it', async () => {
  await logIn('ann')
  for (const [language, tag] of [
    ['UR', 'ur'],
    ['TH', 'th'],
  ] as const) {
    await open(`/m/promotions?language=${language}`)
    await seeLanguage(tag)
    await waitFor(() => expect(stored()).toEqual([language, language, language]))
    await waitFor(async () =>
      expect((await gateway.effects('language')).map(({ detail }) => detail)).toContainEqual({ language }),
    )
  }
})

test('LNG-01 a language in the URL that the merchant does not offer leaves the choice unchanged', async () => {
  localStorage.setItem('language', 'MS')
  await gateway.control({ settings: { languages: ['EN', 'MS'] } })
  await open('/m/home?language=TH')
  await see('heading', 'Popular')
  await seeLanguage('ms')
  expect(localStorage.getItem('language')).toBe('MS')
})
