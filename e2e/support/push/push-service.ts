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

const callSchema = v.object({
  kind: v.picklist(['permission', 'get', 'subscribe', 'unsubscribe']),
  applicationServerKey: v.optional(v.string(), ''),
})

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
    await context.exposeBinding(BINDING, (_source, call: unknown) =>
      service.#answer(v.parse(callSchema, call)),
    )
    await context.grantPermissions(['notifications']) // the service worker's own, which shows notifications
    await context.addInitScript(replacePushManager, [BINDING, PERMISSION] as const)
    return service
  }

  /** Sets the permission for notifications; it starts as `default`. Open pages get it at once. */
  async setPermission(permission: NotificationPermission): Promise<void> {
    await this.context.addInitScript(setGlobal, [PERMISSION, permission] as const)
    for (const page of this.context.pages()) await page.evaluate(setGlobal, [PERMISSION, permission] as const)
  }

  /** Drops the subscription, as a browser does after its data was cleared or its permission removed. */
  drop(): void {
    this.subscription = null
  }

  async #answer({ kind, applicationServerKey }: v.InferOutput<typeof callSchema>) {
    if (kind === 'permission') {
      this.asked += 1
      await this.setPermission(this.answer)
    } else if (kind === 'unsubscribe') {
      this.subscription = null
    } else if (kind === 'subscribe') {
      this.subscription = {
        endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString('base64url')}`,
        p256dh: Buffer.from([4, ...randomBytes(P256_POINT_BYTES - 1)]).toString('base64url'),
        auth: randomBytes(AUTH_BYTES).toString('base64url'),
        applicationServerKey,
      }
    }
    return this.subscription
  }
}

/** Runs in the page. */
function setGlobal([name, permission]: readonly [name: string, permission: string]): void {
  Reflect.set(window, name, permission)
}

/** Runs in the page. */
function replacePushManager([binding, permissionName]: readonly [string, string]): void {
  if (typeof PushManager === 'undefined' || typeof PushSubscription === 'undefined') return

  const toBytes = (text: string): ArrayBuffer => {
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0)).buffer
  }
  const permission = (): string => String(Reflect.get(window, permissionName) ?? 'default')

  /** Calls the push service. @returns its subscription */
  const call = async (kind: string, applicationServerKey?: string): Promise<PushSubscription | null> => {
    const bound: unknown = Reflect.get(window, binding)
    const answer: unknown =
      typeof bound === 'function'
        ? await Reflect.apply(bound, window, [{ kind, applicationServerKey }])
        : null
    if (typeof answer !== 'object' || answer === null) return null
    const bytesOf = (name: string): ArrayBuffer => toBytes(String(Reflect.get(answer, name)))
    const subscription: unknown = Object.create(PushSubscription.prototype)
    if (!(subscription instanceof PushSubscription)) throw new TypeError('No subscription')
    const options = { userVisibleOnly: true, applicationServerKey: bytesOf('applicationServerKey') }
    return Object.defineProperties(subscription, {
      endpoint: { value: String(Reflect.get(answer, 'endpoint')) },
      options: { value: options },
      getKey: { value: bytesOf },
      unsubscribe: {
        value: async () => {
          const had = (await call('get')) !== null
          await call('unsubscribe')
          return had
        },
      },
    })
  }

  Object.defineProperty(Notification, 'permission', { configurable: true, get: permission })
  Object.defineProperty(Notification, 'requestPermission', {
    configurable: true,
    value: async () => {
      if (permission() === 'default') await call('permission')
      return permission()
    },
  })
  PushManager.prototype.getSubscription = () => call('get')

  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly } = {}) => {
    if ((await Notification.requestPermission()) !== 'granted' || userVisibleOnly !== true)
      throw new DOMException('Registration failed - permission denied', 'NotAllowedError')
    const key = applicationServerKey instanceof Uint8Array ? Array.from(applicationServerKey) : []
    const subscription = await call('subscribe', btoa(String.fromCharCode(...key)))
    if (subscription) return subscription
    throw new DOMException('Registration failed - push service error', 'AbortError')
  }
}
