import type { CaptchaFailure } from '#domain/captcha/captcha-messages'
import { CAPTCHA_BACKUP_TIMEOUT_MS, CAPTCHA_SERVER_TIMEOUT_MS } from '#domain/timing'
import { injectScript } from './inject-script'
import { RESOURCE_TIMEOUT, SCRIPT_TIMEOUT } from './provider'

interface Sought {
  /** Where the script lies on each server. */
  readonly path: string
  /** Origins, main first. */
  readonly servers: readonly string[]
  /** Takes away what an earlier script has left behind. */
  readonly clear: () => void
  /** Has the script brought what it is for? A portal's page, or another script, has not. */
  readonly isThere: () => boolean
  /** Begins with it; null when the puzzle can be shown. */
  readonly begin: (server: string) => Promise<CaptchaFailure | null>
}

/**
 * Looks for a provider on its servers in their order: the main one for 10 s, and once more, then each backup for 3 s
 * (CAP-03). A server whose script comes but nothing after it is passed over like one whose script does not come; what
 * the provider itself refuses is no matter of servers, and ends the search.
 */
export const loadProvider = async (sought: Sought): Promise<CaptchaFailure | null> => {
  let failure = SCRIPT_TIMEOUT
  for (const [attempt, { server, limitMs }] of attempts(sought.servers).entries()) {
    sought.clear()
    // Without a query of its own a second element would wait for the request that already hangs.
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

/** Neither provider can be trusted to end its own loading: v3 has no limit at all, v4's callback may never come. */
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
