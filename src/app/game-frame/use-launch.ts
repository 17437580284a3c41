import { useEffect, useReducer, useRef, useState } from 'react'
import { BACKOFF_CAP_MS, LAUNCH_TIMEOUT_MS, RELAUNCH_BASE_MS } from '#domain/constants/timing'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { gameAddress } from '#domain/rules/url-rule'
import { useConnection } from '../use-connection'
import { within } from '../worker-life'

/** Asks the worker for the address of a game. */
export type AskForGame = (how: {
  readonly inNewWindow: boolean
}) => Promise<Result<{ readonly gameUrl: string }, AppError>>

export type LaunchPhase =
  /** No network: nothing is asked for, and the launch begins by itself when it is back (GAM-08). */
  | { readonly phase: 'offline' }
  | { readonly phase: 'launching' }
  | { readonly phase: 'playing'; readonly url: string }
  | { readonly phase: 'failed'; readonly error: AppError }

export interface LaunchTry {
  readonly retry: () => void
  /** Counts the tries from 0. */
  readonly attempt: number
}

/**
 * Asks for the address of a game within 10 s, again on `retry` and when the network is back (GAM-03, GAM-04, GAM-06).
 * An answer that comes after the player has left, or after its time, opens nothing.
 * @param ask the first one is kept: another game is another component
 * @param check the address as it may be opened, null where it may not; one function for good
 */
export const useLaunch = (ask: AskForGame, check = gameAddress): LaunchPhase & LaunchTry => {
  const { isOffline, isKnown } = useConnection()
  const [ownAsk] = useState(() => ask)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const answered = outcome?.attempt === attempt ? outcome.result : null
  // The first try waits for a network; a try that the player asks for goes out in any case.
  const isWaiting = (isOffline || !isKnown) && attempt === 0 && answered === null

  useEffect(() => {
    if (isWaiting) return undefined
    let isCurrent = true
    void launch(ownAsk, check).then((result) => {
      if (isCurrent) setOutcome({ attempt, result })
    })
    return () => {
      isCurrent = false
    }
  }, [ownAsk, check, attempt, isWaiting])

  useRetryOnReturn({
    isOffline,
    hasFailed: answered?.ok === false && answered.error.kind === 'network',
    attempt,
    retry,
  })

  return { ...phaseOf(isWaiting && isOffline, answered), retry, attempt }
}

interface Outcome {
  readonly attempt: number
  readonly result: Result<string, AppError>
}

const launch = async (ask: AskForGame, check: typeof gameAddress): Promise<Result<string, AppError>> => {
  const late = err<AppError>({ kind: 'timeout', limitMs: LAUNCH_TIMEOUT_MS })
  const result = await within(LAUNCH_TIMEOUT_MS, ask({ inNewWindow: false }), late)
  if (!result.ok) return result
  // The worker has checked it; what opens a frame checks for itself.
  const url = check(result.value.gameUrl, window.location.origin)
  return url === null ? err({ kind: 'unsafe-url' }) : ok(url)
}

const phaseOf = (isHeldBack: boolean, answered: Result<string, AppError> | null): LaunchPhase => {
  if (isHeldBack) return { phase: 'offline' }
  if (answered === null) return { phase: 'launching' }
  if (answered.ok) return { phase: 'playing', url: answered.value }
  return answered.error.kind === 'network' ? { phase: 'offline' } : { phase: 'failed', error: answered.error }
}

interface Return {
  readonly isOffline: boolean
  /** The last try found nobody. */
  readonly hasFailed: boolean
  readonly attempt: number
  readonly retry: () => void
}

/**
 * One more try at the moment the connection comes back. A try may find nobody while nothing else says that we are
 * offline, as in the first moments of a new network: then nothing will say that we are back, and it is tried again after
 * a pause that grows, until it is answered or three failures have made us offline.
 */
const useRetryOnReturn = ({ isOffline, hasFailed, attempt, retry }: Return): void => {
  const wasOffline = useRef(isOffline)
  useEffect(() => {
    const isBack = wasOffline.current && !isOffline
    wasOffline.current = isOffline
    if (!hasFailed || isOffline) return undefined
    const pause = isBack ? 0 : Math.min(RELAUNCH_BASE_MS * 2 ** attempt, BACKOFF_CAP_MS)
    const timer = setTimeout(retry, pause)
    return () => clearTimeout(timer)
  }, [isOffline, hasFailed, attempt, retry])
}
