import { logOut } from '../support/accounts/account'
import { expectAccessible } from '../support/design/axe'
import { count, entry, messages, openChat, room, switchChat } from '../support/chat/chat'
import { logInAs } from '../support/accounts/member-login'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const UNREAD = 'CBS_unreadCount'
const POLLED_WITHIN_MS = 50_000 // 30 s, and a margin for a shared machine
const POLL_MS = 31_000 // one more round would have been requested by then

test(
  'CSV-03 the bar counts unread messages every 30 s, none once the chat is open, and offline the last known count',
  WITH_SHELL,
  async ({ page, gateway }) => {
    test.setTimeout(120_000)
    await openChat(page, gateway, 'cho')
    await expect(messages(page)).toHaveCount(14)
    await page.goto('/m/home')
    await expect.poll(() => count(gateway, UNREAD), { timeout: 30_000 }).toBeGreaterThan(0)
    await expect(entry(page)).toHaveText('Chat')
    await gateway.control({ chat: { say: [{ username: 'cho', text: 'Your table is ready.' }] } })
    await expect(entry(page)).toContainText('1 unread message', { timeout: POLLED_WITHIN_MS })
    await expectAccessible(page)

    gateway.goOffline()
    await page.context().setOffline(true)
    await page.reload()
    await expect(entry(page)).toContainText('1 unread message', { timeout: 30_000 })
    await page.context().setOffline(false)
    gateway.goOnline()

    await entry(page).click()
    await expect(room(page).getByText('Your table is ready.')).toBeVisible({ timeout: 40_000 })
    await expect(entry(page)).not.toContainText('unread')
    await expect.poll(async () => (await gateway.chat('cho')).unread).toBe(0)
  },
)

test('CSV-03 if as many new messages arrive as were read, the badge shows it', async ({ page, gateway }) => {
  test.setTimeout(120_000)
  await gateway.control({ members: [{ username: 'ann', unread: 1 }] })
  await switchChat(gateway)
  await logInAs(page, 'ann')
  await expect(entry(page)).toContainText('1 unread message', { timeout: 40_000 })
  await entry(page).click()
  await expect(messages(page)).toHaveCount(1)
  await expect(entry(page)).not.toContainText('unread')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home/)
  await gateway.control({ chat: { say: [{ username: 'ann', text: 'One more thing.' }] } })
  await expect(entry(page)).toContainText('1 unread message', { timeout: POLLED_WITHIN_MS })
})

test('CSV-03 R-15 a logout removes the badge, and no request is sent for a guest', async ({
  page,
  gateway,
}) => {
  test.setTimeout(150_000)
  await switchChat(gateway)
  await logInAs(page, 'ann')
  await expect(entry(page)).toContainText('2 unread messages', { timeout: 40_000 })
  await logOut(page)
  await expect(entry(page)).toHaveText('Chat')
  const asked = await count(gateway, UNREAD)
  const since = await page.evaluate(() => performance.now())
  await expect
    .poll(() => page.evaluate(() => performance.now()), { timeout: 60_000 })
    .toBeGreaterThan(since + POLL_MS)
  expect(asked).toBeGreaterThan(0)
  expect(await count(gateway, UNREAD)).toBe(asked)
})
