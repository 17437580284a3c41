import { expect, test } from 'vitest'
import { pageMeta } from '#domain/routing/page-meta'

const SEO = {
  '/m/home': {
    title: 'Harbour',
    description: 'Games and draws.',
    keywords: 'games',
    canonical: 'https://www.harbour.example/m/home',
  },
  '/m/promotions': { title: 'Offers at Harbour', description: 'What is on.', canonical: '/m/promotions' },
}
const LANGUAGES = [
  { code: 'EN', tag: 'en' },
  { code: 'PT-BR', tag: 'pt-BR' },
]

const metaAt = (href: string, seo: unknown = SEO, title = 'Games', languages = LANGUAGES) =>
  pageMeta({ seo, url: new URL(href), title, product: 'Games', languages })

test('SHL-05 a route uses the merchant’s entry, and the home entry for missing fields; home has several paths', () => {
  expect(metaAt('https://www.harbour.example/m/promotions/?affiliateCode=A1')).toMatchObject({
    title: 'Offers at Harbour',
    description: 'What is on.',
    keywords: 'games',
    canonical: 'https://www.harbour.example/m/promotions',
  })
  for (const path of ['/', '/m', '/m/', '/m/home', '/m/index', '/m/index.html'])
    expect(metaAt(`https://www.harbour.example${path}`)).toMatchObject({ title: 'Harbour' })
  // A screen without an entry keeps its own title, with the home entry’s name.
  expect(metaAt('https://www.harbour.example/m/game', SEO, 'All games · Games').title).toBe(
    'All games · Harbour',
  )
})

test.each([null, 'x', { '/m/home': 'x' }, { '/m/home': { title: 5, canonical: {} } }])(
  'SHL-05 with the configuration %j a page uses its own metadata, without referral codes',
  (seo) => {
    expect(metaAt('https://www.harbour.example/m/activity?id=7&r=ann', seo, 'News · Games')).toMatchObject({
      title: 'News · Games',
      description: '',
      keywords: '',
      canonical: 'https://www.harbour.example/m/activity?id=7',
    })
  },
)

test('SHL-05 R-14 an unsafe canonical URL is rejected', () => {
  const page = 'https://www.harbour.example/m/game'
  for (const canonical of ['javascript:alert(1)', 'http://elsewhere.example/', 'https://'])
    expect(metaAt(page, { '/m/game': { canonical } }).canonical).toBe(page)
})

test.each([
  ['https://www.harbour.example/m/home', true],
  ['http://localhost:8080/m/home', true],
  ['https://www.harbour.example/', true],
  ['https://www.harbour.example/m/member/home', false],
  ['https://m.harbour.example/m/home', false],
  ['https://wwwharbour.example/m/home', false],
  ['http://127.0.0.1/m/home', false],
])('SHL-05 %s is indexable: %s', (href, isIndexed) => {
  expect(metaAt(href).isIndexed).toBe(isIndexed)
  expect(metaAt(href).alternates.length > 0).toBe(isIndexed)
})

test('SHL-05 links the page in each language; a page requested in a language is its own canonical', () => {
  const page = 'https://www.harbour.example/m/activity?id=7'
  expect(metaAt(`${page}&utm_source=x`).alternates).toEqual([
    { tag: 'en', url: `${page}&language=EN` },
    { tag: 'pt-BR', url: `${page}&language=PT-BR` },
    { tag: 'x-default', url: page },
  ])
  expect(metaAt(`${page}&language=EN`, {}).canonical).toBe(`${page}&language=EN`)
  expect(metaAt(`${page}&language=XX`, {}).canonical).toBe(page)
  expect(metaAt(page, SEO, 'Games', LANGUAGES.slice(1)).alternates).toEqual([])
})
