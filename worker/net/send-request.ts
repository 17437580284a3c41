/** A response whose body has been read. An unread body would keep its connection open. */
export interface ReadResponse extends Pick<Response, 'ok' | 'status' | 'headers'> {
  readonly text: string
}

/** A request in flight, or one that has ended. */
export interface SentRequest {
  /** By `performance.now()`, which nobody sets. */
  readonly sentAt: number
  readonly controller: AbortController
  /** Rejects if the connection is lost, also while the body is read, and after an abort. */
  readonly response: Promise<ReadResponse>
}

export const sendRequest = (url: string, init: RequestInit, send: typeof fetch = fetch): SentRequest => {
  const controller = new AbortController()
  const response = send(url, { ...init, signal: controller.signal }).then(readResponse)
  return { sentAt: performance.now(), controller, response }
}

export const readResponse = async (response: Response): Promise<ReadResponse> => {
  const { ok, status, headers } = response
  return { ok, status, headers, text: await response.text() }
}
