import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { BACKOFF_CAP_MS, LAUNCH_TIMEOUT_MS, RELAUNCH_BASE_MS } from '#domain/timing'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { backoffDelay } from '#domain/sync/backoff'
import { safeGameUrl } from '#domain/routing/safe-url'
import { showFailure } from '../../overlays/overlay-queue'
import { useConnection } from '../../sync/use-connection'
import { withTimeout } from '#domain/with-timeout'

const MAX_AUTOMATIC_RETRIES = 3 // automatic retries

/** Requests the URL of a game from the worker. */
export type FetchGameUrl = (how: {
  readonly inNewWindow: boolean
}) => Promise<Result<{ readonly gameUrl: string }, AppError>>

export type LaunchPhase =
  /** No network: nothing is requested, and the launch starts automatically when the network is back (GAM-08). */
  | { readonly phase: 'offline' }
  | { readonly phase: 'launching' }
  | { readonly phase: 'playing'; readonly url: string }
  | { readonly phase: 'failed'; readonly error: AppError }

export interface LaunchControls {
  readonly retry: () => void
  /** Counts the attempts from 0. */
  readonly attempt: number
}

/**
 * Requests the URL of a game with a timeout of 10 s. Retries on `retry`, when the network is back, and a few times
 * when nothing reports that it is (GAM-03, GAM-04, GAM-06). A response that arrives after the player has left, or
 * after the timeout, opens nothing.
 * @param ask only the first one is used: another game is another component
 * @param check returns the URL as it may be opened, else null; must be a stable function
 */
export const useLaunch = (ask: FetchGameUrl, check = safeGameUrl): LaunchPhase & LaunchControls => {
  const { isOffline, isKnown } = useConnection()
  const [ownAsk] = useState(() => ask)
  const [{ attempt, isQuiet }, tryAgain] = useReducer(nextTry, { attempt: 0, isQuiet: false })
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  /** True if the player started the current attempt. */
  const isAsked = useRef(true)
  const answered = outcome?.attempt === attempt ? outcome.result : null
  // The first attempt waits for a network; an attempt that the player starts is sent in any case.
  const isWaiting = (isOffline || !isKnown) && attempt === 0 && answered === null

  useEffect(() => {
    if (isWaiting && isOffline) isAsked.current = false // the launch starts later by itself
  }, [isWaiting, isOffline])

  useEffect(() => {
    if (isWaiting) return undefined
    let isCurrent = true
    void launch(ownAsk, check).then((result) => {
      if (!isCurrent) return
      setOutcome({ attempt, result })
      // An automatic retry shows no error (NET-10, NET-12).
      if (isAsked.current && !result.ok && result.error.kind === 'network') showFailure(result.error)
      isAsked.current = false
    })
    return () => {
      isCurrent = false
    }
  }, [ownAsk, check, attempt, isWaiting])

  const hasFailed = answered?.ok === false && answered.error.kind === 'network'
  const retryOnReturn = useRetryOnReturn({ isOffline, hasFailed, tryAgain })
  const retry = useCallback(() => {
    isAsked.current = true
    retryOnReturn()
    tryAgain(false)
  }, [retryOnReturn])

  return { ...phaseOf((isWaiting && isOffline) || isQuiet, answered), retry, attempt }
}

interface Outcome {
  readonly attempt: number
  readonly result: Result<string, AppError>
}

const launch = async (ask: FetchGameUrl, check: typeof safeGameUrl): Promise<Result<string, AppError>> => {
  const timeoutError = err<AppError>({ kind: 'timeout', limitMs: LAUNCH_TIMEOUT_MS })
  const result = await withTimeout(LAUNCH_TIMEOUT_MS, ask({ inNewWindow: false }), timeoutError)
  if (!result.ok) return result
  // The worker has validated it; code that opens a frame validates it again.
  const url = check(result.value.gameUrl, window.location.origin)
  return url === null ? err({ kind: 'unsafe-url' }) : ok(url)
}

interface Try {
  readonly attempt: number
  /** An automatic attempt: the screen does not change until its result arrives. */
  readonly isQuiet: boolean
}

const nextTry = ({ attempt }: Try, isQuiet: boolean): Try => ({ attempt: attempt + 1, isQuiet })

/** @param isHeldBack true if nothing is being requested */
const phaseOf = (isHeldBack: boolean, answered: Result<string, AppError> | null): LaunchPhase => {
  if (answered === null) return { phase: isHeldBack ? 'offline' : 'launching' }
  if (answered.ok) return { phase: 'playing', url: answered.value }
  return answered.error.kind === 'network' ? { phase: 'offline' } : { phase: 'failed', error: answered.error }
}

interface Return {
  readonly isOffline: boolean
  /** The last attempt got no response. */
  readonly hasFailed: boolean
  readonly tryAgain: (isQuiet: boolean) => void
}

/**
 * Retries once when the connection is back. In the first moments of a new network an attempt may fail while nothing
 * reports that we are offline. Then nothing will report that we are back, so it retries silently, at most three
 * times. After that only the player can retry.
 * @returns resets the count; call it when the player retries
 */
const useRetryOnReturn = ({ isOffline, hasFailed, tryAgain }: Return): (() => void) => {
  const wasOffline = useRef(isOffline)
  const quiet = useRef(0)
  useEffect(() => {
    const isBack = wasOffline.current && !isOffline
    wasOffline.current = isOffline
    if (isBack) quiet.current = 0
    if (!hasFailed || isOffline || quiet.current >= MAX_AUTOMATIC_RETRIES) return undefined
    const pause = backoffDelay(quiet.current + 1, RELAUNCH_BASE_MS, BACKOFF_CAP_MS, Math.random())
    const timer = setTimeout(
      () => {
        if (!isBack) quiet.current += 1
        tryAgain(!isBack)
      },
      isBack ? 0 : pause,
    )
    return () => clearTimeout(timer)
  }, [isOffline, hasFailed, tryAgain])
  return useCallback(() => (quiet.current = 0), [])
}
