import { Agent, fetch } from 'undici'
import { REQUEST_TIMEOUT_MS } from '#domain/timing'
import { err, ok, type Result } from '#domain/result'
import { describeFailure, type HttpFailure, TIMED_OUT } from './http-failure'

export interface HttpResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
  /** Bytes on the wire, if the host reports them; else unpacked. */
  readonly sentBytes: number
  /** From the request to the last byte. */
  readonly ms: number
  /** URL of the response, after redirects. */
  readonly url: string
  /** Absolute URL of a redirect that was not followed; null for any other response. */
  readonly redirectsTo: string | null
}

export interface HttpGetOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly limitMs?: number
  /** True if a redirect is the response, as for a ping. */
  readonly staysHere?: boolean
  /** True to accept any certificate. */
  readonly isInsecure?: boolean
}

const LARGEST_BYTES = 30_000_000 // no phone would store it

const ANY_CERTIFICATE = new Agent({ connect: { rejectUnauthorized: false } })

/** Sends one request and reads the complete response, unpacked. */
export async function httpGet(
  url: string,
  {
    method = 'GET',
    headers = {},
    limitMs = REQUEST_TIMEOUT_MS,
    staysHere = false,
    isInsecure = false,
  }: HttpGetOptions = {},
): Promise<Result<HttpResponse, HttpFailure>> {
  const start = performance.now()
  const signal = AbortSignal.timeout(limitMs)
  try {
    const response = await fetch(url, {
      method,
      headers,
      signal,
      redirect: staysHere ? 'manual' : 'follow',
      ...(isInsecure ? { dispatcher: ANY_CERTIFICATE } : {}),
    })
    const body = await readWhole(response.body ?? [])
    if (body === null)
      return err({ code: '', text: `is larger than ${String(LARGEST_BYTES / 1_000_000)} MB` })
    const declaredBytes = Number(response.headers.get('Content-Length') ?? 'none')
    return ok({
      status: response.status,
      headers: new Headers([...response.headers]),
      body,
      sentBytes: Number.isFinite(declaredBytes) ? declaredBytes : body.byteLength,
      ms: Math.round(performance.now() - start),
      url: response.url,
      redirectsTo: redirectOf(response.status, response.headers.get('Location'), url),
    })
  } catch (error) {
    return err(
      signal.aborted
        ? { code: TIMED_OUT, text: `does not answer within ${String(limitMs / 1000)} s` }
        : describeFailure(error),
    )
  }
}

const redirectOf = (status: number, location: string | null, url: string): string | null =>
  status >= 300 && status < 400 && location !== null && URL.canParse(location, url)
    ? new URL(location, url).href
    : null

async function readWhole(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.byteLength
    if (size > LARGEST_BYTES) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
