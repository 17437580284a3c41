import type { SentRequest } from '../net/send-request'

/** Requests that the worker's entry has sent as a guest without a merchant, by `earlyKey`. The engine takes each once. */
export type EarlyRequests = Map<string, SentRequest>

/** @param language of the response; empty for a file, which has none */
export const earlyKey = (url: string, language: string): string => `${language} ${url}`

/** Returns an early request, and forgets it; undefined if there is none. */
export const takeEarly = (early: EarlyRequests | undefined, key: string): SentRequest | undefined => {
  const sent = early?.get(key)
  early?.delete(key)
  return sent
}

/** Aborts and forgets what has not been taken. */
export const dropEarly = (early: EarlyRequests): void => {
  for (const { controller } of early.values()) controller.abort()
  early.clear()
}
