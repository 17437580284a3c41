import type { Page } from '@playwright/test'
import { expectMember, logIn, sendLogin } from '../support/accounts/account'
import type { TestGateway } from '../support/gateway/test-gateway'
import { storedTexts } from '../support/storage/stored-texts'
import { PUSH_SETTINGS, serviceWorkerOf, sendPushChange } from '../support/push/push'
import { PushProvider } from '../support/push/push-provider'
import { openInstalled } from '../support/updates/service-worker'
import { readOutbox } from '../support/storage/tables'
import { expect, expectAccessible, expectAccessibleInAllStyles, LONG, test } from '../support/test'

const question = (page: Page) => page.getByRole('dialog', { name: 'Turn on notifications?' })
const toggle = (page: Page) => page.getByRole('switch', { name: 'Notifications' })

/** Waits until the push opt-in has started, and all its delays are over. */
const letPass = async (page: Page): Promise<void> => {
  await page.clock.runFor(10_000) // lazy chunks load after the first screen
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('playSession'))))
    .toBe(true)
  await page.clock.fastForward(60_000) // a member's first minute
}

/** Repeated, because its code may load after the clock was moved. */
const untilAsked = (page: Page): Promise<void> =>
  expect(async () => {
    await letPass(page)
    await expect(question(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()

const delivered = async (gateway: TestGateway) =>
  (await gateway.effects('push')).map(({ call, member, detail }) => [call, member, detail])

const bound = (member: string, registrationToken: string | undefined) => [
  ['CSP_fcmBind', member, { registrationToken }],
  ['CSP_fcmSubscribe', member, { registrationToken, topic: 'ALL' }],
]
const unbound = (member: string | null, registrationToken: string | undefined) => [
  ['CSP_fcmUnsubscribe', member, { registrationToken, unsubscribeAll: true }],
]

/** Collects requested URLs and console messages. */
const listen = (page: Page): string[] => {
  const received: string[] = []
  page.context().on('request', (request) => received.push(request.url()))
  page.context().on('console', (message) => received.push(message.text()))
  return received
}

test(
  'PSH-01 PSH-02 SES-06 R-15 the device is bound as the player and the browser allow it, and a logout leaves nothing',
  LONG,
  async ({ page, context, gateway, consoleWatch }) => {
    const received = listen(page)
    const push = await PushProvider.standIn(context)
    await openInstalled(page)
    await page.clock.install()
    await logIn(page, 'ann')
    // Without a vapidKey nobody is asked, and nothing of the provider is loaded.
    await letPass(page)
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(received.filter((text) => /push-sdk|googleapis/u.test(text))).toEqual([])

    await gateway.control({ settings: PUSH_SETTINGS })
    await page.reload()
    await untilAsked(page)
    await expectAccessibleInAllStyles(page)
    await question(page).getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByText('Notifications are on')).toBeVisible()
    await expect(question(page)).toBeHidden()
    expect(push.service.asked).toBe(1)
    const [first] = push.tokens
    await expect.poll(() => delivered(gateway)).toEqual(bound('ann', first))
    expect(await page.evaluate(() => localStorage.getItem('FCM_webToken'))).toBe(first)

    // The browser dropped the subscription: it is bound again while the app is open, and the old token is removed.
    push.service.drop()
    const worker = await serviceWorkerOf(context)
    await sendPushChange(worker)
    await expect.poll(() => [undefined, first].includes(push.tokens.at(-1))).toBe(false)
    const second = push.tokens.at(-1)
    const afterSecond = [...bound('ann', first), ...unbound('ann', first), ...bound('ann', second)]
    await expect.poll(() => delivered(gateway)).toEqual(afterSecond)

    // Switched off it stays off. With an unreachable provider the player sees a message; afterwards it is on again.
    await page.goto('/m/member/home')
    await expect(toggle(page)).toBeChecked()
    await toggle(page).click()
    await expect(toggle(page)).not.toBeChecked()
    await expect.poll(() => delivered(gateway)).toEqual([...afterSecond, ...unbound('ann', second)])
    await expect.poll(() => storedTexts(page)).not.toContain(second)
    consoleWatch.allow(/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/u)
    push.isReachable = false
    await toggle(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'That didn’t work' })).toBeVisible()
    await expect(toggle(page)).not.toBeChecked()
    push.isReachable = true
    await toggle(page).click()
    await expect(toggle(page)).toBeChecked()
    await expect.poll(() => [undefined, second].includes(push.tokens.at(-1))).toBe(false)
    const third = push.tokens.at(-1) ?? ''
    const afterThird = [...afterSecond, ...unbound('ann', second), ...bound('ann', third)]
    await expect.poll(() => delivered(gateway)).toEqual(afterThird)

    // Offline, the token is removed except for its pending unbind, which is sent when there is a network.
    gateway.goOffline()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click()
    await expect.poll(async () => (await storedTexts(page)).split(third).length - 1).toBe(1)
    expect((await readOutbox(page)).filter(({ kind }) => kind === 'push').map(({ body }) => body)).toEqual([
      { registrationToken: third, unsubscribeAll: true },
    ])
    expect(push.service.subscription).toBeNull()
    gateway.goOnline()
    await page.goto('/m/login')
    await expect.poll(() => delivered(gateway)).toEqual([...afterThird, ...unbound(null, third)])
    await expect.poll(() => storedTexts(page)).not.toContain(third)

    // Another member is bound again; a permission revoked outside the app unbinds.
    await sendLogin(page, 'ben')
    await expectMember(page, 'ben')
    // A registration that a slow machine interrupts is repeated, with another token.
    const boundToBen = () => [...afterThird, ...unbound(null, third), ...bound('ben', push.tokens.at(-1))]
    await expect
      .poll(async () => JSON.stringify(await delivered(gateway)) === JSON.stringify(boundToBen()))
      .toBe(true)
    const [fourth, afterFourth] = [push.tokens.at(-1), boundToBen()]
    await push.service.setPermission('denied')
    await page.goto('/m/member/home')
    await expect.poll(() => delivered(gateway)).toEqual([...afterFourth, ...unbound('ben', fourth)])
    await page.getByRole('button', { name: /^Notifications/u }).click()
    const tips = page.getByRole('dialog', { name: 'Notifications are blocked' })
    await expect(tips).toContainText('Click the icon to the left of the address.') // a desktop’s
    await expectAccessible(page)

    const addresses = [
      ...received,
      ...(await gateway.requests()).requests.map((request) => JSON.stringify(request.path)),
    ]
    for (const token of push.tokens) expect(addresses.filter((text) => text.includes(token))).toEqual([])
  },
)
