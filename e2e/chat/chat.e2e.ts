import type { Page } from '@playwright/test'
import { expectMember } from '../support/accounts/account'
import { expectAccessible } from '../support/design/axe'
import { count, entry, LAUNCH, messages, openChat, room, switchChat } from '../support/chat/chat'
import { enterAs, logInAs } from '../support/accounts/member-login'
import { expect, test, WITH_SHELL, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

const say = async (page: Page, text: string): Promise<void> => {
  await room(page).getByRole('textbox').fill(text)
  await room(page).getByRole('button', { name: 'Send' }).click()
}

test('CSV-04 R-17 a member writes in a page of another origin, gets a reply, and finds it all again', async ({
  page,
  gateway,
}) => {
  await openChat(page, gateway)
  await expect(messages(page)).toHaveCount(2)
  await say(page, 'How long does a withdrawal take?')
  await expect(messages(page)).toHaveCount(4)
  await expect(messages(page).last()).toContainText('up to 30 minutes')
  const query = new URLSearchParams((await gateway.requests(LAUNCH)).requests.at(-1)?.query)
  expect(Object.fromEntries(query)).toEqual({
    b2c: 'true',
    title: 'Chat with us',
    backUrl: `${gateway.origin}/m/back.html`,
    language: 'EN',
  })
  const frame = page.locator('iframe')
  const url = new URL((await frame.getAttribute('src')) ?? '')
  expect(url.origin).toBe(gateway.chatOrigin)
  expect(url.origin).not.toBe(gateway.origin)
  expect(url.searchParams.get('language')).toBe('en-US')
  expect(url.searchParams.get('headerColor')).toMatch(/^#[\da-f]{6}$/i)
  const sandbox = (await frame.getAttribute('sandbox')) ?? ''
  expect(sandbox).toContain('allow-scripts')
  expect(sandbox).not.toContain('top-navigation')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(messages(page)).toHaveCount(4)
  await expect(messages(page).nth(2)).toContainText('How long does a withdrawal take?')
  expect((await gateway.chat('ann')).messages.map(({ author }) => author)).toEqual([
    'agent',
    'agent',
    'member',
    'agent',
  ])
})

for (const [language, tag] of [
  ['CN', 'zh-CN'],
  ['TW', 'zh-HK'],
] as const) {
  test(`CSV-04 LNG-05 in ${language} the chat is requested as CN and receives ${tag}`, async ({
    page,
    gateway,
  }) => {
    await openChat(page, gateway)
    await expect(messages(page)).toHaveCount(2)
    await page.addInitScript((code) => localStorage.setItem('language', code), language)
    await page.goto('/m/chat')
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('src', new RegExp(`language=${tag}`))
    const query = new URLSearchParams((await gateway.requests(LAUNCH)).requests.at(-1)?.query)
    expect(query.get('language')).toBe('CN')
    await expect(room(page).getByRole('button', { name: '发送' })).toBeVisible()
  })
}

test('CSV-03 LOG-09 a guest is led to the login, and comes back to the chat', async ({ page, gateway }) => {
  await switchChat(gateway)
  await page.goto('/m/home')
  await entry(page).click()
  await expect(page).toHaveURL(/\/m\/login\?backUrl=%2Fm%2Fchat/)
  expect(await count(gateway, LAUNCH)).toBe(0)
  await enterAs(page, 'ann')
  await expect(page).toHaveURL(/\/m\/chat/)
  await expect(messages(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home/)
})

test('CSV-03 a member of type 4 sees a message, and is led to customer service', async ({
  page,
  gateway,
}) => {
  await openChat(page, gateway, 'dev')
  await expect(page.getByRole('heading', { name: 'No chat for this account' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Harbour desk/ })).toHaveAttribute('target', '_blank')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await count(gateway, LAUNCH)).toBe(0)
  await expectAccessible(page)
})

test('CSV-03 without the switch nothing is requested, and everybody sees customer service there', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/home')
  await entry(page).click()
  await expect(page.getByRole('heading', { name: 'Customer service' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Harbour desk/ })).toBeVisible()
  await expectAccessible(page)
  await logInAs(page, 'ann', '/m/chat')
  await expectMember(page, 'ann')
  await expect(page.getByRole('link', { name: /Silver lounge/ })).toBeVisible()
  expect(await count(gateway, 'CBS_')).toBe(0)
})

test('CSV-04 the chat closes itself, and a link in a message opens a page of the app', async ({
  page,
  gateway,
}) => {
  await switchChat(gateway)
  await logInAs(page, 'ann', '/m/game')
  await expectMember(page, 'ann')
  await entry(page).click()
  await expect(messages(page)).toHaveCount(2)
  await room(page).getByRole('button', { name: 'Close the chat' }).click()
  await expect(page).toHaveURL(/\/m\/game/)
  await entry(page).click()
  await expect(messages(page)).toHaveCount(2)
  await room(page).getByRole('button', { name: 'Open the page' }).click()
  await expect(page).toHaveURL(/\/m\/rewardCenter/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test(
  'CSV-04 offline it says so, and opens by itself when the network is back',
  WITH_SHELL,
  async ({ page, gateway }) => {
    await switchChat(gateway)
    await logInAs(page, 'ann')
    await expectMember(page, 'ann')
    await entry(page).click()
    await expect(messages(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(/\/m\/home/)
    gateway.goOffline()
    await page.context().setOffline(true)
    const asked = await count(gateway, LAUNCH)
    await entry(page).click()
    await expect(page.getByText('The chat needs a connection.')).toBeVisible()
    expect(await count(gateway, LAUNCH)).toBe(asked)
    await expectAccessible(page)
    // Lost in the first moments of the new network, when the app already shows itself as online.
    await gateway.faults({ match: LAUNCH, times: 1, fault: { kind: 'cut', at: 'during' } })
    gateway.goOnline()
    await page.context().setOffline(false)
    await expect(messages(page)).toHaveCount(2)
    expect(await count(gateway, LAUNCH)).toBe(asked + 2)
  },
)

test('CSV-04 a rejection and an unreachable gateway show errors, and can be tried again', async ({
  page,
  gateway,
}) => {
  test.setTimeout(90_000)
  await gateway.faults({ match: LAUNCH, times: 1, fault: { kind: 'delay', ms: 15_000 } })
  await openChat(page, gateway)
  await expect(page.getByText('Opening the chat')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('That took too long', { timeout: 20_000 })
  await expect(page.getByRole('link', { name: /Silver lounge/ })).toBeVisible()
  const fault = { kind: 'failure', errorCode: 'chat.full', message: 'All desks are busy.' }
  await gateway.faults({ match: LAUNCH, times: 1, fault })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText('All desks are busy.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(messages(page)).toHaveCount(2)
})

test('CSV-04 R-10 a chat whose page does not load says that it is slow, and leaves the way back', async ({
  page,
  gateway,
}) => {
  test.setTimeout(60_000)
  await gateway.control({ chat: { behaviour: { kind: 'silent' } } })
  await openChat(page, gateway)
  await expect(page.getByText('The chat is taking long to load.')).toBeVisible({ timeout: 25_000 })
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home/)
})

test('CSV-04 LNG-02 a change of language reopens the chat in that language', async ({ page, gateway }) => {
  await openChat(page, gateway)
  await expect(messages(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: '简体中文' }).click()
  await expect(page.locator('iframe')).toHaveAttribute('src', /language=zh-CN/)
  await expect(room(page).getByRole('button', { name: '发送' })).toBeVisible()
})

for (const language of ['EN', 'UR']) {
  test(`CSV-04 LNG-02 in ${language} the progress bar of a loading chat runs inside its track`, async ({
    page,
    gateway,
  }) => {
    await openChat(page, gateway)
    await expect(messages(page)).toHaveCount(2)
    await gateway.faults({ match: LAUNCH, fault: { kind: 'hang', at: 'before' } })
    await page.addInitScript((code) => localStorage.setItem('language', code), language)
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
  })
}
