import { parseResponse } from '../net/parse-response'

/**
 * Pings another line: no header of ours goes to another host, nothing is followed elsewhere, and only the envelope with
 * its `pong` counts (LINE-01, R-19).
 * @param path the ping's, as config.json may have moved it
 * @returns ms until the answer was read, null when there was none that counts
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
    const answer = await parseResponse(response)
    const isPong = answer.ok && answer.value.kind === 'value' && answer.value.value === 'pong'
    return isPong ? Math.round(performance.now() - start) : null
  } catch {
    return null
  }
}
