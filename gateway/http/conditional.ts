import { createHash } from 'node:crypto'
import type { LanguageCode } from '#domain/language/languages'
import type { GatewayContext } from '../gateway-context'
import { CachedBody } from './body-cache'
import { acceptedEncoding } from './compress'
import { contentLanguage, type ContentLanguage, requestedLanguage } from './language'
import type { GatewayRequest } from './types'

const SMALLEST_TO_COMPRESS = 1024 // below it, compression saves no packet

interface Content {
  /** Distinguishes responses of one path that depend on more than the language, such as a category. */
  readonly variant?: string
  /** The member of the response on an optional or protected call; guests share one. */
  readonly member?: string
  /** True if it changes while the merchant's content stays the same: it is built each time. */
  readonly isLive?: boolean
  /** True if some of its texts exist in every language. */
  readonly isTranslated?: boolean
  /** @param requested the language of the request; `language` is that of the content for it */
  readonly build: (language: ContentLanguage, requested: LanguageCode) => unknown
}

/**
 * Responds to a GET of content (contract.md, Envelope). The body is built once per language, with an ETag per URL,
 * Language and member. The status is 304 if the client has that ETag; caches get `no-store`.
 */
export async function conditional(
  c: GatewayRequest,
  gateway: GatewayContext,
  { variant = '', member = '', isLive = false, isTranslated = false, build }: Content,
): Promise<Response> {
  const language = contentLanguage(c)
  const requested = requestedLanguage(c)
  const key = [c.req.path, variant, isTranslated ? requested : language].join('\n')
  // A member's own response is built each time: it changes with every bet, and only that member requests it.
  const body =
    member === '' && !isLive
      ? gateway.bodies.get(key, () => build(language, requested))
      : CachedBody.of(build(language, requested))
  const { pathname, search } = new URL(c.req.url)
  const etag = `W/"${shortHash([pathname, search, c.req.header('Language') ?? '', member, body.hash].join('\n'))}"`
  const headers = new Headers({
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=UTF-8',
    ETag: etag,
    Vary: 'Accept-Encoding, Language, Authorization',
  })
  if (c.get('plain') === true) return new Response(body.bytes, { headers })
  if (matches(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  const encoding =
    body.bytes.length < SMALLEST_TO_COMPRESS ? null : acceptedEncoding(c.req.header('Accept-Encoding'))
  if (encoding === null) return new Response(body.bytes, { headers })
  headers.set('Content-Encoding', encoding)
  return new Response(await body.form(encoding), { headers })
}

/** Weak comparison, as RFC 9110 requires for If-None-Match. */
export function matches(header: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  const isSame = (tag: string) => tag.trim() === '*' || opaque(tag) === opaque(etag)
  return header?.split(',').some(isSame) ?? false
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 27)
