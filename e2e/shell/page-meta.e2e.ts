import type { Page } from '@playwright/test'
import { SETTINGS_ENDPOINT } from '#domain/contract/endpoints'
import { seesGames } from '../support/games/real-games'
import { enterAs } from '../support/accounts/member-login'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const SEO = {
  '/m/home': { title: 'Harbour', description: 'Games and draws.', keywords: 'games, lottery', canonical: '' },
  '/m/promotions': {
    title: 'Offers <b>at</b> Harbour',
    description: '"><script>document.title="stolen"</script>',
    keywords: '',
    canonical: 'https://www.harbour.example/m/promotions',
  },
}

/** Returns the head's metadata by name; of the languages a list. */
const head = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string, attribute: string) =>
      document.head.querySelector(selector)?.getAttribute(attribute) ?? null
    return {
      description: content('meta[name=description]', 'content'),
      keywords: content('meta[name=keywords]', 'content'),
      robots: content('meta[name=robots]', 'content'),
      canonical: content('link[rel=canonical]', 'href'),
      languages: [...document.head.querySelectorAll('link[rel=alternate]')].map((link) =>
        link.getAttribute('hreflang'),
      ),
    }
  })

test('SHL-05 LNG-01 each route has the merchant’s metadata in every language, and may be indexed where it should', async ({
  page,
  gateway,
}) => {
  await gateway.control({ settings: { seo: SEO, languages: ['EN', 'CN', 'UR'] } })
  const main = gateway.origin.replace('127.0.0.1', 'localhost')
  // Requested in a language by a visitor who has chosen none.
  await page.goto(`${main}/m/home?language=UR&affiliateCode=A1`)
  await expect(page).toHaveTitle('Harbour')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur')
  expect(await head(page)).toEqual({
    description: 'Games and draws.',
    keywords: 'games, lottery',
    robots: null,
    canonical: `${main}/m/home?language=UR`,
    languages: ['en', 'zh-Hans-CN', 'ur', 'x-default'],
  })

  await page.locator('a[href^="/m/promotions"]').first().click()
  await expect(page).toHaveTitle('Offers <b>at</b> Harbour')
  expect(await head(page)).toMatchObject({
    description: SEO['/m/promotions'].description,
    keywords: 'games, lottery',
    canonical: 'https://www.harbour.example/m/promotions',
  })

  // A screen without metadata has its own title, however the player reaches it.
  await page.locator('a[href^="/m/game"]').first().click()
  await expect(page).toHaveTitle(/^(?!Offers).+ · Harbour$/)
  await page.goBack()
  await expect(page).toHaveTitle('Offers <b>at</b> Harbour')

  await page.goto('/m/connection') // of another host
  await expect(page).toHaveTitle('Connection · Harbour')
  expect(await head(page)).toMatchObject({
    robots: 'noindex',
    languages: [],
    description: 'Games and draws.',
  })
})

/** Settings arrive after the screen. */
const SLOW_SETTINGS = { match: SETTINGS_ENDPOINT, fault: { kind: 'delay', ms: 4_000 } } as const

test('DEP-01 SHL-05 a visit begins with the merchant’s title: of config.json at first, then of the last visit', async ({
  page,
  gateway,
}) => {
  await gateway.control({ config: { title: 'Harbour by night' }, settings: { seo: SEO } })
  await gateway.faults(SLOW_SETTINGS)
  await page.goto('/m/promotions')
  await expect(page).toHaveTitle(/ · Harbour by night$/)
  await expect(page).toHaveTitle(SEO['/m/promotions'].title, { timeout: 15_000 })

  await page.goto('/m/home', { waitUntil: 'commit' })
  await expect(page).toHaveTitle('Harbour', { timeout: 3_500 })
})

const SENT = {
  affiliateCode: 'abc',
  referralCode: 'ref2',
  r: 'ref1',
  inApp: '1',
  fbclid: 'f1',
  gclid: 'g1',
  ttclid: 't1',
  kwaiclid: 'k1',
  bbg: 'b1',
  isBgeTest: 'true',
  cid: 'c1',
  utm_source: 'news letter',
  utm_campaign: 'x&y=z',
}

test('SHL-04 the referral codes stay through links, redirects, the login, a launch and the way back', async ({
  page,
}) => {
  const keeps = async (path: string): Promise<void> => {
    await expect(page).toHaveURL((url) => url.pathname === path)
    const { searchParams } = new URL(page.url())
    expect(Object.fromEntries(searchParams)).toMatchObject(SENT)
    expect(searchParams.has('other')).toBe(false)
  }

  await page.goto(`/m/home?${new URLSearchParams({ ...SENT, other: 'gone' }).toString()}`)
  await seesGames(page)
  await page.getByRole('link', { name: 'Offers' }).first().click()
  await keeps('/m/promotions')
  await page.goBack()
  await page.getByRole('link', { name: 'Log in' }).click()
  await keeps('/m/login')
  await enterAs(page, 'ann')
  await keeps('/m/home')

  await page.locator('a[data-game]:not([data-game=""])').first().click()
  await keeps('/m/launchGame')
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await keeps('/m/home')

  // A guard redirects visitors whom the page is not for.
  await page.goto(`/m/login?${new URLSearchParams(SENT).toString()}`)
  await keeps('/m/home')
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  await page.goto(`/m/withdraw?${new URLSearchParams(SENT).toString()}`)
  await keeps('/m/login')
})
