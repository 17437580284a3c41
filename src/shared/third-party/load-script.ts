import { err, ok, type Result } from '#domain/result'
import { isAllowedScript } from './script-hosts'

/** Reason why a third-party script is not available. */
export type ScriptError =
  /** Scripts from this URL are not allowed. */
  | { readonly kind: 'forbidden' }
  /** No response within the timeout, ms. */
  | { readonly kind: 'timeout'; readonly limitMs: number }
  /** No network, or the host rejected the request. */
  | { readonly kind: 'failed' }
  /** A script ran, but not the expected one: a captive portal's page, or another script. */
  | { readonly kind: 'wrong' }

interface Wanted {
  /** Identifies the script: one that has run is never added again. */
  readonly url: string
  readonly limitMs: number
  /** Adds the time as the query `t`, to bypass every cache. */
  readonly isStamped?: boolean
  /** True for a loader, which fetches the rest by itself: `isThere` may become true later, within the timeout. */
  readonly isLoader?: boolean
  /** True once the script has defined what it is for. */
  readonly isThere: () => boolean
}

const LOOK_MS = 100 // between two checks for what a loader defines

type Loading = Promise<Result<null, ScriptError>>

const loads = new Map<string, Loading>()

/**
 * Runs a third party's script in the page, once: repeated calls get the same result. A failure is cleared together
 * with its element, so a later call tries again.
 */
export const loadScript = (wanted: Wanted): Loading => {
  const known = loads.get(wanted.url)
  if (known) return known
  const loading = load(wanted).then((result) => {
    if (!result.ok) loads.delete(wanted.url)
    return result
  })
  loads.set(wanted.url, loading)
  return loading
}

const load = ({ url, limitMs, isStamped = false, isLoader = false, isThere }: Wanted): Loading => {
  if (!isAllowedScript(url)) return Promise.resolve(err({ kind: 'forbidden' }))
  return new Promise((resolve) => {
    const script = document.createElement('script')
    const end = (result: Awaited<Loading>): void => {
      clearTimeout(timer)
      clearInterval(looking)
      script.onload = null
      script.onerror = null
      if (!result.ok) script.remove()
      resolve(result)
    }
    let looking: ReturnType<typeof setInterval> | undefined
    const timer = setTimeout(
      () => end(err(looking === undefined ? { kind: 'timeout', limitMs } : { kind: 'wrong' })),
      limitMs,
    )
    script.onload = () => {
      if (isThere()) end(ok(null))
      else if (!isLoader) end(err({ kind: 'wrong' }))
      else looking = setInterval(() => isThere() && end(ok(null)), LOOK_MS)
    }
    script.onerror = () => end(err({ kind: 'failed' }))
    script.src = isStamped ? stamped(url) : url
    document.head.append(script)
  })
}

const stamped = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}t=${String(Date.now())}`
