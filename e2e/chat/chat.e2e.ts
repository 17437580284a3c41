import type { Locator, Page } from '@playwright/test'
import { expectMember, logInAs } from '../support/accounts/account'
import type { TestGateway } from '../support/gateway/test-gateway'
import { expect, expectAccessible, LONG, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const switchChat = (gateway: TestGateway) => gateway.control({ settings: { whitelabelVal: { CBS3: true } } })

/** The chat's own page, in its frame. */
const room = (page: Page) => page.frameLocator('iframe')

const messages = (page: Page): Locator => room(page).getByRole('log').getByRole('listitem')

/** The chat's entry in the bar. */
const entry = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Support/ })

/** Switches the chat on, logs a demo member in and opens it. */
const openChat = async (page: Page, gateway: TestGateway): Promise<void> => {
  await switchChat(gateway)
  await logInAs(page, 'ann', '/m/chat')
}

test('CSV-04 R-17 a member writes in a page of another origin, and finds it', async ({ page, gateway }) => {
  await openChat(page, gateway)
  await expect(messages(page)).toHaveCount(2)
  await room(page).getByRole('textbox').fill('How long does a withdrawal take?')
  await room(page).getByRole('button', { name: 'Send' }).click()
  await expect(messages(page)).toHaveCount(4)
  await expect(messages(page).last()).toContainText('up to 30 minutes')
  const frame = page.locator('iframe')
  const url = new URL((await frame.getAttribute('src')) ?? '')
  expect(url.origin).toBe(gateway.chatOrigin)
  expect(url.origin).not.toBe(gateway.origin)
  const sandbox = (await frame.getAttribute('sandbox')) ?? ''
  expect(sandbox).toContain('allow-scripts')
  expect(sandbox).not.toContain('top-navigation')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(messages(page)).toHaveCount(4)
  await expect(messages(page).nth(2)).toContainText('How long does a withdrawal take?')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: '简体中文' }).click()
  await expect(room(page).getByRole('button', { name: '发送' })).toBeVisible()
})

test('CSV-03 CSV-04 the open chat clears its badge', LONG, async ({ page, context, gateway }) => {
  await context.route('https://help.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Help</title>' }),
  )
  await gateway.control({ members: [{ username: 'ann', unread: 1 }] })
  await switchChat(gateway)
  await logInAs(page, 'ann', '/m/game')
  await expect(entry(page)).toContainText('1 unread message', { timeout: 40_000 })
  await expectAccessible(page)
  await entry(page).click()
  await expect(messages(page)).toHaveCount(1)
  await expect(entry(page)).not.toContainText('unread')
  await room(page).getByRole('button', { name: 'Close the chat' }).click()
  await expect(page).toHaveURL(/\/m\/game/)
  // As many new messages as were read.
  const link = '/m/promotions?token=stolen&id=1'
  await gateway.control({ chat: { say: [{ username: 'ann', text: 'One more', link }] } })
  await expect(entry(page)).toContainText('1 unread message', { timeout: 50_000 })
  await gateway.control({
    chat: { say: [{ username: 'ann', text: 'Read this', link: 'https://help.example/limits' }] },
  })
  await entry(page).click()
  const opened = page.waitForEvent('popup')
  await room(page).getByRole('button', { name: 'Open the page' }).last().click()
  const help = await opened
  await help.waitForURL('https://help.example/limits')
  expect(await help.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, ''])
  await room(page).getByRole('button', { name: 'Open the page' }).first().click()
  await expect(page).toHaveURL(/\/m\/promotions\?id=1$/)
})

test(
  'CSV-04 LNG-02 in Urdu the bar of a loading chat runs inside its track',
  LONG,
  async ({ page, gateway }) => {
    await openChat(page, gateway)
    await expect(messages(page)).toHaveCount(2)
    await gateway.faults({ match: 'CBS_launchChat', fault: { kind: 'hang', at: 'before' } })
    await page.addInitScript(() => localStorage.setItem('language', 'UR'))
    await page.goto('/m/chat')
    const runner = page.locator('[class*="runner"]')
    await expect(runner).toBeVisible()
    const outside = await runner.evaluate((bar) => {
      const [animation] = bar.getAnimations()
      const track = bar.parentElement?.getBoundingClientRect()
      if (!animation || !track) throw new Error('Nothing runs')
      animation.pause()
      return [0, 0.5, 1].map((part) => {
        animation.currentTime = part * Number(animation.effect?.getTiming().duration)
        const { left, right } = bar.getBoundingClientRect()
        return Math.max(track.left - left, right - track.right)
      })
    })
    for (const each of outside) expect(each).toBeLessThan(1)
  },
)

test('R-17 R-13 a chat that has been taken over reaches nothing: not from another frame, origin or shape', async ({
  page,
  context,
  gateway,
  consoleWatch,
}) => {
  // Its attempts are blocked, on the console and by the policy of its own page.
  consoleWatch.allow(/./)
  await gateway.control({
    chat: { behaviour: { kind: 'hostile' } },
    members: [{ username: 'ann', unread: 3 }],
  })
  const opened: string[] = []
  context.on('page', (other) => opened.push(other.url()))
  await page.addInitScript(recordCounts)
  await openChat(page, gateway)
  await expect(room(page).getByText('Nothing left to try')).toBeVisible()
  // It is now at this machine's other hostname: the right window, the wrong origin.
  const inside = page.frames().find((frame) => frame.url().includes('elsewhere'))
  expect(new URL(inside?.url() ?? '').hostname).toBe('localhost')
  await expect(page).toHaveURL(`${gateway.origin}/m/chat`)
  await expect(page.getByRole('heading', { name: 'Live chat' })).toBeVisible()
  // The gateway's count is unchanged: nothing was read, and no other number was accepted.
  await expect(entry(page)).toContainText('3 unread messages', { timeout: 40_000 })
  expect(await page.evaluate(() => document.documentElement.dataset['counts'])).toBe('3')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(opened.filter((url) => url !== 'about:blank' && !url.startsWith(gateway.origin))).toEqual([])
  expect(await page.evaluate(() => Reflect.has(window, 'hacked'))).toBe(false)
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0)
  await expectMember(page, 'ann')
})

/** Records the unread counts that the bar shows, in the order of their first time. */
function recordCounts(): void {
  const counts = new Set<string>()
  new MutationObserver(() => {
    for (const link of document.querySelectorAll('nav a[href^="/m/chat"]')) {
      const [count] = /\d+/.exec(link.textContent) ?? []
      if (count !== undefined) counts.add(count)
    }
    if (counts.size > 0) document.documentElement.dataset['counts'] = [...counts].join(' ')
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
