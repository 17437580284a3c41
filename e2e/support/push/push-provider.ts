import { randomBytes } from 'node:crypto'
import type { BrowserContext, Request, Route } from '@playwright/test'
import * as v from 'valibot'
import { PushService } from './push-service'

const INSTALLATIONS = /^https:\/\/firebaseinstallations\.googleapis\.com\/v1\/projects\/[^/]+\/installations/
const REGISTRATIONS = /^https:\/\/fcmregistrations\.googleapis\.com\/v1\/projects\/[^/]+\/registrations/

const installSchema = v.object({ fid: v.pipe(v.string(), v.regex(/^[cdef][\w-]{21}$/)), appId: v.string() })
const webSchema = v.object({
  web: v.object({
    endpoint: v.pipe(v.string(), v.url()),
    auth: v.pipe(v.string(), v.nonEmpty()),
    p256dh: v.pipe(v.string(), v.nonEmpty()),
  }),
})

/**
 * Firebase's messaging servers, at the network: installations and registrations, which nothing else emulates. It
 * requires the same fields as they do, and tracks which tokens are valid.
 *
 * ```ts
 * const push = await PushProvider.standIn(context)   // before the page is opened
 * push.service.answer = 'denied'                      // unless the player allows notifications
 * …
 * expect(push.tokens).toHaveLength(1)
 * ```
 */
export class PushProvider {
  /** False if its servers cannot be reached. Failed requests appear on the console: `consoleWatch.allow`. */
  isReachable = true
  readonly #authTokens = new Set<string>()
  readonly #tokens = new Set<string>()

  private constructor(
    /** The browser's own push service. */
    readonly service: PushService,
  ) {}

  static async standIn(context: BrowserContext): Promise<PushProvider> {
    const provider = new PushProvider(await PushService.standIn(context))
    for (const calls of [INSTALLATIONS, REGISTRATIONS])
      await context.route(calls, (route) => provider.#answer(route))
    return provider
  }

  /** The valid registration tokens, the oldest first. */
  get tokens(): readonly string[] {
    return [...this.#tokens]
  }

  async #answer(route: Route): Promise<void> {
    if (!this.isReachable) return route.abort('internetdisconnected')
    const request = route.request()
    const json = INSTALLATIONS.test(request.url()) ? this.#install(request) : this.#register(request)
    const refused = { error: { code: 400, message: 'The request is not valid.', status: 'INVALID_ARGUMENT' } }
    return route.fulfill({
      status: json ? 200 : 400,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: json ?? refused,
    })
  }

  #install(request: Request): object | null {
    if (request.method() === 'DELETE') return {}
    const body: unknown = request.postDataJSON()
    if (!v.is(installSchema, body)) return null
    const token = `eyJhbGciOiJFUzI1NiJ9.${random()}.${random()}`
    this.#authTokens.add(token)
    return { fid: body.fid, refreshToken: `3_${random()}`, authToken: { token, expiresIn: '604800s' } }
  }

  #register(request: Request): object | null {
    const [scheme, authToken = ''] = (request.headers()['x-goog-firebase-installations-auth'] ?? '').split(
      ' ',
    )
    if (scheme !== 'FIS' || !this.#authTokens.has(authToken)) return null
    if (request.method() === 'DELETE') {
      const named = decodeURIComponent(new URL(request.url()).pathname.split('/').at(-1) ?? '')
      return this.#tokens.delete(named) ? {} : null
    }
    const body: unknown = request.postDataJSON()
    if (!v.is(webSchema, body)) return null
    const token = `${random().slice(0, 22)}:APA91b${random()}${random()}`
    this.#tokens.add(token)
    return { name: `registrations/${token}`, token, web: body.web }
  }
}

const random = (): string => randomBytes(24).toString('base64url')
