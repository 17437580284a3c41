import { REQUEST_TIMEOUT_MS } from '#domain/timing'
import { ownEntries } from '#domain/text/own-entries'
import { err, ok, type Result } from '#domain/result'

export interface HttpResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
  /** Bytes on the wire, if the host reports them; else unpacked. */
  readonly sentBytes: number
  /** From the request to the last byte. */
  readonly ms: number
}

export interface HttpGetOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly limitMs?: number
  /** True if a redirect is a failure, as for a ping. */
  readonly staysHere?: boolean
}

const LARGEST_BYTES = 30_000_000 // no phone would store it

/** Sends one request and reads the complete response; a failure has a short reason. */
export async function httpGet(
  url: string,
  { method = 'GET', headers = {}, limitMs = REQUEST_TIMEOUT_MS, staysHere = false }: HttpGetOptions = {},
): Promise<Result<HttpResponse, string>> {
  const start = performance.now()
  const signal = AbortSignal.timeout(limitMs)
  try {
    const redirect = staysHere ? 'error' : 'follow'
    const response = await fetch(url, { method, headers, signal, redirect })
    const body = await readWhole(response)
    if (body === null) return err(`is larger than ${String(LARGEST_BYTES / 1_000_000)} MB`)
    const declaredBytes = Number(response.headers.get('Content-Length') ?? 'none')
    return ok({
      status: response.status,
      headers: response.headers,
      body,
      sentBytes: Number.isFinite(declaredBytes) ? declaredBytes : body.byteLength,
      ms: Math.round(performance.now() - start),
    })
  } catch (error) {
    return err(
      signal.aborted ? `does not answer within ${limitMs / 1000} s` : `does not answer${reasonOf(error)}`,
    )
  }
}

/** Such as ` (CERT_HAS_EXPIRED)`: Node's code for the connection error. */
const reasonOf = (error: unknown): string => {
  const code = ownEntries(error instanceof Error ? error.cause : undefined).get('code')
  return typeof code === 'string' ? ` (${code})` : ''
}

async function readWhole(response: Response): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > LARGEST_BYTES) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
