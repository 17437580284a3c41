import { REQUEST_TIMEOUT_MS } from '#domain/timing'

/** Fetches a file from the app's own host and returns its status and text. Null if it is not complete within 30 s. */
export const fetchTextFile = async (
  url: string,
  init: RequestInit,
): Promise<{ readonly status: number; readonly text: string } | null> => {
  const controller = new AbortController()
  const timer = setTimeout(() => {
    controller.abort()
  }, REQUEST_TIMEOUT_MS)
  try {
    const response = await fetch(url, { ...init, signal: controller.signal })
    // Always read the body: an unread body keeps its connection open.
    return { status: response.status, text: await response.text() }
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
