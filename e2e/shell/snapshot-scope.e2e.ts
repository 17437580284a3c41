import type { Page } from '@playwright/test'
import { expectGuest, expectMember, logIn, logOut, storedSession } from '../support/accounts/account'
import { describeBuild } from '../support/updates/service-worker'
import {
  forgetCode,
  snapshotDocument,
  snapshotKey,
  snapshotMarkup,
  recordSnapshotStages,
  openWithSnapshot,
  stage,
  stagesNoted,
  waitForSnapshot,
} from '../support/storage/snapshot'
import { expect, test } from '../support/test'

const skeleton = (page: Page) => page.locator('#root .sk-header')

/**
 * Differences of the next visit, set before any of its code runs; the page that saved the snapshot is closed by then.
 */
const DIFFERENCES: readonly (readonly [
  what: string,
  differ: (next: Page, before: Page) => Promise<unknown>,
])[] = [
  ['language', (page) => page.addInitScript(() => localStorage.setItem('language', 'UR'))],
  ['style', (page) => page.addInitScript(() => localStorage.setItem('style', 'light'))],
  ['merchant', (page) => page.addInitScript(() => localStorage.setItem('merchant', 'another'))],
  ['width', (page) => page.setViewportSize({ width: 412, height: 740 })],
  [
    'visitor',
    (page) =>
      page.addInitScript(() =>
        sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify({ id: '1', token: 't', userName: 'ann' })),
      ),
  ],
  [
    'build',
    async (_, before) => {
      const { id } = await describeBuild()
      await before.evaluate(async (build) => {
        // Otherwise it would save its own snapshot again when it is closed.
        window.addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), true)
        const name = `mc-snapshot-${build}`
        const kept = await caches.match('/m/snapshot')
        const html = (await kept?.text())?.replace(`data-key="[&#34;${build}`, 'data-key="[&#34;other')
        await (
          await caches.open(name)
        ).put('/m/snapshot', new Response(html, { headers: kept?.headers ?? {} }))
      }, id)
    },
  ],
]

for (const [what, differ] of DIFFERENCES) {
  test(`OFF-02 the snapshot of another ${what} is never seen: the skeleton shows from the first frame`, async ({
    page,
    context,
    gateway,
  }) => {
    await openWithSnapshot(page)
    await forgetCode(page)
    const next = await context.newPage()
    await differ(next, page)
    await page.close()
    await recordSnapshotStages(next)
    gateway.goOffline()
    await next.goto('/m/home', { waitUntil: 'commit' })
    await expect(skeleton(next)).toBeVisible()
    await next.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect(await stagesNoted(next)).toBe(0)
    expect(await next.locator('template').count()).toBe(0)
  })
}

test('OFF-02 the same visit, without a difference, shows it', async ({ page, context, gateway }) => {
  await openWithSnapshot(page)
  await forgetCode(page)
  await page.close()
  const next = await context.newPage()
  await recordSnapshotStages(next)
  gateway.goOffline()
  await next.goto('/m/home', { waitUntil: 'commit' })
  await expect(stage(next)).toBeVisible()
  expect(await stagesNoted(next)).toBe(1)
  await expect(skeleton(next)).toBeHidden()
})

/** Returns every text in Cache Storage that the page's origin can read. */
const everythingCached = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        texts.push(request.url, [...(response?.headers ?? [])].join('\n'))
        if (/html|json/u.test(response?.headers.get('content-type') ?? ''))
          texts.push((await response?.text()) ?? '')
      }
    }
    return texts.join('\n')
  })

const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })

test('R-16 OFF-07 of a member, what they played and liked, and their URL, nothing is in any cache', async ({
  page,
}) => {
  test.slow() // it plays a game first
  await logIn(page, 'ann')
  await page.goto('/m/home?affiliateCode=CANARY7&utm_source=CANARY8&r=CANARY9')
  await expect(page.getByText('₱1,250.50').first()).toBeVisible()
  // A game outside the public part of the first screen: from the second row of shelves.
  const shelf = page.getByRole('group', { name: 'Live', exact: true })
  await shelf.scrollIntoViewIfNeeded()
  const secret =
    (await shelf.locator('a[data-game] > span:first-child > span:first-child').nth(2).textContent()) ?? ''
  await page
    .getByRole('button', { name: `Add ${secret} to favourites` })
    .first()
    .click()
  await shelf.locator('a[data-game]').nth(2).click()
  await expect(page.locator('iframe')).toBeVisible()
  await page.goto('/m/home?affiliateCode=CANARY7&utm_source=CANARY8&r=CANARY9')
  await expect(page.getByRole('heading', { name: 'Continue playing' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Favourites' })).toBeVisible()
  await waitForSnapshot(page)
  await hide(page)
  await expect.poll(() => snapshotMarkup(page)).toContain('Continue playing')
  const token = String((await storedSession(page))?.['token'])
  const cached = await everythingCached(page)
  for (const canary of ['CANARY', '1,250.50', 'ann@harbour.example', 'Your account', token, secret])
    expect(cached).not.toContain(canary)
  expect(await snapshotMarkup(page)).not.toMatch(
    /\bann\b|70001|\/m\/member\/home"[^>]*>(?!<span)|aria-pressed="true"/iu,
  )
  expect(JSON.parse(await snapshotKey(page))).toContain('member')
})

test('SES-11 OFF-02 a member reopens the app with space reserved for their own rows, and nothing jumps when they load', async ({
  page,
  gateway,
}) => {
  await logIn(page, 'ann')
  await openWithSnapshot(page)
  await expect.poll(() => snapshotKey(page)).toContain('member')
  await recordSnapshotStages(page)
  gateway.goOffline()
  await page.reload()
  await expectMember(page, 'ann')
  await expect(stage(page)).toHaveCount(0)
  expect(await stagesNoted(page)).toBe(1)
})

test('R-15 a logout drops the member’s snapshot at once', async ({ page }) => {
  await logIn(page, 'ann')
  await openWithSnapshot(page)
  await expect.poll(() => snapshotKey(page)).toContain('member')
  await logOut(page)
  await expect.poll(() => snapshotDocument(page), { timeout: 1_000 }).not.toContain('member')
  await page.goto('/m/home')
  await expectGuest(page)
  await expect.poll(() => snapshotKey(page), { timeout: 20_000 }).toContain('guest')
})

test('OFF-02 LNG-02 another language or style drops the snapshot, and the next one matches it', async ({
  page,
}) => {
  await openWithSnapshot(page)
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: 'اردو' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect.poll(() => snapshotKey(page)).not.toContain('"EN"')
  await expect.poll(() => snapshotKey(page), { timeout: 20_000 }).toContain('"UR"')
  await page.evaluate(() => {
    localStorage.setItem('style', 'light')
    dispatchEvent(new StorageEvent('storage', { key: 'style', newValue: 'light' }))
  })
  await expect.poll(() => snapshotKey(page), { timeout: 20_000 }).toContain('"light"')
})
