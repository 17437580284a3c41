import { CONFIG_PATH } from '#domain/contract/endpoints'
import type { PageFacts } from '#domain/port'
import { REQUEST_TIMEOUT_MS } from '#domain/timing'
import { getInit, requestHeaders } from '../net/request-headers'
import { requestUrl } from '../net/request-url'
import { sendRequest } from '../net/send-request'
import { dropEarly, earlyKey, type EarlyRequests } from './early-requests'
import { CONFIG_INIT, FIRST_REQUESTS, type FirstRequest } from './first-requests'

/**
 * Sends the requests of a guest's first screen, exactly as the engine sends them. Those that it has not taken at their
 * timeout are aborted.
 */
export const sendEarlyRequests = (early: EarlyRequests, facts: PageFacts, origin: string): void => {
  const send = (url: string, init: RequestInit, language: string): void => {
    const sent = sendRequest(url, init)
    sent.response.catch(() => undefined) // a failure is handled where the request is taken
    early.set(earlyKey(url, language), sent)
  }
  send(CONFIG_PATH, CONFIG_INIT, '') // first: it may name the merchant, and how images are requested
  const init = getInit(requestHeaders({ facts, token: undefined, hasBody: false }))
  for (const { path, query } of Object.values<FirstRequest>(FIRST_REQUESTS))
    send(requestUrl(path, query?.({ origin, url: facts.url })), init, facts.language)
  setTimeout(dropEarly, REQUEST_TIMEOUT_MS, early)
}
