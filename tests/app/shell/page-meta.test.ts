import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { gateway, open, ORIGIN, visitAgain } from '../support/app'
import { goTo, press, seeGuest, seePath, sendLogin, user } from '../support/player'
import { seeLobby } from '../support/sync'

const SEO = {
  '/m/home': { title: 'Harbour', description: 'Games and draws.', keywords: 'games, lottery', canonical: '' },
  '/m/promotions': {
    title: 'Offers <b>at</b> Harbour',
    description: '"><script>document.title="stolen"</script>',
    keywords: '',
    canonical: 'https://www.harbour.example/m/promotions',
  },
}

const seeTitle = (title: string | RegExp): Promise<void> =>
  vi.waitFor(() =>
    expect(document.title).toMatch(typeof title === 'string' ? new RegExp(`^${title}$`) : title),
  )

/** The head's metadata by name; of the languages a list. */
const head = () => {
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
}

test('SHL-05 LNG-01 each route has the merchant’s metadata, in the language of the URL', async () => {
  await gateway.control({ settings: { seo: SEO, languages: ['EN', 'CN', 'UR'] } })
  // Requested in a language by a visitor who has chosen none.
  await open('/m/home?language=UR&affiliateCode=A1')
  await seeTitle('Harbour')
  expect(document.documentElement.lang).toBe('ur')
  expect(head()).toEqual({
    description: 'Games and draws.',
    keywords: 'games, lottery',
    robots: 'noindex', // not on www
    canonical: `${ORIGIN}/m/home?language=UR`,
    languages: [],
  })
  goTo('/m/promotions')
  await seeTitle('Offers <b>at</b> Harbour')
  expect(head()).toMatchObject({
    description: SEO['/m/promotions'].description,
    keywords: 'games, lottery',
    canonical: SEO['/m/promotions'].canonical,
  })
  // A screen without metadata has its own title.
  goTo('/m/game')
  await seeTitle(/^(?!Offers).+ · Harbour$/)
  goTo('/m/promotions')
  await seeTitle('Offers <b>at</b> Harbour')
})

const CODES = { affiliateCode: 'abc', referralCode: 'r2', r: 'r1', bbg: 'b1', isBgeTest: 'true', inApp: '1' }
const CLICKS = { fbclid: 'f1', gclid: 'g1', ttclid: 't1', kwaiclid: 'k1', cid: 'c1' }
const SENT = { ...CODES, ...CLICKS, utm_source: 'news letter', utm_campaign: 'x&y=z' }

test('SHL-04 the referral codes stay through links, the login, a launch, the way back and redirects', async () => {
  const query = new URLSearchParams(SENT).toString()
  const keeps = async (path: string): Promise<void> => {
    await seePath(new RegExp(`^${path}\\?`))
    const params = new URLSearchParams(location.search)
    expect(Object.fromEntries(params)).toMatchObject(SENT)
    expect(params.has('other')).toBe(false)
  }
  // A guard redirects visitors whom the page is not for.
  await open(`/m/withdraw?${query}`)
  await keeps('/m/login')
  await open(`/m/home?${query}&other=gone`)
  await seeLobby()
  await user.click((await screen.findAllByRole('link', { name: 'Promos' }))[0] ?? document.body)
  await keeps('/m/promotions')
  await user.click(await seeGuest())
  await keeps('/m/login')
  await sendLogin('ann')
  await keeps('/m/home')
  await seeLobby()
  await user.click(document.querySelector('a[data-game]:not([data-game=""])') ?? document.body)
  await keeps('/m/launchGame')
  await press('Back to games')
  await keeps('/m/home')
  await open(`/m/login?${query}`)
  await keeps('/m/home')
})

test('SHL-04 campaign values are stored for the visit, also where a URL has none, until another campaign', async () => {
  await open('/m/home?utm_source=news%20letter&other=1&utm_campaign=x')
  await open('/m/game?r=A1#top') // as after a game or a page of the operator
  await seePath('/m/game?r=A1&utm_source=news+letter&utm_campaign=x')
  expect(location.hash).toBe('#top')
  await user.click((await screen.findAllByRole('link', { name: 'Promos' }))[0] ?? document.body)
  await seePath('/m/promotions?r=A1&utm_source=news%20letter&utm_campaign=x')
  await open('/m/home?utm%5Fsource=second&utm_term=')
  await open('/m/game')
  await seePath('/m/game?utm_source=second')
  for (const path of ['/m/game?gclid=g1', '/m/game']) {
    await open(path) // another ad, which is not of that campaign
    await seePath(path)
  }
  await open('/m/home?utm_source=third')
  await visitAgain('/m/game') // another visit
  await seePath('/m/game')
})
