import type { BrowserContext, Page, Worker } from '@playwright/test'

/** A merchant's push settings (settings.smsProvider); the key is a point on the curve, as browsers require. */
export const PUSH_SETTINGS = {
  smsProvider: {
    apiKey: 'push-key',
    projectId: 'harbour-push',
    appId: '1:1234:web:abcd',
    messagingSenderId: '1234',
    vapidKey: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
  },
} as const

/**
 * Delivers a push to the app's service worker from any page of the browser: the app need not be open. Returns when the
 * notification is shown: Chromium loses one if the shown ones are listed meanwhile.
 */
export const deliverTo = async (
  origin: string,
  from: Page,
  worker: Worker,
  payload: unknown,
): Promise<void> => {
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

export const serviceWorkerOf = async (context: BrowserContext): Promise<Worker> =>
  context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))

interface Shown {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly data: unknown
}

/** Returns the notifications shown on the phone. */
export const shownNotifications = (worker: Worker): Promise<Shown[]> =>
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

/** Simulates a tap on a notification. No protocol can do it, so the event is sent with the real notification. */
export const tapNotification = (worker: Worker, title: string): Promise<void> =>
  worker.evaluate(async (wanted) => {
    const registration: unknown = Reflect.get(self, 'registration')
    const Click: unknown = Reflect.get(self, 'NotificationEvent')
    if (!(registration instanceof ServiceWorkerRegistration) || typeof Click !== 'function') return
    const notification = (await registration.getNotifications()).find(({ title: own }) => own === wanted)
    const event: unknown = Reflect.construct(Click, ['notificationclick', { notification }])
    if (event instanceof Event) self.dispatchEvent(event)
  }, title)

/** Reports that the browser has dropped the subscription. */
export const sendPushChange = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const Extendable: unknown = Reflect.get(self, 'ExtendableEvent')
    if (typeof Extendable !== 'function') return
    const event: unknown = Reflect.construct(Extendable, ['pushsubscriptionchange'])
    if (event instanceof Event) self.dispatchEvent(event)
  })

/** Makes the service worker record the windows it would open; opening one takes a real tap. */
export const recordOpenedWindows = (worker: Worker): Promise<void> =>
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

export const windowsOf = (worker: Worker): Promise<unknown> =>
  worker.evaluate((): unknown => Reflect.get(self, 'opened'))
