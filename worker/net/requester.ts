import * as v from 'valibot'
import { BACKOFF_CAP_MS, REQUEST_TIMEOUT_MS, RETRY_BASE_MS } from '#domain/constants/timing'
import { type AppError, isUnanswered, retryAfterOf } from '#domain/errors'
import type { PageFacts } from '#domain/port'
import { err, ok, type Result } from '#domain/result'
import { backoffDelay } from '#domain/rules/backoff'
import { type Access, requestHeaders } from './headers'
import { type Answer, readAnswer } from './read-answer'
import { SharedFlights } from './shared-flight'

export interface RequestSpec {
  /** The default path of contract.md; config.json may replace it. */
  readonly path: string
  readonly access: Access
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly timeoutMs?: number
  /**
   * False: the player sees no notice of a failure (NET-10). `network`: only that of NET-12, for an action whose screen
   * says the rest.
   */
  readonly alert?: boolean | 'network' | undefined
  /** Goes in place of the session's: a token that is not, or not yet, the session of this tab. */
  readonly token?: string
  readonly moduleId?: string
  /** Besides those that every call has. */
  readonly headers?: Readonly<Record<string, string>>
  readonly ifNoneMatch?: string | undefined
  /** False for a GET that somebody else repeats: the page a launch, its scheduler what is synced. */
  readonly retry?: boolean
  readonly isLogin?: boolean
  readonly signal?: AbortSignal
}

interface RequesterOptions {
  readonly facts: () => PageFacts
  /** The path to send for a default path (config.json's `paths`). */
  readonly pathOf: (path: string) => string
  readonly origin: string
  readonly onOutcome: (error: AppError | null) => void
  readonly onFailure: (error: AppError, spec: RequestSpec, sentToken: string | undefined) => void
  /** Three in a row went unanswered: one probe stands for all, so nothing is repeated. */
  readonly isCircuitOpen: () => boolean
  readonly fetch?: typeof fetch
  readonly random?: () => number
}

export interface Requester {
  /** One call; the envelope opened, its value not yet checked. */
  send(spec: RequestSpec): Promise<Result<Answer, AppError>>
  /** One call whose value must have this shape. */
  ask<T>(spec: RequestSpec, schema: v.GenericSchema<unknown, T>): Promise<Result<T, AppError>>
  /** True while one probe stands for all requests that nobody waits for. */
  readonly isCircuitOpen: () => boolean
}

const MAX_RETRIES = 2 // NET-13

/** The one way to the gateway (NET). Nothing rejects: every outcome is a value of `AppError`'s union. */
export const createRequester = (options: RequesterOptions): Requester => {
  const flights = new SharedFlights<Result<Answer, AppError>>()

  const send = async (spec: RequestSpec): Promise<Result<Answer, AppError>> => {
    const path = options.pathOf(spec.path)
    if (path === '') return err({ kind: 'no-url' })
    if (spec.signal?.aborted) return err({ kind: 'aborted' })
    const url = requestUrl(path, spec.query)
    const facts = options.facts()
    const token = spec.access === 'open' ? undefined : (spec.token ?? facts.session?.token)
    const isGet = (spec.method ?? 'GET') === 'GET'
    const start = (signal: AbortSignal): Promise<Result<Answer, AppError>> =>
      withRetries(options, spec, url, { facts, token }, signal)
    const result = isGet
      ? await flights.join(flightKey(spec, url, facts, token), start, spec.signal, err({ kind: 'aborted' }))
      : await start(spec.signal ?? new AbortController().signal)
    if (!result.ok && result.error.kind !== 'aborted') options.onFailure(result.error, spec, token)
    return result
  }

  return {
    isCircuitOpen: options.isCircuitOpen,
    send,
    ask: async (spec, schema) => {
      const answer = await send(spec)
      if (!answer.ok) return answer
      const value = answer.value.kind === 'value' ? answer.value.value : null
      const parsed = v.safeParse(schema, value)
      if (parsed.success) return ok(parsed.output)
      const error: AppError = {
        kind: 'malformed',
        detail: `${spec.path}: ${v.getDotPath(parsed.issues[0]) ?? 'value'}`,
      }
      options.onFailure(error, spec, undefined)
      return err(error)
    },
  }
}

const requestUrl = (path: string, query: RequestSpec['query']): string =>
  query && Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query).toString()}` : path

const flightKey = (spec: RequestSpec, url: string, facts: PageFacts, token: string | undefined): string =>
  JSON.stringify([url, facts.language, facts.merchant, token, spec.ifNoneMatch, spec.timeoutMs, spec.retry])

/** Who asks: as it stood when the request began. */
interface Sender {
  readonly facts: PageFacts
  readonly token: string | undefined
}

const withRetries = async (
  options: RequesterOptions,
  spec: RequestSpec,
  url: string,
  sender: Sender,
  signal: AbortSignal,
): Promise<Result<Answer, AppError>> => {
  const limitMs = spec.timeoutMs ?? REQUEST_TIMEOUT_MS
  const endsAt = Date.now() + limitMs
  const mayRetry = (spec.method ?? 'GET') === 'GET' && spec.retry !== false
  for (let attempt = 1; ; attempt += 1) {
    const result = await sendOnce(options, spec, url, sender, signal, limitMs, endsAt - Date.now())
    const isWorthRepeating = !result.ok && result.error.kind !== 'timeout' && isUnanswered(result.error)
    if (!mayRetry || !isWorthRepeating || attempt > MAX_RETRIES || options.isCircuitOpen()) return result
    const { random = Math.random } = options
    const wait = backoffDelay(attempt, RETRY_BASE_MS, BACKOFF_CAP_MS, random(), retryAfterOf(result.error))
    if (Date.now() + wait >= endsAt) return result
    if (!(await pause(wait, signal))) return err({ kind: 'aborted' })
  }
}

const sendOnce = async (
  options: RequesterOptions,
  spec: RequestSpec,
  url: string,
  { facts, token }: Sender,
  signal: AbortSignal,
  limitMs: number,
  remainingMs: number,
): Promise<Result<Answer, AppError>> => {
  const controller = new AbortController()
  const abort = (): void => {
    controller.abort()
  }
  signal.addEventListener('abort', abort, { once: true })
  const timeout = { isOver: false }
  const timer = setTimeout(() => {
    timeout.isOver = true
    controller.abort()
  }, remainingMs)
  const { body } = spec
  try {
    const response = await (options.fetch ?? fetch)(url, {
      method: spec.method ?? 'GET',
      headers: {
        ...spec.headers,
        ...requestHeaders({
          facts,
          token,
          moduleId: spec.moduleId,
          ifNoneMatch: spec.ifNoneMatch,
          hasBody: body !== undefined,
        }),
      },
      // Our own ETags and tables are the cache; the browser's would only add a second one.
      cache: 'no-store',
      credentials: 'omit',
      signal: controller.signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer = await readAnswer(response)
    options.onOutcome(answer.ok ? null : answer.error)
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

/** Waits; false when the caller has left meanwhile. */
const pause = (ms: number, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(true)
    }, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve(false)
      },
      { once: true },
    )
  })
