import { randomBytes } from 'node:crypto'
import type { BrowserContext, Route } from '@playwright/test'
import { type AuthEvent, CONTINUED, framePage, signInPage, wayBack } from '#demo/accounts/auth-helper-pages'
import { oneTapScript } from '#demo/accounts/one-tap-script'
import { POPUP_HELPER } from '#demo/accounts/popup-helper'
import { RECAPTCHA_FRAME, RECAPTCHA_QUESTION, recaptchaScript } from '#demo/accounts/recaptcha-script'

/** A person with an account at Google, Facebook, X or LINE. */
interface Person {
  /** The provider's own id of the person. */
  readonly subject: string
  readonly name: string
  readonly email: string
}

interface OneTapCall {
  readonly call: string
  readonly argument: unknown
}

const RECAPTCHA_CONFIG = '/v2/recaptchaConfig'
const ALLOW_ALL = { 'Access-Control-Allow-Origin': '*' } as const
const HELPER_PAGES = /^\/(?:__|emulator)\/auth\/(handler|iframe)$/

/**
 * Stand-in for Google's and Firebase's scripts and pages: the popup's helper, the sign-in pages, one-tap and
 * reCAPTCHA. Accounts and tokens are the emulator's.
 *
 * ```ts
 * const identity = await withIdentity(gateway)
 * const provider = await IdentityProvider.standIn(context)   // before the page is opened
 * await page.goto('/m/login')
 * await page.getByRole('button', { name: 'Google' }).click() // a popup opens, goes on as provider.person, and closes
 * ```
 */
export class IdentityProvider {
  /** The person who signs in, and has no account yet. */
  readonly person = newPerson()
  /** False if the popup or page waits for its buttons, Continue as … and Cancel. */
  isAutomatic = true
  /** True if reCAPTCHA challenges the player before a code is sent; set it before the first code. */
  isInDoubt = false
  /** Calls to Google's one-tap, in order: initialize with its options, prompt, cancel, disableAutoSelect. */
  readonly oneTapCalls: OneTapCall[] = []
  /** The requested scripts, by their URL without its query. */
  readonly scripts: string[] = []
  /** URLs of the sign-in pages that were opened, in order. */
  readonly signIns: URL[] = []
  readonly #ended = new Map<string, AuthEvent>()

  private constructor() {}

  /** Call before the page is opened. */
  static async standIn(context: BrowserContext): Promise<IdentityProvider> {
    const provider = new IdentityProvider()
    const script = (pattern: RegExp, body: () => string) =>
      context.route(pattern, async (route) => {
        provider.scripts.push(route.request().url().replace(/\?.*/, ''))
        await route.fulfill({ contentType: 'text/javascript', body: body() })
      })
    await script(/^https:\/\/apis\.google\.com\/js\/api\.js/, () => POPUP_HELPER)
    await script(/^https:\/\/www\.google\.com\/recaptcha\/(?:api|enterprise)\.js/, () =>
      recaptchaScript(provider.isInDoubt),
    )
    await context.route(
      (url) => url.href.startsWith(RECAPTCHA_FRAME),
      (route) => route.fulfill({ contentType: 'text/html', body: RECAPTCHA_QUESTION }),
    )
    await script(/^https:\/\/accounts\.google\.com\/gsi\/client/, () =>
      oneTapScript(credentialOf(provider.person), provider.person),
    )
    // The emulator does not have this call; a project without reCAPTCHA Enterprise has no key.
    await context.route(isRecaptchaConfig, (route) =>
      route.fulfill({ headers: ALLOW_ALL, json: { recaptchaEnforcementState: [] } }),
    )
    await context.exposeBinding('oneTapCalled', (_source, call: string, argument: unknown) => {
      provider.oneTapCalls.push({ call, argument })
    })
    await context.route(
      ({ pathname }) => HELPER_PAGES.test(pathname),
      (route) => provider.#showPage(route),
    )
    return provider
  }

  async #showPage(route: Route): Promise<void> {
    const url = new URL(route.request().url())
    const query = url.searchParams
    const key = `${query.get('apiKey') ?? ''}:${query.get('appName') ?? ''}`
    if (url.pathname.endsWith('/iframe')) {
      const ended = this.#ended.get(key) ?? null
      this.#ended.delete(key)
      return route.fulfill({ contentType: 'text/html', body: framePage(ended) })
    }
    const event = this.#eventOf(query)
    const backTo = query.get('redirectUrl') ?? '/'
    if (query.has(CONTINUED)) {
      this.#ended.set(key, event)
      return route.fulfill({ contentType: 'text/html', body: wayBack(backTo) })
    }
    this.signIns.push(url)
    return route.fulfill({
      contentType: 'text/html',
      body: signInPage({
        provider: query.get('providerId') ?? '',
        name: this.person.name,
        event,
        backTo,
        isAutomatic: this.isAutomatic,
      }),
    })
  }

  #eventOf(query: URLSearchParams): AuthEvent {
    const { subject: sub, name, email } = this.person
    const claims = { sub, name, screen_name: sub, email, email_verified: true }
    const postBody = new URLSearchParams({
      providerId: query.get('providerId') ?? '',
      id_token: JSON.stringify(claims),
    })
    // The emulator accepts an unsigned JSON object as the provider's id token.
    return {
      type: query.get('authType') ?? '',
      eventId: query.get('eventId'),
      tenantId: null,
      urlResponse: 'http://localhost',
      sessionId: 'not-looked-at',
      postBody: postBody.toString(),
    }
  }
}

const isRecaptchaConfig = ({ pathname }: URL): boolean => pathname.endsWith(RECAPTCHA_CONFIG)

function newPerson(): Person {
  const subject = randomBytes(8).toString('hex')
  return { subject, name: 'Nia Brandt', email: `${subject}@people.example` }
}

/** Returns a JWT as Google's one-tap issues it, without its signature. */
function credentialOf({ subject, name, email }: Person): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: 'https://accounts.google.com',
    sub: subject,
    name,
    email,
    email_verified: true,
    iat: now,
    exp: now + 3600,
  }
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * Makes Firebase's own hosts respond like the emulator, for settings that name none. They let this origin sign in
 * unless `isAuthorized` is false.
 */
export async function routeProviderToEmulator(
  context: BrowserContext,
  emulator: string,
  { isAuthorized = true }: { readonly isAuthorized?: boolean } = {},
): Promise<void> {
  await context.route(/^https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com\//, async (route) => {
    const url = new URL(route.request().url())
    if (isRecaptchaConfig(url)) return route.fallback()
    const { host, pathname, search } = url
    if (host.startsWith('identitytoolkit') && pathname === '/v1/projects') {
      const authorizedDomains = isAuthorized ? ['127.0.0.1', 'localhost'] : ['harbour.example']
      return route.fulfill({ headers: ALLOW_ALL, json: { projectId: '123456789012', authorizedDomains } })
    }
    try {
      await route.fulfill({ response: await route.fetch({ url: `${emulator}/${host}${pathname}${search}` }) })
    } catch {
      // The page has closed meanwhile, and its request with it.
    }
  })
}
