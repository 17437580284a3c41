import { randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import * as v from 'valibot'

const P256_POINT_BYTES = 65 // an uncompressed point
const AUTH_BYTES = 16

const BINDING = '__pushService'

/** How a subscription is handed to the page: bytes as base64url. */
interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** What it was subscribed with. */
  readonly applicationServerKey: string
}

const askedSchema = v.variant('kind', [
  v.object({ kind: v.literal('get') }),
  v.object({ kind: v.literal('subscribe'), applicationServerKey: v.string() }),
  v.object({ kind: v.literal('unsubscribe') }),
])

/**
 * The browser's push service, which the browser of the tests cannot reach: `PushManager` subscribes here. As in a browser
 * there is one subscription to the app's service worker, for all of the context's tabs, and it outlives a reload.
 */
export class PushService {
  /** Null where there is none. */
  subscription: Subscription | null = null
  /** How often something was subscribed anew. */
  subscribed = 0
  /** As where a browser cannot reach its push service. */
  isDown = false

  /** To be called before the page is opened. */
  static async standIn(context: BrowserContext): Promise<PushService> {
    const service = new PushService()
    await context.exposeBinding(BINDING, (_source, asked: unknown) =>
      service.#answer(v.parse(askedSchema, asked)),
    )
    await context.addInitScript(replacePushManager, BINDING)
    return service
  }

  /** The browser has dropped the subscription, as it does after it was cleared or its permission taken away. */
  drop(): void {
    this.subscription = null
  }

  /** Brings a push to the app's service worker, as the browser does. Text is sent as it is, all else as JSON. */
  async deliver(page: Page, payload: unknown): Promise<void> {
    const session = await page.context().newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(
          ({ isDeleted, scopeURL }) => !isDeleted && page.url().startsWith(scopeURL),
        )
        if (own) resolve(own.registrationId)
      })
    })
    await session.send('ServiceWorker.enable')
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: await registered,
      data: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
    await session.detach()
  }

  #answer(asked: v.InferOutput<typeof askedSchema>): Subscription | 'down' | null {
    if (asked.kind === 'get') return this.subscription
    if (asked.kind === 'unsubscribe') {
      this.subscription = null
      return null
    }
    if (this.isDown) return 'down'
    this.subscribed += 1
    this.subscription = {
      endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString('base64url')}`,
      p256dh: Buffer.from([4, ...randomBytes(P256_POINT_BYTES - 1)]).toString('base64url'),
      auth: randomBytes(AUTH_BYTES).toString('base64url'),
      applicationServerKey: asked.applicationServerKey,
    }
    return this.subscription
  }
}

/** Runs in the page. */
function replacePushManager(binding: string): void {
  if (typeof PushManager === 'undefined' || typeof PushSubscription === 'undefined') return

  const toBytes = (text: string): ArrayBuffer => {
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0)).buffer
  }
  const toText = (source: BufferSource | string): string => {
    if (typeof source === 'string') return source
    const view = ArrayBuffer.isView(source)
      ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
      : new Uint8Array(source)
    const binary = Array.from(view, (byte) => String.fromCharCode(byte)).join('')
    return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
  }
  const ask = (asked: object): Promise<unknown> => {
    const bound: unknown = Reflect.get(window, binding)
    return typeof bound === 'function' ? Promise.resolve(bound(asked)) : Promise.resolve(null)
  }
  const fieldOf = (told: object, name: string): string => String(Reflect.get(told, name))

  const subscriptionOf = (told: object): PushSubscription => {
    const endpoint = fieldOf(told, 'endpoint')
    const keys = { p256dh: fieldOf(told, 'p256dh'), auth: fieldOf(told, 'auth') }
    const options = {
      userVisibleOnly: true,
      applicationServerKey: toBytes(fieldOf(told, 'applicationServerKey')),
    }
    const subscription: PushSubscription = Object.create(PushSubscription.prototype)
    return Object.defineProperties(subscription, {
      endpoint: { value: endpoint },
      expirationTime: { value: null },
      options: { value: options },
      getKey: {
        value: (name: string) => (name === 'p256dh' || name === 'auth' ? toBytes(keys[name]) : null),
      },
      toJSON: { value: () => ({ endpoint, expirationTime: null, keys }) },
      unsubscribe: {
        value: async () => {
          const had = (await ask({ kind: 'get' })) !== null
          await ask({ kind: 'unsubscribe' })
          return had
        },
      },
    })
  }

  PushManager.prototype.getSubscription = async () => {
    const told = await ask({ kind: 'get' })
    return typeof told === 'object' && told !== null ? subscriptionOf(told) : null
  }

  PushManager.prototype.subscribe = async (options = {}) => {
    const { applicationServerKey, userVisibleOnly } = options
    if (Notification.permission !== 'granted' || userVisibleOnly !== true)
      throw new DOMException('Registration failed - permission denied', 'NotAllowedError')
    if (applicationServerKey === undefined || applicationServerKey === null)
      throw new DOMException('Registration failed - missing applicationServerKey', 'AbortError')
    const key = toText(applicationServerKey)
    const before = await ask({ kind: 'get' })
    if (typeof before === 'object' && before !== null) {
      if (fieldOf(before, 'applicationServerKey') === key) return subscriptionOf(before)
      throw new DOMException(
        'Registration failed - A subscription with a different applicationServerKey already exists',
        'InvalidStateError',
      )
    }
    const told = await ask({ kind: 'subscribe', applicationServerKey: key })
    if (typeof told === 'object' && told !== null) return subscriptionOf(told)
    throw new DOMException('Registration failed - push service error', 'AbortError')
  }
}
