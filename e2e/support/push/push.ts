import type { BrowserContext, Worker } from '@playwright/test'

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

export const serviceWorkerOf = async (context: BrowserContext): Promise<Worker> =>
  context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))

/** Reports that the browser has dropped the subscription. */
export const sendPushChange = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const Extendable: unknown = Reflect.get(self, 'ExtendableEvent')
    if (typeof Extendable !== 'function') return
    const event: unknown = Reflect.construct(Extendable, ['pushsubscriptionchange'])
    if (event instanceof Event) self.dispatchEvent(event)
  })
