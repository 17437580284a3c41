import { randomBytes } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import * as v from 'valibot'

const P256_POINT_BYTES = 65 // an uncompressed point
const AUTH_BYTES = 16

const BINDING = '__pushService'
const PERMISSION = '__notificationPermission'

/** The subscription as the page receives it: bytes as base64url. */
interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** The key it was subscribed with. */
  readonly applicationServerKey: string
}

const askedSchema = v.variant('kind', [
  v.object({ kind: v.literal('permission') }),
  v.object({ kind: v.literal('get') }),
  v.object({ kind: v.literal('subscribe'), applicationServerKey: v.string() }),
  v.object({ kind: v.literal('unsubscribe') }),
])

/**
 * Simulates the browser's push service, which the browser of the tests cannot reach: `PushManager` subscribes here.
 * As in a browser there is one subscription to the app's service worker, for all tabs of the context, and it survives
 * a reload. The player's answer to the permission prompt is set here too, because headless Chromium only ever denies.
 */
export class PushService {
  /** Null if there is no subscription. */
  subscription: Subscription | null = null
  /** The player's answer when the browser shows its prompt. */
  answer: NotificationPermission = 'granted'
  /** How often the browser showed its prompt. */
  asked = 0

  private constructor(private readonly context: BrowserContext) {}

  /** Call before the page is opened. */
  static async standIn(context: BrowserContext): Promise<PushService> {
    const service = new PushService(context)
    await context.exposeBinding(BINDING, (_source, asked: unknown) =>
      service.#answer(v.parse(askedSchema, asked)),
    )
    await context.grantPermissions(['notifications']) // the service worker's own, which shows notifications
    await context.addInitScript(replacePushManager, { binding: BINDING, permissionName: PERMISSION })
    return service
  }

  /** Sets the permission for notifications; it starts as `default`. Open pages get it at once. */
  async setPermission(permission: NotificationPermission): Promise<void> {
    const said = { name: PERMISSION, permission }
    await this.context.addInitScript(setGlobal, said)
    for (const page of this.context.pages()) await page.evaluate(setGlobal, said)
  }

  /** Drops the subscription, as a browser does after its data was cleared or its permission removed. */
  drop(): void {
    this.subscription = null
  }

  async #answer(
    asked: v.InferOutput<typeof askedSchema>,
  ): Promise<Subscription | NotificationPermission | null> {
    if (asked.kind === 'get') return this.subscription
    if (asked.kind === 'permission') {
      this.asked += 1
      await this.setPermission(this.answer)
      return this.answer
    }
    if (asked.kind === 'unsubscribe') {
      this.subscription = null
      return null
    }
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
function setGlobal({ name, permission }: { readonly name: string; readonly permission: string }): void {
  Reflect.set(window, name, permission)
}

interface Names {
  readonly binding: string
  readonly permissionName: string
}

/** Runs in the page. */
function replacePushManager({ binding, permissionName }: Names): void {
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
    const answer: unknown = typeof bound === 'function' ? Reflect.apply(bound, window, [asked]) : null
    return Promise.resolve(answer)
  }
  const permission = (): string => String(Reflect.get(window, permissionName) ?? 'default')
  const fieldOf = (message: object, name: string): string => String(Reflect.get(message, name))

  const subscriptionOf = (message: object): PushSubscription => {
    const endpoint = fieldOf(message, 'endpoint')
    const keys = { p256dh: fieldOf(message, 'p256dh'), auth: fieldOf(message, 'auth') }
    const options = {
      userVisibleOnly: true,
      applicationServerKey: toBytes(fieldOf(message, 'applicationServerKey')),
    }
    const subscription: unknown = Object.create(PushSubscription.prototype)
    if (!(subscription instanceof PushSubscription)) throw new TypeError('No subscription')
    return Object.defineProperties(subscription, {
      endpoint: { value: endpoint },
      options: { value: options },
      getKey: {
        value: (name: string) => (name === 'p256dh' || name === 'auth' ? toBytes(keys[name]) : null),
      },
      unsubscribe: {
        value: async () => {
          const had = (await ask({ kind: 'get' })) !== null
          await ask({ kind: 'unsubscribe' })
          return had
        },
      },
    })
  }

  Object.defineProperty(Notification, 'permission', { configurable: true, get: permission })
  Object.defineProperty(Notification, 'requestPermission', {
    configurable: true,
    value: async () => {
      if (permission() === 'default') await ask({ kind: 'permission' })
      return permission()
    },
  })
  PushManager.prototype.getSubscription = async () => {
    const message = await ask({ kind: 'get' })
    return typeof message === 'object' && message !== null ? subscriptionOf(message) : null
  }

  PushManager.prototype.subscribe = async (options = {}) => {
    const { applicationServerKey, userVisibleOnly } = options
    if ((await Notification.requestPermission()) !== 'granted' || userVisibleOnly !== true)
      throw new DOMException('Registration failed - permission denied', 'NotAllowedError')
    if (applicationServerKey === undefined || applicationServerKey === null)
      throw new DOMException('Registration failed - missing applicationServerKey', 'AbortError')
    const message = await ask({
      kind: 'subscribe',
      applicationServerKey: toText(applicationServerKey),
    })
    if (typeof message === 'object' && message !== null) return subscriptionOf(message)
    throw new DOMException('Registration failed - push service error', 'AbortError')
  }
}
