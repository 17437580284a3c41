import type { Page } from '@playwright/test'
import { PING_ENDPOINT } from '#domain/contract/lines/line-endpoints'
import { enterAs } from '../support/accounts/member-login'
import type { TestGateway } from '../support/gateway/test-gateway'
import { expect, test } from '../support/test'

const CLOSED = 'This address is closed for your region.'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Notice' })

const openLobby = async (page: Page, path = '/m/home'): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
}

/** Waits until the tables contain the lines, which are requested after everything on the first screen. */
const knowLines = async (page: Page, count: number): Promise<void> => {
  await page.goto('/m/connection')
  await expect(page.getByRole('region', { name: 'Lines' }).getByRole('listitem')).toHaveCount(count + 1)
  await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled()
}

const hostOf = (origin: string | undefined): string => new URL(origin ?? '').host

/** Hosts that were pinged since the last clear, in their order. */
const pinged = async (gateway: TestGateway): Promise<readonly string[]> =>
  (await gateway.requests(PING_ENDPOINT)).requests.map(({ headers }) => headers['host'] ?? '')

const storedCodes = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(() =>
    ['affiliateCode', 'referralCode', 'originalDomain'].map((key) => localStorage.getItem(key)),
  )

test('LINE-01 LINE-02 LINE-04 a closed domain: the lines are raced, and the dialog names the fastest', async ({
  page,
  gateway,
}) => {
  await openLobby(page)
  await knowLines(page, 3)
  await gateway.control({
    isDomainClosed: true,
    lines: [{ kind: 'good', delayMs: 6_000 }, { kind: 'silent' }, { kind: 'good', delayMs: 1_500 }],
  })
  await gateway.clearRequests()
  await page.goto('/m/home')
  const progress = dialog(page).getByRole('progressbar', { name: 'Checking the lines' })
  await expect(progress).toHaveAttribute('aria-valuenow', '10')
  await expect(dialog(page)).toContainText(CLOSED)
  await expect(progress).toBeHidden()
  await expect(dialog(page)).toContainText(`This line answers: \u2066${hostOf(gateway.lines[2])}`)
  const { requests } = await gateway.requests(PING_ENDPOINT)
  const [first, ...others] = requests
  expect(first?.headers['host']).toBe(hostOf(gateway.origin))
  expect(others.map(({ headers }) => headers['host']).sort()).toEqual(gateway.lines.map(hostOf).sort())
  for (const { query, headers } of others) {
    expect(query).toMatch(/^\??speed=\d{13}$/)
    expect(headers['merchant']).toBeUndefined()
  }
})

for (const [path, query, kept] of [
  ['/m/home', 'r=F7', [null, 'F7']],
  ['/m/activity', 'id=promo-club&affiliateCode=harbourlight', ['harbourlight', null]],
  ['/m/game', 'referralCode=F8&affiliateCode=north', ['north', 'F8']],
] as const) {
  test(`REG-07 the codes of a visit that begins on ${path} are saved for a later one`, async ({
    page,
    gateway,
  }) => {
    await page.goto(`${path}?${query}`)
    await expect.poll(() => storedCodes(page)).toEqual([...kept, gateway.origin])
    await page.goto('/m/home')
    await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
    expect(await storedCodes(page)).toEqual([...kept, gateway.origin])
  })
}

test('LINE-03 LINE-08 retry opens home on the fast line with the codes, which are saved there', async ({
  page,
  gateway,
}) => {
  await openLobby(page, '/m/index.html?affiliateCode=harbourlight&referralCode=F7&utm_source=bus')
  await expect.poll(() => storedCodes(page)).toEqual(['harbourlight', 'F7', gateway.origin])
  await knowLines(page, 3)
  await gateway.control({
    isDomainClosed: true,
    lines: [{ kind: 'cut' }, { kind: 'good', delayMs: 100 }, { kind: 'silent' }],
  })
  await page.goto('/m/home?utm_source=bus')
  await expect(dialog(page)).toContainText(hostOf(gateway.lines[1]))
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  const address = new URL(page.url())
  expect(address.origin).toBe(gateway.lines[1])
  expect(address.pathname).toBe('/m/index.html')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    affiliateCode: 'harbourlight',
    r: 'F7',
    utm_source: 'bus',
  })
  await expect.poll(() => storedCodes(page)).toEqual(['harbourlight', 'F7', gateway.lines[1]])
  await expect(dialog(page)).toHaveCount(0)
})

test('LINE-01 LINE-02 a first visit to a closed domain uses the lines of config.json', async ({
  page,
  gateway,
}) => {
  const [line = ''] = gateway.lines
  await gateway.control({
    isDomainClosed: true,
    config: { domains: ['javascript:alert(1)', line] },
    lines: [{ kind: 'good', delayMs: 100 }],
  })
  await page.goto('/m/home')
  await expect(dialog(page)).toContainText(hostOf(line))
  // Without settings no customer service is known.
  await expect(dialog(page).getByRole('button', { name: 'Customer service' })).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(line)
})

test('R-19 LINE-01 a line that responds at once, but not with the envelope, is never the fast line', async ({
  page,
  gateway,
  consoleWatch,
}) => {
  consoleWatch.allow(/blocked by CORS policy/)
  await openLobby(page)
  await knowLines(page, 3)
  for (const wrong of ['html', 'bare', 'refusal', 'noCors']) {
    await gateway.control({
      isDomainClosed: true,
      lines: [{ kind: wrong }, { kind: wrong }, { kind: 'good', delayMs: 400 }],
    })
    await page.goto('/m/home')
    await expect(dialog(page), wrong).toContainText(`This line answers: \u2066${hostOf(gateway.lines[2])}`)
  }
  await gateway.control({ lines: [{ kind: 'html' }, { kind: 'cut' }, { kind: 'refusal' }] })
  await page.goto('/m/home')
  await expect(dialog(page)).toContainText('No other line answers at the moment.')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`${gateway.origin}/m/index.html`)
})

test('LINE-05 R-19 a host that is in no list of the gateway is never pinged, and a bad list loses no good one', async ({
  page,
  gateway,
}) => {
  const [listed = '', other = ''] = gateway.lines
  const list = (domains: readonly unknown[]) => ({
    domainList: domains.map((domainName) => ({ domainName })),
  })
  await gateway.faults({ match: '/wps/system/domainRoute', fault: { kind: 'emptyList' } })
  await gateway.control({ settings: list([listed, 'javascript:alert(1)', 'ftp://f.example', 5]) })
  await openLobby(page)
  await knowLines(page, 1)
  // Neither list has a usable line now: the stored list is raced.
  await gateway.control({
    settings: list([`//${hostOf(other)}`, 'data:text/html,x', other.replace('//', '//u:p@')]),
  })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Lines' })).toContainText(hostOf(listed))
  await gateway.clearRequests()
  await gateway.control({ isDomainClosed: true })
  await page.goto('/m/home')
  await expect(dialog(page)).toContainText(hostOf(listed))
  const hosts = new Set(await pinged(gateway))
  expect([...hosts].sort()).toEqual([hostOf(gateway.origin), hostOf(listed)].sort())
})

test('LINE-07 the line in use is pinged by itself first, with the headers of every call, and awaited', async ({
  page,
  gateway,
}) => {
  await openLobby(page)
  await knowLines(page, 3)
  await gateway.clearRequests()
  await gateway.faults({ match: PING_ENDPOINT, times: 1, fault: { kind: 'delay', ms: 1_000 } })
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.poll(async () => (await pinged(gateway)).length).toBeGreaterThanOrEqual(4)
  const [own, ...others] = (await gateway.requests(PING_ENDPOINT)).requests
  expect(own?.headers).toMatchObject({ host: hostOf(gateway.origin), merchant: 'harbour', language: 'EN' })
  expect(own?.query).toBe('')
  for (const { at } of others) expect(at - (own?.at ?? 0)).toBeGreaterThan(900)
})

test('LINE-04 another status error is a notice with its message, and a page is an "Error"', async ({
  page,
  gateway,
}) => {
  const notice = page.getByRole('dialog', { name: 'Something went wrong' })
  const status = (fault: { readonly kind: string; readonly [field: string]: unknown }) =>
    gateway.faults({ match: '/wps/system/status', fault })
  await openLobby(page)
  await status({ kind: 'failure', errorCode: 'merchant.paused', message: 'Paused until noon.' })
  await page.reload()
  await expect(notice).toContainText('Paused until noon.')
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect(notice).toBeHidden()
  await status({ kind: 'html' })
  await page.reload()
  await expect(notice).toContainText('Error')
  await expect(dialog(page)).toHaveCount(0)
})

test('CSV-01 CSV-02 LINE-02 the dialog leads to the customer service of the current player', async ({
  page,
  gateway,
}) => {
  await openLobby(page)
  await knowLines(page, 3)
  const titles = async (): Promise<readonly string[]> => {
    await page.goto('/m/home')
    await dialog(page).getByRole('button', { name: 'Customer service' }).click()
    return dialog(page).getByRole('listitem').allTextContents()
  }
  await gateway.control({ isDomainClosed: true })
  expect(await titles()).toEqual(['Harbour desk', 'Live chat'])
  const opened = page.context().waitForEvent('page')
  await dialog(page).getByRole('link', { name: 'Live chat' }).click()
  const service = await opened
  await expect(service.getByRole('heading', { name: 'Live chat' })).toBeVisible()
  expect(new URL(service.url()).origin).toBe(gateway.cdnOrigin)
  expect(await service.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, ''])

  await gateway.control({ isDomainClosed: false })
  await page.goto('/m/login')
  await enterAs(page, 'ann')
  await page.goto('/m/member/home')
  await expect(page.getByText('Silver').first()).toBeVisible()
  await gateway.control({ isDomainClosed: true })
  await page.goto('/m/home')
  const lounge = dialog(page).getByRole('link', { name: 'Customer service' })
  await expect(lounge).toHaveAttribute('href', `${gateway.cdnOrigin}/service/silver-lounge?language=en`)

  await gateway.control({ settings: { customerService: [] } })
  await page.goto('/m/home')
  await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeEnabled()
  await expect(dialog(page).getByText('Customer service')).toHaveCount(0)
})
