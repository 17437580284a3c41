import { digestOf } from './file-list'

/** A request with it gets a whole file, never a delta (docs/decisions/deltas-of-builds.md). */
const WHOLE = '?whole'

/**
 * Fetches a file of a build. If there is no response, or it has other bytes than the build's, the file is fetched once
 * more, whole and past the HTTP cache: a delta may be damaged, and a host that ends a body early leaves a truncated file
 * in that cache.
 * @param digest of the build's file
 * @throws if the second response has other bytes as well
 */
export async function fetchFile(
  request: Request | string,
  digest?: string,
  init?: RequestInit,
): Promise<Response> {
  const first = await fetch(request, init).catch(() => undefined)
  if (first && (await isUsable(first, digest))) return first
  const url = typeof request === 'string' ? request : request.url
  const second = await fetch(url + WHOLE, { cache: 'reload' })
  if (await isUsable(second, digest)) return second
  throw new Error(`Other bytes for ${url}`)
}

/** Fetches a file of which only its subresource integrity is known. */
export async function fetchIntact(path: string, integrity: string): Promise<Response> {
  const init: RequestInit = { integrity, cache: 'reload' }
  return fetch(path, init).catch(() => fetch(path + WHOLE, init))
}

/** Returns a response without a body. */
export const fetchHeaders = (path: string): Promise<Response> =>
  fetch(path + WHOLE, { method: 'HEAD', cache: 'reload' })

/** True for the build's bytes, and for an error of the host. */
async function isUsable(response: Response, digest: string | undefined): Promise<boolean> {
  if (!response.ok) return true
  // The body of a damaged delta cannot be read.
  return (await digestOf(response.clone()).catch(() => undefined)) === digest
}
