import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { CodeDelivery } from '#domain/accounts/account-requests'
import type { AccountError } from '#domain/errors'
import {
  type CodeState,
  nextCodeState,
  secondsLeft,
  INITIAL_CODE_STATE,
} from '#domain/accounts/one-time-code-machine'
import type { Result } from '#domain/result'
import { isNetworkFailure } from '#domain/accounts/account-error'

const TICK_MS = 250 // four times a second, so that no second is skipped

export interface Code {
  readonly state: CodeState
  /** Whole seconds until the code may be resent, 0 when it may be. */
  readonly seconds: number
  /** @param ask sends the code */
  readonly send: (ask: () => Promise<Result<CodeDelivery, AccountError>>) => void
}

/** True if the send request got no response. The field shows that. */
export const isSendingUnanswered = ({ state }: Code): boolean =>
  state.kind === 'failed' && isNetworkFailure(state.error)

/**
 * State of a one-time code: when it may be sent and resent (TFA-04).
 * @param address recipient; another address starts over, and returning to the first one resumes its state
 */
export const useOneTimeCode = (address: string): Code => {
  const [state, dispatch] = useReducer(nextCodeState, INITIAL_CODE_STATE)
  const latest = useRef(address)
  const sent = useRef(new Map<string, number>())
  const now = useTicks(state.kind === 'counting')

  useEffect(() => {
    if (latest.current === address) return
    latest.current = address
    dispatch({ type: 'readdressed' })
    const until = sent.current.get(address)
    if (until !== undefined) dispatch({ type: 'sent', until })
  }, [address])

  useEffect(() => {
    dispatch({ type: 'ticked', now })
  }, [now])

  const send = useCallback((ask: () => Promise<Result<CodeDelivery, AccountError>>): void => {
    const sentTo = latest.current
    dispatch({ type: 'send' })
    void ask().then((result) => {
      if (result.ok) sent.current.set(sentTo, result.value.expirationTime)
      // The code went to the previous address.
      if (latest.current !== sentTo) return
      if (result.ok) dispatch({ type: 'sent', until: result.value.expirationTime })
      else dispatch({ type: 'refused', error: result.error })
    })
  }, [])

  return { state, seconds: secondsLeft(state, now), send }
}

/** Returns the current time in epoch ms, updated while something counts down. */
const useTicks = (isCounting: boolean): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isCounting) return undefined
    const tick = (): void => setNow(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [isCounting])
  return now
}
