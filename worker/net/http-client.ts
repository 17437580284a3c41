import type * as v from 'valibot'
import { BACKOFF_CAP_MS, REQUEST_TIMEOUT_MS, RETRY_BASE_MS } from '#domain/timing'
import { type AppError, isGatewayUnreachable, retryAfterMsOf } from '#domain/errors'
import type { PageFacts } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { backoffDelay } from '#domain/sync/backoff'
import { saysLoggedOut } from '#domain/sync/failure-action'
import { earlyKey, type EarlyRequests, takeEarly } from '../early/early-requests'
import { type Access, getInit, requestHeaders } from './request-headers'
import { requestUrl } from './request-url'
import { type SentRequest, sendRequest } from './send-request'
import { parseValue } from './parse-value'
import { type ParsedResponse, parseResponse } from './parse-response'
import { etagFor, etagScope, scopedETag } from './scoped-etag'
import { RequestDeduplicator } from './request-deduplicator'

export interface RequestOptions {
  /** Default path of contract.md; config.json may replace it. */
  readonly path: string
  readonly access: Access
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly timeoutMs?: number
  /**
   * False: no failure notice is shown (NET-10). `network`: only the one of NET-12, for actions whose screen shows the
   * rest.
   */
  readonly alert?: boolean | 'network' | undefined
  /** Replaces the session's token: a token that is not, or not yet, the session of this tab. */
  readonly token?: string
  readonly moduleId?: string
  /** Sent in addition to the headers of every call. */
  readonly headers?: Readonly<Record<string, string>>
  /** ETag of an earlier response. Sent only where it is valid for this URL, language and member (OFF-03). */
  readonly etag?: string | undefined
  /** False for a GET that its caller retries: the page retries a launch, the scheduler a sync. */
  readonly retry?: boolean
  readonly signal?: AbortSignal
}

interface HttpClientOptions {
  readonly facts: () => PageFacts
  /** Returns the path to send for a default path (config.json's `paths`). */
  readonly pathOf: (path: string) => string
  readonly origin: string
  readonly onOutcome: (error: AppError | null) => void
  readonly onFailure: (error: AppError, spec: RequestOptions, sentToken: string | undefined) => void
  /** True after three consecutive failures: only the probe is sent, so nothing is retried. */
  readonly isCircuitOpen: () => boolean
  /**
   * Called after `merchant.missing`. Resolves with the merchant as soon as it is known, with null if it stays
   * unknown.
   */
  readonly merchant: (spec: RequestOptions) => Promise<string | null>
  /** Sent before this client existed. A guest's equal GET takes the response in place of its first attempt. */
  readonly early: EarlyRequests
  readonly fetch?: typeof fetch
}

export interface HttpClient {
  /** Sends one request. Opens the envelope but does not check its value. */
  send(spec: RequestOptions): Promise<Result<ParsedResponse, AppError>>
  /** Sends one request and checks that the value has this shape. */
  requestParsed<T>(spec: RequestOptions, schema: v.GenericSchema<unknown, T>): Promise<Result<T, AppError>>
  /** True while one probe replaces all background requests. */
  readonly isCircuitOpen: () => boolean
}

const MAX_RETRIES = 2 // NET-13
const SESSION_OVER: AppError = { kind: 'session-over' }

/** The only client for gateway requests (NET). It never rejects: every failure is an `AppError` value. */
export const createHttpClient = (options: HttpClientOptions): HttpClient => {
  const flights = new RequestDeduplicator<Result<ParsedResponse, AppError>>()

  const send = async (spec: RequestOptions): Promise<Result<ParsedResponse, AppError>> => {
    const path = options.pathOf(spec.path)
    if (path === '') return err({ kind: 'no-url' })
    if (spec.signal?.aborted) return err({ kind: 'aborted' })
    const url = requestUrl(path, spec.query)
    const facts = options.facts()
    const token = tokenOf(spec, facts)
    // The session ended between the start of the command and this request.
    if (spec.access === 'protected' && token === undefined) return err(SESSION_OVER)
    let result = await sendAs(spec, url, facts)
    // Also if the merchant has become known since an early request.
    if (isMerchantMissing(result)) {
      const merchant = facts.merchant || (await options.merchant(spec))
      if (merchant) result = await sendAs(spec, url, { ...facts, merchant })
    }
    if (result.ok || result.error.kind === 'aborted') return result
    const error = token !== undefined && saysLoggedOut(result.error) ? SESSION_OVER : result.error
    options.onFailure(error, spec, token)
    return err(error)
  }

  /** @param facts the source of the headers; a deduplicated request has the same ones */
  const sendAs = (
    spec: RequestOptions,
    url: string,
    facts: PageFacts,
  ): Promise<Result<ParsedResponse, AppError>> => {
    const token = tokenOf(spec, facts)
    const isGet = (spec.method ?? 'GET') === 'GET'
    const start = (signal: AbortSignal): Promise<Result<ParsedResponse, AppError>> => {
      const early = isGet && !token ? takeEarly(options.early, earlyKey(url, facts.language)) : undefined
      return withRetries(options, spec, url, { facts, token, early }, signal)
    }
    if (!isGet) return start(spec.signal ?? new AbortController().signal)
    return flights.run(flightKey(spec, url, facts, token), start, spec.signal, err({ kind: 'aborted' }))
  }

  return {
    isCircuitOpen: options.isCircuitOpen,
    send,
    requestParsed: async (spec, schema) => {
      const answer = await send(spec)
      if (!answer.ok) return answer
      const value = answer.value.kind === 'value' ? answer.value.value : null
      const parsed = parseValue(spec.path, schema, value)
      if (!parsed.ok) options.onFailure(parsed.error, spec, undefined)
      return parsed
    },
  }
}

const tokenOf = ({ access, token }: RequestOptions, facts: PageFacts): string | undefined =>
  access === 'open' ? undefined : (token ?? facts.session?.token)

/** Some gateways do not derive the merchant from the host, and the first calls start before it is known (NET-01). */
const isMerchantMissing = (result: Result<ParsedResponse, AppError>): boolean =>
  !result.ok && result.error.kind === 'refused' && result.error.code === 'merchant.missing'

const flightKey = (spec: RequestOptions, url: string, facts: PageFacts, token: string | undefined): string =>
  JSON.stringify([url, facts.language, facts.merchant, token, spec.etag, spec.timeoutMs, spec.retry])

/** The sender's state when the request began. */
interface Sender {
  readonly facts: PageFacts
  readonly token: string | undefined
  /** The first attempt, if it has been sent already. */
  readonly early?: SentRequest | undefined
}

const withRetries = async (
  options: HttpClientOptions,
  spec: RequestOptions,
  url: string,
  { early, ...sender }: Sender,
  signal: AbortSignal,
): Promise<Result<ParsedResponse, AppError>> => {
  const limitMs = spec.timeoutMs ?? REQUEST_TIMEOUT_MS
  const endsAt = (early?.sentAt ?? performance.now()) + limitMs
  const remainingMs = (): number => endsAt - performance.now()
  const mayRetry = (spec.method ?? 'GET') === 'GET' && spec.retry !== false
  for (let attempt = 1; ; attempt += 1) {
    const attempted = attempt === 1 ? { ...sender, early } : sender
    const result = await sendOnce(options, spec, url, attempted, signal, limitMs, remainingMs())
    const isWorthRepeating =
      !result.ok && result.error.kind !== 'timeout' && isGatewayUnreachable(result.error)
    if (!mayRetry || !isWorthRepeating || attempt > MAX_RETRIES || options.isCircuitOpen()) return result
    const wait = backoffDelay(
      attempt,
      RETRY_BASE_MS,
      BACKOFF_CAP_MS,
      Math.random(),
      retryAfterMsOf(result.error),
    )
    if (wait >= remainingMs()) return result
    if (!(await pause(wait, signal))) return err({ kind: 'aborted' })
  }
}

const sendOnce = async (
  options: HttpClientOptions,
  spec: RequestOptions,
  url: string,
  { facts, token, early }: Sender,
  signal: AbortSignal,
  limitMs: number,
  remainingMs: number,
): Promise<Result<ParsedResponse, AppError>> => {
  const { method = 'GET', body } = spec
  const scope = etagScope(url, facts.language, (token && facts.session?.id) ?? '')
  const init = getInit({
    ...spec.headers,
    ...requestHeaders({
      facts,
      token,
      moduleId: spec.moduleId,
      ifNoneMatch: etagFor(scope, spec.etag),
      hasBody: body !== undefined,
    }),
  })
  const { controller, response } =
    early ??
    sendRequest(
      url,
      { ...init, method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) },
      options.fetch,
    )
  const abort = (): void => {
    controller.abort()
  }
  signal.addEventListener('abort', abort, { once: true })
  const timeout = { isOver: false }
  const timer = setTimeout(() => {
    timeout.isOver = true
    controller.abort()
  }, remainingMs)
  try {
    const answer = parseResponse(await response)
    options.onOutcome(answer.ok ? null : answer.error)
    if (answer.ok && answer.value.kind === 'value' && answer.value.etag)
      return ok({ ...answer.value, etag: scopedETag(scope, answer.value.etag) })
    return answer
  } catch {
    if (signal.aborted) return err({ kind: 'aborted' })
    const error: AppError = timeout.isOver
      ? { kind: 'timeout', limitMs }
      : { kind: 'network', secure: options.origin.startsWith('https:') }
    options.onOutcome(error)
    return err(error)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

/** Waits for `ms`. Returns false if the caller aborted meanwhile. */
const pause = (ms: number, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, true)
    signal.addEventListener('abort', () => resolve(false), { once: true })
  })
