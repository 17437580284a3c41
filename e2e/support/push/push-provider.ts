import { randomBytes } from 'node:crypto'
import type { BrowserContext, Request, Route } from '@playwright/test'
import * as v from 'valibot'
import { PushService } from './push-service'

const INSTALLATIONS =
  /^https:\/\/firebaseinstallations\.googleapis\.com\/v1\/projects\/([^/]+)\/installations/
const REGISTRATIONS = /^https:\/\/fcmregistrations\.googleapis\.com\/v1\/projects\/([^/]+)\/registrations/
const A_WEEK = '604800s'

type CallName = 'install' | 'uninstall' | 'renewAuth' | 'register' | 'update' | 'unregister'

/** An error response of the provider's servers, or no response at all. */
type Failure = { readonly status: number; readonly message: string } | 'no network'

const webSchema = v.object({
  web: v.object({
    endpoint: v.pipe(v.string(), v.url()),
    auth: v.pipe(v.string(), v.nonEmpty()),
    p256dh: v.pipe(v.string(), v.nonEmpty()),
    applicationPubKey: v.optional(v.string()),
  }),
})
const installSchema = v.object({ fid: v.pipe(v.string(), v.regex(/^[cdef][\w-]{21}$/)), appId: v.string() })

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
  /** The browser's own push service. */
  readonly service: PushService
  readonly #failures = new Map<CallName, Failure>()
  readonly #authTokens = new Set<string>()
  readonly #refreshTokens = new Set<string>()
  readonly #tokens = new Set<string>()

  private constructor(service: PushService) {
    this.service = service
  }

  static async standIn(context: BrowserContext): Promise<PushProvider> {
    const provider = new PushProvider(await PushService.standIn(context))
    await context.route(INSTALLATIONS, (route) => provider.#answer(route))
    await context.route(REGISTRATIONS, (route) => provider.#answer(route))
    return provider
  }

  /** The valid registration tokens, the oldest first. */
  get tokens(): readonly string[] {
    return [...this.#tokens]
  }

  /**
   * Makes a call fail from now on; null makes it succeed again. Failed requests appear on the console:
   * `consoleWatch.allow`.
   */
  fail(name: CallName, failure: Failure | null): void {
    if (failure === null) this.#failures.delete(name)
    else this.#failures.set(name, failure)
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request()
    const name = nameOf(request)
    const body = bodyOf(request)
    const failure = this.#failures.get(name)
    if (failure === 'no network') return route.abort('internetdisconnected')
    const { status, json } = failure ? refused(failure) : this.#judge(name, request, body)
    return route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' }, json })
  }

  #judge(name: CallName, request: Request, body: unknown): Answer {
    switch (name) {
      case 'install':
        return this.#install(body)
      case 'renewAuth':
        return this.#isOwn(request) ? good(this.#authToken()) : UNAUTHENTICATED
      case 'uninstall':
        return this.#isOwn(request) ? good({}) : UNAUTHENTICATED
      case 'register':
      case 'update':
      case 'unregister':
        return this.#isInstalled(request) ? this.#register(name, lastSegment(request), body) : UNAUTHENTICATED
    }
  }

  #install(body: unknown): Answer {
    const sent = v.safeParse(installSchema, body)
    if (!sent.success) return INVALID_ARGUMENT
    const refreshToken = `3_${random()}`
    this.#refreshTokens.add(refreshToken)
    return good({ fid: sent.output.fid, refreshToken, authToken: this.#authToken() })
  }

  #authToken(): object {
    const token = `eyJhbGciOiJFUzI1NiJ9.${random()}.${random()}`
    this.#authTokens.add(token)
    return { token, expiresIn: A_WEEK }
  }

  #register(name: 'register' | 'update' | 'unregister', named: string, body: unknown): Answer {
    if (name !== 'register' && !this.#tokens.has(named)) return NOT_FOUND
    if (name === 'unregister') {
      this.#tokens.delete(named)
      return good({})
    }
    if (!v.is(webSchema, body)) return INVALID_ARGUMENT
    const token = name === 'update' ? named : `${random().slice(0, 22)}:APA91b${random()}${random()}`
    this.#tokens.add(token)
    return good({ name: `registrations/${token}`, token, web: body.web })
  }

  #isInstalled(request: Request): boolean {
    const [scheme, token = ''] = (request.headers()['x-goog-firebase-installations-auth'] ?? '').split(' ')
    return scheme === 'FIS' && this.#authTokens.has(token)
  }

  #isOwn(request: Request): boolean {
    const [scheme, token = ''] = (request.headers()['authorization'] ?? '').split(' ')
    return scheme === 'FIS_v2' && this.#refreshTokens.has(token)
  }
}

const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  503: 'UNAVAILABLE',
}

interface Answer {
  readonly status: number
  readonly json: object
}

const good = (json: object): Answer => ({ status: 200, json })

const refused = ({ status, message }: { readonly status: number; readonly message: string }): Answer => ({
  status,
  json: { error: { code: status, message, status: STATUS_NAMES[status] ?? 'INTERNAL' } },
})

const UNAUTHENTICATED = refused({
  status: 401,
  message: 'Request had invalid authentication credentials.',
})
const INVALID_ARGUMENT = refused({ status: 400, message: 'Request contains an invalid argument.' })
const NOT_FOUND = refused({ status: 404, message: 'Requested entity was not found.' })

function nameOf(request: Request): CallName {
  const method = request.method()
  if (REGISTRATIONS.test(request.url())) {
    if (method === 'DELETE') return 'unregister'
    return method === 'PATCH' ? 'update' : 'register'
  }
  if (method === 'DELETE') return 'uninstall'
  return request.url().endsWith('/authTokens:generate') ? 'renewAuth' : 'install'
}

/** Returns the body as JSON, null for none. */
function bodyOf(request: Request): unknown {
  const text = request.postData()
  return text === null ? null : JSON.parse(text)
}

const lastSegment = (request: Request): string =>
  decodeURIComponent(new URL(request.url()).pathname.split('/').at(-1) ?? '')

const random = (): string => randomBytes(24).toString('base64url')
