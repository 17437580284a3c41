import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { BACKOFF_CAP_MS, LAUNCH_TIMEOUT_MS, RELAUNCH_BASE_MS } from '#domain/timing'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { backoffDelay } from '#domain/sync/backoff'
import { safeGameUrl } from '#domain/routing/safe-url'
import { showFailure } from '../../overlays/overlay-queue'
import { useConnection } from '../../sync/use-connection'
import { withTimeout } from '#domain/with-timeout'

const MOST_QUIET = 3 // tries that nobody asked for

/** Asks the worker for the address of a game. */
export type FetchGameUrl = (how: {
  readonly inNewWindow: boolean
}) => Promise<Result<{ readonly gameUrl: string }, AppError>>

export type LaunchPhase =
  /** No network: nothing is asked for, and the launch begins by itself when it is back (GAM-08). */
  | { readonly phase: 'offline' }
  | { readonly phase: 'launching' }
  | { readonly phase: 'playing'; readonly url: string }
  | { readonly phase: 'failed'; readonly error: AppError }

export interface LaunchControls {
  readonly retry: () => void
  /** Counts the tries from 0. */
  readonly attempt: number
}

/**
 * Asks for the address of a game within 10 s, again on `retry`, when the network is back, and a few times where nothing
 * says that it is (GAM-03, GAM-04, GAM-06).
 * An answer that comes after the player has left, or after its time, opens nothing.
 * @param ask the first one is kept: another game is another component
 * @param check the address as it may be opened, null where it may not; one function for good
 */
export const useLaunch = (ask: FetchGameUrl, check = safeGameUrl): LaunchPhase & LaunchControls => {
  const { isOffline, isKnown } = useConnection()
  const [ownAsk] = useState(() => ask)
  const [{ attempt, isQuiet }, tryAgain] = useReducer(nextTry, { attempt: 0, isQuiet: false })
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  /** The player has asked for the try that is under way. */
  const isAsked = useRef(true)
  const answered = outcome?.attempt === attempt ? outcome.result : null
  // The first try waits for a network; a try that the player asks for goes out in any case.
  const isWaiting = (isOffline || !isKnown) && attempt === 0 && answered === null

  useEffect(() => {
    if (isWaiting && isOffline) isAsked.current = false // it begins by itself later
  }, [isWaiting, isOffline])

  useEffect(() => {
    if (isWaiting) return undefined
    let isCurrent = true
    void launch(ownAsk, check).then((result) => {
      if (!isCurrent) return
      setOutcome({ attempt, result })
      // A launch that repeats itself is silent (NET-10, NET-12).
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
  // The worker has checked it; what opens a frame checks for itself.
  const url = check(result.value.gameUrl, window.location.origin)
  return url === null ? err({ kind: 'unsafe-url' }) : ok(url)
}

interface Try {
  readonly attempt: number
  /** It is made by itself: what stands on the screen stays until it is answered. */
  readonly isQuiet: boolean
}

const nextTry = ({ attempt }: Try, isQuiet: boolean): Try => ({ attempt: attempt + 1, isQuiet })

/** @param isHeldBack nothing is said to be under way */
const phaseOf = (isHeldBack: boolean, answered: Result<string, AppError> | null): LaunchPhase => {
  if (answered === null) return { phase: isHeldBack ? 'offline' : 'launching' }
  if (answered.ok) return { phase: 'playing', url: answered.value }
  return answered.error.kind === 'network' ? { phase: 'offline' } : { phase: 'failed', error: answered.error }
}

interface Return {
  readonly isOffline: boolean
  /** The last try found nobody. */
  readonly hasFailed: boolean
  readonly tryAgain: (isQuiet: boolean) => void
}

/**
 * One more try at the moment the connection comes back. A try may find nobody while nothing else says that we are
 * offline, as in the first moments of a new network: then nothing will say that we are back, and it is tried again,
 * quietly and three times at the most. After that it is the player's to ask.
 * @returns begins the count anew: the player has asked
 */
const useRetryOnReturn = ({ isOffline, hasFailed, tryAgain }: Return): (() => void) => {
  const wasOffline = useRef(isOffline)
  const quiet = useRef(0)
  useEffect(() => {
    const isBack = wasOffline.current && !isOffline
    wasOffline.current = isOffline
    if (isBack) quiet.current = 0
    if (!hasFailed || isOffline || quiet.current >= MOST_QUIET) return undefined
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
