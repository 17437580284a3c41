import { parseResponse } from '../net/parse-response'
import { readResponse } from '../net/send-request'

/**
 * Pings another line. None of our headers goes to another host, redirects are not followed, and only the envelope
 * with its `pong` counts (LINE-01, R-19).
 * @param path of the ping; config.json may have replaced it
 * @returns ms until the response was read; null if there was no valid one
 */
export const pingLine = async (line: string, path: string, signal: AbortSignal): Promise<number | null> => {
  const start = performance.now()
  try {
    const response = await fetch(`${line}${path}?speed=${String(Date.now())}`, {
      mode: 'cors',
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal,
    })
    const answer = parseResponse(await readResponse(response))
    const isPong = answer.ok && answer.value.kind === 'value' && answer.value.value === 'pong'
    return isPong ? Math.round(performance.now() - start) : null
  } catch {
    return null
  }
}
