import type { Page, Worker } from '@playwright/test'
import { TEST_CHROMIUM_ARGS, CHROMIUM_PATH } from '../../scripts/lib/browser-paths'
import { serviceWorkerOf } from '../support/push/push'
import { openInstalled, waitForPrefetch } from '../support/updates/service-worker'
import { expect, test } from '../support/test'

// The headless shell has no notifications.
test.use({ launchOptions: { executablePath: CHROMIUM_PATH, args: TEST_CHROMIUM_ARGS } })

const REAL = {
  notification: {
    title: 'Draw 2381 is out',
    body: 'See the results.',
    click_action: 'https://evil.example/m/home',
  },
  fcmOptions: { link: '/m/promotions?id=7&token=secret' },
  fcmMessageId: 'message-1',
  from: '1234',
}

/**
 * Delivers a push to the app's service worker from any page of the browser: the app need not be open. Returns when the
 * notification is shown: Chromium loses one if the shown ones are listed meanwhile.
 */
const deliverTo = async (origin: string, from: Page, worker: Worker, payload: unknown): Promise<void> => {
  await worker.evaluate(() => {
    const registration: unknown = Reflect.get(self, 'registration')
    if (!(registration instanceof ServiceWorkerRegistration)) return
    const shown = new Promise<void>((resolve) => {
      registration.showNotification = (...args) => {
        Reflect.deleteProperty(registration, 'showNotification')
        return registration.showNotification(...args).finally(resolve)
      }
    })
    Reflect.set(self, 'shown', shown)
  })
  const session = await from.context().newCDPSession(from)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ isDeleted, scopeURL }) => !isDeleted && scopeURL === `${origin}/m/`)
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
  await session.detach()
  await worker.evaluate((): unknown => Reflect.get(self, 'shown'))
}

interface Shown {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly data: unknown
}

/** Returns the notifications shown on the phone. */
const shownNotifications = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(async () => {
    const registration: unknown = Reflect.get(self, 'registration')
    if (!(registration instanceof ServiceWorkerRegistration)) return []
    return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({
      title,
      body,
      tag,
      data: data as unknown,
    }))
  })

/**
 * Simulates a tap on a notification, and waits until it has been handled. No protocol can do it, so the event is sent
 * with the real notification.
 */
const tapNotification = (worker: Worker, title: string): Promise<void> =>
  worker.evaluate(async (wanted) => {
    const registration: unknown = Reflect.get(self, 'registration')
    const Click: unknown = Reflect.get(self, 'NotificationEvent')
    if (!(registration instanceof ServiceWorkerRegistration) || typeof Click !== 'function') return
    const notification = (await registration.getNotifications()).find(({ title: own }) => own === wanted)
    const event: unknown = Reflect.construct(Click, ['notificationclick', { notification }])
    if (!(event instanceof Event)) return
    let handled: unknown
    Object.defineProperty(event, 'waitUntil', { value: (work: unknown) => (handled = work) })
    self.dispatchEvent(event)
    await handled
  }, title)

/** Makes the service worker record the windows it would open; opening one takes a real tap. */
const recordOpenedWindows = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const opened: string[] = []
    const clients: unknown = Reflect.get(self, 'clients')
    Object.assign(self, { opened })
    if (typeof clients !== 'object' || clients === null) return
    Reflect.set(clients, 'openWindow', (url: string) => {
      opened.push(url)
      return Promise.resolve(null)
    })
  })

const windowsOf = (worker: Worker): Promise<unknown> =>
  worker.evaluate((): unknown => Reflect.get(self, 'opened'))

const titlesOf = async (worker: Worker): Promise<string[]> =>
  (await shownNotifications(worker)).map(({ title }) => title)

test('PSH-03 every push is shown, and a tap leads to its page', async ({ page, context, gateway }) => {
  await openInstalled(page)
  await waitForPrefetch(page) // a page that does not listen yet is loaded again
  await context.grantPermissions(['notifications'], { origin: gateway.origin })
  // A browser that checks whether the app can be installed sends this request.
  await page.evaluate(() => fetch('/wps/system/manifest.json?language=EN').then((answer) => answer.text()))
  const worker = await serviceWorkerOf(context)
  const deliver = (from: Page, payload: unknown) => deliverTo(gateway.origin, from, worker, payload)
  await deliver(page, REAL)
  await deliver(page, { ...REAL, notification: { ...REAL.notification, body: 'Again.' } })
  await expect
    .poll(() => shownNotifications(worker))
    .toEqual([{ title: 'Draw 2381 is out', body: 'Again.', tag: 'message-1', data: '/m/promotions?id=7' }])
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await tapNotification(worker, 'Draw 2381 is out')
  await expect(page).toHaveURL(/\/m\/promotions\?id=7$/)
  expect(await page.evaluate((): unknown => Reflect.get(window, 'isSame'))).toBe(true)
  expect(await titlesOf(worker)).toEqual([])

  // In a game the player stays in the game.
  await page.goto('/m/game')
  await page.locator('[data-game]:not([data-game=""])').first().click()
  await expect(page).toHaveURL(/\/m\/trial/)
  await waitForPrefetch(page)
  const game = page.url()
  await deliver(page, REAL)
  await expect.poll(() => titlesOf(worker)).toHaveLength(1)
  await tapNotification(worker, 'Draw 2381 is out')
  await expect.poll(() => titlesOf(worker)).toEqual([])
  await expect(page).toHaveURL(game)

  // No page of the app is open, and no network: an unreadable push shows the merchant's name, a hostile link leads
  // home.
  const other = await context.newPage()
  await page.close()
  gateway.goOffline()
  await deliver(other, 'no JSON')
  await deliver(other, { data: { title: 'Hello\u202e', link: '//evil.example/m/home' } })
  await expect.poll(async () => (await titlesOf(worker)).sort()).toEqual(['Hello', 'Lucky Harbour'])
  await recordOpenedWindows(worker)
  await tapNotification(worker, 'Hello')
  await expect.poll(() => windowsOf(worker)).toEqual(['/m/home'])
})
