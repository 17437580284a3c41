import { REQUEST_TIMEOUT_MS } from '#domain/timing'
import { type ReadResponse, type SentRequest, sendRequest } from './send-request'

/**
 * Fetches a file from the app's own host. Null if it is not complete within 30 s.
 * @param early the same request, if it has been sent already
 */
export const fetchTextFile = async (
  url: string,
  init: RequestInit,
  early?: SentRequest,
): Promise<ReadResponse | null> => {
  const { controller, response, sentAt } = early ?? sendRequest(url, init)
  const timer = setTimeout(
    () => {
      controller.abort()
    },
    sentAt + REQUEST_TIMEOUT_MS - performance.now(),
  )
  try {
    return await response
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
