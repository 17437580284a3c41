import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { gameAddress } from '#domain/rules/url-rule'
import { useConnection } from '../../app/use-connection'
import { commands } from '../../app/worker-client'

export interface TrialGame {
  readonly gameId: string
  readonly nodeId: string
}

export type TrialPhase =
  /** No network: nothing is asked for, and the launch begins by itself when it is back (GAM-08). */
  | { readonly phase: 'offline' }
  | { readonly phase: 'launching' }
  | { readonly phase: 'playing'; readonly url: string }
  | { readonly phase: 'failed'; readonly error: AppError }

/** Asks the worker for the address of a trial game, again on `retry` and when the network is back (GAM-06). */
export const useTrialLaunch = ({
  gameId,
  nodeId,
}: TrialGame): TrialPhase & { readonly retry: () => void } => {
  const { isOffline, isKnown } = useConnection()
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const answered = outcome?.attempt === attempt ? outcome.result : null
  // The first try waits for a network; a try that the player asks for goes out in any case.
  const isWaiting = (isOffline || !isKnown) && attempt === 0 && answered === null

  useEffect(() => {
    if (isWaiting) return undefined
    let isCurrent = true
    void launch({ gameId, nodeId }).then((result) => {
      if (isCurrent) setOutcome({ attempt, result })
    })
    return () => {
      isCurrent = false
    }
  }, [gameId, nodeId, attempt, isWaiting])

  useRetryOnReturn(isOffline, answered?.ok === false && answered.error.kind === 'network', retry)

  return { ...phaseOf(isWaiting && isOffline, answered), retry }
}

interface Outcome {
  readonly attempt: number
  readonly result: Result<string, AppError>
}

const launch = async (game: TrialGame): Promise<Result<string, AppError>> => {
  const result = await commands.launchTrial(game)
  if (!result.ok) return result
  // The worker has checked it; what opens a frame checks for itself.
  const url = gameAddress(result.value.gameUrl, window.location.origin)
  return url === null ? err({ kind: 'unsafe-url' }) : ok(url)
}

const phaseOf = (isHeldBack: boolean, answered: Result<string, AppError> | null): TrialPhase => {
  if (isHeldBack) return { phase: 'offline' }
  if (answered === null) return { phase: 'launching' }
  if (answered.ok) return { phase: 'playing', url: answered.value }
  return answered.error.kind === 'network' ? { phase: 'offline' } : { phase: 'failed', error: answered.error }
}

/** One more try at the moment the connection comes back, not as long as it is there. */
const useRetryOnReturn = (isOffline: boolean, hasFailed: boolean, retry: () => void): void => {
  const wasOffline = useRef(isOffline)
  const onReturn = useCallback(() => {
    if (hasFailed) retry()
  }, [hasFailed, retry])
  useEffect(() => {
    if (wasOffline.current && !isOffline) onReturn()
    wasOffline.current = isOffline
  }, [isOffline, onReturn])
}
