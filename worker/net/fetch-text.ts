import { REQUEST_TIMEOUT_MS } from '#domain/timing'

/** A file beside the app as the host has it: its status and its text. Null where it does not come whole within 30 s. */
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
    // Read whatever it is: a body that nobody reads holds its connection open.
    return { status: response.status, text: await response.text() }
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
