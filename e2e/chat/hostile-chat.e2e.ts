import { expectMember } from '../support/accounts/account'
import { count, entry, LAUNCH, messages, openChat, room, switchChat } from '../support/chat/chat'
import { logInAs } from '../support/accounts/member-login'
import { expect, test, WITHOUT_SHELL } from '../support/test'

test.use(WITHOUT_SHELL)

test('CSV-04 an outside link opens in a new window, and a token in a link is removed', async ({
  page,
  context,
  gateway,
}) => {
  await context.route('https://help.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Help</title>' }),
  )
  await switchChat(gateway)
  await gateway.control({
    chat: {
      say: [
        { username: 'ben', text: 'Read this', link: 'https://help.example/limits' },
        { username: 'ben', text: 'Or this', link: '/m/promotions?token=stolen&id=1' },
      ],
    },
  })
  await logInAs(page, 'ben', '/m/chat')
  await expect(messages(page)).toHaveCount(2)
  const opened = page.waitForEvent('popup')
  await room(page).getByRole('button', { name: 'Open the page' }).first().click()
  const help = await opened
  await help.waitForURL('https://help.example/limits')
  expect(await help.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, ''])
  await room(page).getByRole('button', { name: 'Open the page' }).last().click()
  await expect(page).toHaveURL(/\/m\/promotions\?id=1$/)
})

test('R-14 CSV-04 a chat with an unsafe URL is rejected, and the other contacts are offered', async ({
  page,
  gateway,
}) => {
  await switchChat(gateway)
  await logInAs(page, 'ann', '/m/home')
  for (const chatUrl of [
    'javascript:alert(1)',
    'http://evil.example/chat',
    'data:text/html,x',
    'https://user:pass@evil.example/',
    '//evil\\@evil.example',
  ]) {
    await gateway.faults({ match: LAUNCH, fault: { kind: 'value', value: { chatUrl } } })
    await entry(page).click()
    await expect(page.getByRole('alert'), chatUrl).toContainText('an address that is not safe')
    await expect(page.getByRole('link', { name: /Silver lounge/ })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/home/)
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})

test('R-17 a chat that reports again and again that it is closed leads one screen back, and not out of the app', async ({
  page,
  gateway,
}) => {
  await switchChat(gateway)
  await logInAs(page, 'ann', '/m/home')
  const offers = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Offers' })
  await offers.click()
  await expect(page).toHaveURL(/\/m\/promotions/)
  await entry(page).click()
  await expect(messages(page)).toHaveCount(2)
  const chat = page.frames().find((frame) => frame.url().startsWith(gateway.chatOrigin))
  // The first message removes the frame, perhaps before it can respond.
  await chat
    ?.evaluate(() => {
      for (let count = 0; count < 5; count += 1) window.parent.postMessage({ type: 'close' }, '*')
    })
    .catch(() => undefined)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/promotions/)
  await expect(offers).toHaveAttribute('aria-current', 'page')
})

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
  await openChat(page, gateway)
  await expect(room(page).getByText('Nothing left to try')).toBeVisible()
  // It is now at this machine's other hostname: the right window, the wrong origin.
  const inside = page.frames().find((frame) => frame.url().includes('elsewhere'))
  expect(new URL(inside?.url() ?? '').hostname).toBe('localhost')
  await expect(page).toHaveURL(`${gateway.origin}/m/chat`)
  await expect(page).toHaveTitle(/Chat with us/)
  await expect(page.getByRole('heading', { name: 'Chat with us' })).toBeVisible()
  // The gateway's count is unchanged: nothing was read, and no other number was accepted.
  await expect(entry(page)).toContainText('3 unread messages', { timeout: 40_000 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(opened.filter((url) => url !== 'about:blank' && !url.startsWith(gateway.origin))).toEqual([])
  expect(await page.evaluate(() => Reflect.has(window, 'hacked'))).toBe(false)
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0)
  await expectMember(page, 'ann')
})

test('R-17 CSV-04 a chat that closes itself over and over leads one step back, not out of the app', async ({
  page,
  gateway,
}) => {
  await switchChat(gateway)
  await gateway.control({ chat: { behaviour: { kind: 'burst' } } })
  await logInAs(page, 'ann')
  await expectMember(page, 'ann')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('link', { name: 'Games' }).click()
  await expect(page).toHaveURL(/\/m\/game/)
  await bar.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(/\/m\/home/)
  await entry(page).click()
  await expect.poll(() => count(gateway, LAUNCH)).toBe(1)
  await expect(page).toHaveURL(/\/m\/home/) // the chat was open, but too briefly to see
  const since = await page.evaluate(() => performance.now())
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(since + 1_500)
  expect(new URL(page.url()).pathname).toBe('/m/home')
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/game/)
})
