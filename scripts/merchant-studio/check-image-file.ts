import { safeImageUrl } from '#domain/routing/safe-url'
import { isOpenTo } from '../merchant-check/connection/cors'
import { httpGet } from '../merchant-check/connection/http-get'
import type { ImageFile } from '../../src/studio/studio-api'

const WIDTH_PX = '320'
const LIMIT_MS = 5_000
const HEAVY_BYTES = 100_000

/**
 * Requests an image of the form, as a phone does.
 * @param source as in the settings; it may contain `{w}`
 * @param origin of the app
 */
export async function checkImageFile(source: string, origin: string): Promise<ImageFile> {
  const text = source.replaceAll('{w}', WIDTH_PX)
  const local = /^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/u.test(text) ? text : null
  const url = safeImageUrl(text, origin) ?? local
  if (url === null) return { problem: 'The app shows https addresses and paths of its host only.', bytes: 0 }
  const got = await httpGet(url, { headers: { Origin: origin }, limitMs: LIMIT_MS })
  if (!got.ok) return { problem: `Its host ${got.error.text}.`, bytes: 0 }
  const { status, headers, body, sentBytes } = got.value
  const type = headers.get('Content-Type') ?? ''
  const bytes = Math.min(sentBytes, body.byteLength)
  if (status !== 200) return { problem: `Its host responds with ${String(status)}.`, bytes: 0 }
  if (!type.startsWith('image/'))
    return { problem: `It is no image, but ${type === '' ? 'of no type' : type}.`, bytes }
  if (new URL(url).origin !== origin && !isOpenTo(headers, origin))
    return { problem: 'Its host sends no Access-Control-Allow-Origin: offline it is missing.', bytes }
  if (bytes > HEAVY_BYTES) return { problem: 'It is heavy for a phone: send at most 100 KB.', bytes }
  return { problem: '', bytes }
}
