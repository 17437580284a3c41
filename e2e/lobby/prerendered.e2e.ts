import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { prerenderLobby } from '../../scripts/prerender/prerender-lobby'
import { shiftOf, watchShift } from '../support/design/layout-shift'
import type { TestGateway } from '../support/gateway/test-gateway'
import { slowTimers, stage } from '../support/storage/snapshot'
import { expect, LONG, test } from '../support/test'

const said: string[] = []
let folder = ''

test.beforeEach(async () => {
  said.length = 0
  folder = await mkdtemp(path.join(tmpdir(), 'lobby-'))
})
test.afterEach(() => rm(folder, { recursive: true }))

const prerender = (gateway: TestGateway, languages = 'EN') =>
  prerenderLobby([gateway.origin, '--out', folder, '--languages', languages], (line) => said.push(line))

const covers = (page: Page) => stage(page).locator('.sk-grid a[data-game] img')

/** Returns the number of React's own games at the moment when the screen of the document is removed. */
const countGamesAtSwap = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('.snapshot')) return
          resolve(document.querySelectorAll('#root main .sk-grid a[data-game]').length)
        }).observe(document.body, { childList: true })
      }),
  )

test('SHL-08 DEP-01 GAM-01 a first visit paints the real lobby before any code, and React takes over unseen', async ({
  page,
  gateway,
}) => {
  const brand = `${gateway.cdnOrigin}/brand/`
  await gateway.control({
    settings: { mobileTemplate: { theme: { style: 'dark', accent: '#ff5500' } } },
    config: { images: [{ from: brand, to: `${brand}{path}?width={w}` }] },
  })
  const umask = process.umask(0o077)
  expect(await prerender(gateway, 'EN,CN')).toBe(0)
  process.umask(umask)
  // nginx's workers, another user, can read them.
  for (const name of ['', 'index.EN.html', 'index.EN.html.br'])
    expect((await stat(path.join(folder, name))).mode & 0o044, name).toBe(0o044)
  expect(said).toEqual([expect.stringMatching(/^index\.EN\.html: 1\d\.\d KB$/), expect.any(String)])
  expect(await readFile(path.join(folder, 'index.EN.html'), 'utf8')).toContain(`${brand}logo.svg?width={160}`)
  await gateway.control({ lobby: folder })
  await watchShift(page)
  await slowTimers(page)
  await gateway.faults({ match: String.raw`/assets/.*\.js`, regex: true, fault: { kind: 'held' } })

  // Without a byte of the app's code: offers, categories, games and their images, in the merchant's own style.
  await page.goto('/m/home', { waitUntil: 'commit' })
  await expect(stage(page).getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect(stage(page).getByRole('tab', { name: 'Slots' })).toBeVisible()
  const loaded = () =>
    covers(page).evaluateAll((all: HTMLImageElement[]) =>
      all.slice(0, 6).filter((one) => one.naturalWidth > 0),
    )
  await expect.poll(async () => (await loaded()).length).toBe(6)
  await expect(page.locator('html')).toHaveAttribute('data-style', 'dark')
  expect(await stage(page).evaluate((one) => getComputedStyle(one).getPropertyValue('--accent').trim())).toBe(
    'rgb(255, 85, 0)',
  )

  const gamesAtSwap = countGamesAtSwap(page)
  await gateway.faults()
  expect(await gamesAtSwap).toBeGreaterThanOrEqual(6)
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-style', 'dark')
  expect(await shiftOf(page)).toBe(0)
  const { requests } = await gateway.requests('/covers/')
  const images = requests.map(({ path: file }) => file)
  expect(images.length).toBeGreaterThanOrEqual(6)
  expect(images).toEqual([...new Set(images)])
})

test(
  'LNG-04 DEP-01 the merchant’s own texts are in the document, stay when React takes over, and are there at the next start',
  LONG,
  async ({ page, gateway }) => {
    await gateway.control({
      config: { texts: { EN: '/m/texts/EN.json' } },
      files: {
        '/m/texts/EN.json': { 'nav.promotions': 'Gifts', 'nav.home': '{{x}}', 'settings.title': 'Options' },
      },
    })
    expect(await prerender(gateway)).toBe(0)
    await gateway.control({ lobby: folder })
    const seen = new Set<string>()
    page.on('console', (message) => {
      if (message.text().startsWith('offers: ')) seen.add(message.text())
    })
    await page.addInitScript(() => {
      // As after a time in which the merchant had none.
      localStorage.setItem('texts', localStorage.getItem('texts') ?? '')
      new MutationObserver(() => {
        for (const link of document.querySelectorAll('nav a[href^="/m/promotions"]'))
          console.log(`offers: ${link.textContent}`)
      }).observe(document, { childList: true, subtree: true, characterData: true })
    })
    await page.goto('/m/home')
    await expect(page.locator('#root').getByRole('link', { name: 'Gifts' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('texts'))).toContain('Options')
    await gateway.control({ lobby: null })
    await page.reload()
    await expect(page.locator('#root').getByRole('link', { name: 'Gifts' })).toBeVisible()
    expect([...seen]).toEqual(['offers: Gifts'])
    await page.getByRole('contentinfo').getByRole('button', { name: 'Options' }).click()
    await expect(page.getByRole('heading', { name: 'Options' })).toBeVisible()
  },
)

test('LNG-01 SHL-01 another language gets the skeleton', LONG, async ({ page, gateway }) => {
  expect(await prerender(gateway)).toBe(0)
  await gateway.control({ lobby: folder })
  await page.addInitScript(() => localStorage.setItem('language', 'CN'))
  await gateway.faults({ match: String.raw`/assets/.*\.js`, regex: true, fault: { kind: 'held' } })
  await page.goto('/m/home', { waitUntil: 'commit' })
  await expect(page.locator('#root .sk-header')).toBeVisible()
  await expect(stage(page)).toHaveCount(0)
  await gateway.faults()
  await expect(page.getByRole('heading', { name: '热门' })).toBeVisible()
})

test(
  'SHL-01 a closed merchant, or a gateway that fails, leaves the last document in place',
  LONG,
  async ({ gateway }) => {
    expect(await prerender(gateway)).toBe(0)
    const before = await stat(path.join(folder, 'index.EN.html'))
    await gateway.control({ status: { maintenance: true } })
    expect(await prerender(gateway)).toBe(1)
    expect(said.at(-1)).toBe('EN: The merchant is closed: maintenance. The last document stays.')
    expect((await stat(path.join(folder, 'index.EN.html'))).mtimeMs).toBe(before.mtimeMs)
    expect((await readdir(folder)).sort()).toEqual(['index.EN.html', 'index.EN.html.br', 'index.EN.html.gz'])
  },
)
