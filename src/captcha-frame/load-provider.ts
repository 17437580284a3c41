import type { CaptchaFailure } from '#domain/captcha/captcha-messages'
import { CAPTCHA_BACKUP_TIMEOUT_MS, CAPTCHA_SERVER_TIMEOUT_MS } from '#domain/timing'
import { injectScript } from './inject-script'
import { RESOURCE_TIMEOUT, SCRIPT_TIMEOUT } from './provider'

interface Sought {
  /** Where the script lies on each server. */
  readonly path: string
  /** Origins, main first. */
  readonly servers: readonly string[]
  /** Removes what an earlier script has left behind. */
  readonly clear: () => void
  /** True if the script has defined what it should. A portal's page or another script has not. */
  readonly isThere: () => boolean
  /** Starts the provider; null when the puzzle can be shown. */
  readonly begin: (server: string) => Promise<CaptchaFailure | null>
}

/**
 * Tries a provider's servers in order: the main one for 10 s, twice, then each backup for 3 s (CAP-03). A server
 * whose script loads but does not start is skipped like one whose script does not load. An error of the provider
 * itself does not depend on the server and ends the search.
 */
export const loadProvider = async (sought: Sought): Promise<CaptchaFailure | null> => {
  let failure = SCRIPT_TIMEOUT
  for (const [attempt, { server, limitMs }] of attempts(sought.servers).entries()) {
    sought.clear()
    // Without its own query, a second element would wait for the request that already hangs.
    const query = attempt === 0 ? '' : `?t=${String(Date.now())}`
    const hasRun = await injectScript(server + sought.path + query, limitMs)
    if (!hasRun || !sought.isThere()) continue
    const result = await within(CAPTCHA_SERVER_TIMEOUT_MS, sought.begin(server))
    if (result?.code !== RESOURCE_TIMEOUT.code) return result
    failure = result
  }
  return failure
}

const attempts = ([main, ...backups]: readonly string[]) =>
  main === undefined
    ? []
    : [
        { server: main, limitMs: CAPTCHA_SERVER_TIMEOUT_MS },
        { server: main, limitMs: CAPTCHA_SERVER_TIMEOUT_MS },
        ...backups.map((server) => ({ server, limitMs: CAPTCHA_BACKUP_TIMEOUT_MS })),
      ]

/** Neither provider reliably ends its own loading: v3 has no timeout, v4's callback may never be called. */
const within = (limitMs: number, beginning: Promise<CaptchaFailure | null>): Promise<CaptchaFailure | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(RESOURCE_TIMEOUT)
    }, limitMs)
    void beginning.then((result) => {
      clearTimeout(timer)
      resolve(result)
    })
  })
