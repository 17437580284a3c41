import { sealPath } from '#gateway/crypto/seal-path'
import { DEMO_ACCOUNTS } from '#demo/accounts/demo-accounts'
import { storedSession } from '../support/accounts/account'
import { expectAccessible } from '../support/design/axe'
import { logInAs } from '../support/accounts/member-login'
import { expect, test } from '../support/test'
import type { Page } from '@playwright/test'

const card = (page: Page, name: string) => page.getByRole('region', { name })

const hostOf = (origin: string | undefined): string => new URL(origin ?? '').host

/** Length of a line's bar, as a share of its track. */
const barShare = (page: Page, host: string): Promise<number> =>
  card(page, 'Lines')
    .getByRole('listitem')
    .filter({ hasText: host })
    .evaluate((item) => {
      const track = item.querySelector('[aria-hidden="true"]')
      const bar = track?.firstElementChild
      return track && bar ? bar.getBoundingClientRect().width / track.getBoundingClientRect().width : 0
    })

test('LINE-06 from the member menu: each line with its bar, the one in use, storage, version and the last updates', async ({
  page,
  gateway,
}) => {
  const [near = '', far = '', silent = ''] = gateway.lines
  await gateway.control({
    lines: [{ kind: 'good', delayMs: 200 }, { kind: 'good', delayMs: 2_000 }, { kind: 'cut' }],
  })
  await logInAs(page, 'ann', '/m/member/home')
  await page.getByRole('link', { name: 'Connection' }).click()
  await expect(page.getByRole('heading', { name: 'Connection', level: 1 })).toBeVisible()
  const line = (origin: string) =>
    card(page, 'Lines')
      .getByRole('listitem')
      .filter({ hasText: hostOf(origin) })
  await expect(line(gateway.origin)).toContainText('In use')
  await expect(line(gateway.origin)).toContainText(/\d ms/)
  await expect(line(near)).toContainText(/\d ms/)
  await expect(line(far)).toContainText(/\d sec/)
  await expect(line(silent)).toContainText('No answer')
  await expect(card(page, 'Lines').getByText('Fastest')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled()
  await expect.poll(() => barShare(page, hostOf(far))).toBeGreaterThan(0.9)
  await expect.poll(() => barShare(page, hostOf(near))).toBeLessThan(0.5)

  await expect(card(page, 'Storage')).toContainText(/of about .+ in use/)
  const updates = card(page, 'Last updates').getByRole('listitem')
  await expect(updates.filter({ hasText: 'Games' })).toContainText(/just now|minute|now/i)
  await expect(updates.filter({ hasText: 'Account' })).toBeVisible()
  await expect(card(page, 'Waiting to be sent')).toContainText('Nothing is waiting.')
  await expect(card(page, 'About the app')).toContainText(/Version\d+\.\d+\.\d+/)
  await expectAccessible(page)
})

test('LINE-06 from the domain dialog on a slow line, the page leads to a faster one', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/home')
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await gateway.control({ isDomainClosed: true })
  await page.goto('/m/home?r=F7')
  await page
    .getByRole('dialog', { name: 'Notice' })
    .getByRole('button', { name: 'Connection details' })
    .click()
  // The lines have no proxy in front of them: only the line in use is slow.
  gateway.link({ latencyMs: 300 })
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page).toHaveURL(/\/m\/connection/)
  await expect(card(page, 'Lines')).toContainText(/Fair|Slow/)
  await page.getByRole('button', { name: 'Go to the faster line' }).click()
  await expect(page).toHaveURL(/\/m\/index\.html\?r=F7$/)
  expect(gateway.lines).toContain(new URL(page.url()).origin)
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
})

test('LINE-06 OFF-05 the page lists entries waiting to be sent, and dead letters with their reason', async ({
  page,
  gateway,
}) => {
  const LANGUAGE = '/wps/member/language'
  const waiting = card(page, 'Waiting to be sent').getByRole('listitem')
  await logInAs(page, 'ann')
  await gateway.faults({ match: LANGUAGE, fault: { kind: 'status', status: 503 } })
  await page.evaluate(() => localStorage.setItem('language', 'MS'))
  await page.goto('/m/connection')
  await expect.poll(async () => (await gateway.requests(LANGUAGE)).requests.length).toBeGreaterThan(0)
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Pilihan bahasa' }),
  ).toBeVisible()
  await page.evaluate(() => localStorage.setItem('language', 'EN'))
  await gateway.faults({
    match: LANGUAGE,
    fault: { kind: 'failure', errorCode: 'request.invalid', status: 400, message: 'No such language.' },
  })
  await page.goto('/m/connection')
  await expect(waiting.filter({ hasText: 'Choice of language' }).first()).toContainText(
    /Not sent: .No such language\../u,
  )
})

test('LINE-06 R-16 the report for support is copied, and contains nothing of the member', async ({
  page,
  context,
  gateway,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logInAs(page, 'ann', '/m/connection?affiliateCode=canary-code')
  await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled()
  await page.getByRole('button', { name: 'Copy report' }).click()
  await expect(page.getByRole('button', { name: 'Report copied' })).toBeVisible()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toContain('merchant harbour, language EN')
  expect(report).toContain(`line ${gateway.origin}`)
  for (const line of gateway.lines) expect(report).toContain(`line ${line}`)
  expect(report).toMatch(/^sync games \d+ s ago$/mu)
  expect(report).toMatch(/^outbox /mu)
  const session = await storedSession(page)
  const password = DEMO_ACCOUNTS.find(({ username }) => username === 'ann')?.password ?? ''
  expect(report).not.toMatch(/\bann\b/u)
  for (const secret of [String(session?.['token']), String(session?.['id']), password, 'canary'])
    expect(report).not.toContain(secret)
})

test('CSV-01 customer service is listed in the order of csPosition', async ({ page, gateway }) => {
  const entry = (title: string, csPosition: string) => ({
    title,
    csType: 'LIVECHAT',
    csPosition,
    labelIds: [],
    path: sealPath(`${gateway.cdnOrigin}/service/${title}`),
  })
  await gateway.control({
    settings: {
      customerService: [
        entry('Fourth', 'left'),
        entry('Third', '10'),
        entry('First', '1'),
        entry('Second', '2'),
      ],
    },
  })
  await page.goto('/m/connection')
  await page.getByRole('button', { name: 'Customer service' }).click()
  const titles = page.getByRole('link', { name: /^(First|Second|Third|Fourth)/u })
  await expect(titles).toHaveText(['First', 'Second', 'Third', 'Fourth'])
})
