import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { CaptchaResult } from '#domain/captcha/captcha-messages'
import { accountSettings } from '#domain/contract/accounts/account-settings'
import { INITIAL_CAPTCHA_STATE, isWaitingForNetwork, nextCaptchaState } from '#domain/captcha/captcha-machine'
import { captchaServers } from '#domain/captcha/captcha-servers'
import { type CaptchaPurpose, selectCaptcha } from '#domain/captcha/captcha-setup'
import { pageState } from '../page/page-state'
import { useConnection } from '../sync/use-connection'
import { useOnNetworkReturn } from '../sync/use-on-network-return'
import { useLiveQuery } from '../worker/query/use-live-query'
import { CaptchaRow } from './captcha-row'
import { type CaptchaControls, CaptchaFrame } from './captcha-frame'
import { CaptchaRequiredDialog } from './captcha-required-dialog'

/** A form's captcha. */
export interface Captcha {
  /** True if the merchant has enabled the captcha for this form (CAP-01). */
  readonly isNeeded: boolean
  /** False until the merchant's settings are there and have been read. A social login waits for that. */
  readonly isKnown: boolean
  /** The element to render in the form; null if no captcha is needed. */
  readonly widget: ReactNode
  /** The fields to send, null while unsolved. */
  readonly result: () => CaptchaResult | null
  /** Discards a solution that has been sent. */
  readonly reset: () => void
  /** Shows a player who submits an unsolved form what is left to do (CAP-07). */
  readonly verifyFirst: () => void
}

/**
 * The captcha of a form (CAP-01 to CAP-07). The form renders `widget`, sends `result()`, and resets after each
 * failure.
 */
export const useCaptcha = ({ purpose }: { readonly purpose: CaptchaPurpose }): Captcha => {
  const { merchant, language, style } = useSnapshot(pageState)
  const { data: settings } = useLiveQuery((read) => read.get('settings', merchant))
  const config = useLiveQuery((read) => read.get('config', 'config'))
  const [state, dispatch] = useReducer(nextCaptchaState, INITIAL_CAPTCHA_STATE)
  const [run, setRun] = useState(0)
  const [isReminded, setReminded] = useState(false)
  const stage = useRef<CaptchaControls>(null)
  const row = useRef<HTMLButtonElement>(null)

  const { isOffline } = useConnection()
  const startAgain = (): void => {
    dispatch({ type: 'retry' })
    setRun((before) => before + 1)
  }
  useOnNetworkReturn(() => {
    if (isWaitingForNetwork(state)) startAgain()
  })

  // After closing the notice the focus moves to the row. While the notice is open nothing behind it can take the
  // focus.
  useEffect(() => (isReminded ? () => row.current?.focus() : undefined), [isReminded])

  if (!settings) return UNKNOWN_CAPTCHA // on a first visit the social login may have read the settings earlier
  if (!settings[purpose].captcha.enabled) return NO_CAPTCHA

  const account = accountSettings(settings)
  const plan = selectCaptcha(purpose, account)
  const servers = captchaServers(config.data?.json, account.captchaVersion)
  const close = (): void => {
    stage.current?.reset()
    dispatch({ type: 'closed' })
  }
  const press = (): void => {
    if (state.kind === 'error') startAgain()
    else if (state.kind === 'waiting') {
      dispatch({ type: 'asked' })
      stage.current?.solve()
    }
  }
  const isOpen = state.kind === 'solving'
  return {
    isNeeded: true,
    isKnown: true,
    widget: (
      <>
        <CaptchaRow state={state} isOffline={isOffline} onPress={press} buttonRef={row} />
        {config.status !== 'loading' && (
          // Another setup, language or attempt needs a new document without earlier errors.
          <CaptchaFrame
            key={JSON.stringify([plan, servers, language, run])}
            ref={stage}
            input={{ plan, servers, language, style }}
            isOpen={isOpen}
            isShown={isOpen && state.isShown}
            onEvent={dispatch}
            onClose={close}
          />
        )}
        {isReminded && <CaptchaRequiredDialog onClose={() => setReminded(false)} />}
      </>
    ),
    result: () => (state.kind === 'success' ? state.fields : null),
    reset: () => {
      stage.current?.reset()
      dispatch({ type: 'reset' })
    },
    verifyFirst: () => {
      row.current?.scrollIntoView({ block: 'center' }) // the player sees behind the notice what it is about
      setReminded(true)
    },
  }
}

/** Captcha of a form for which it is disabled (CAP-01). */
export const NO_CAPTCHA: Captcha = {
  isNeeded: false,
  isKnown: true,
  widget: null,
  result: () => null,
  reset: () => undefined,
  verifyFirst: () => undefined,
}

const UNKNOWN_CAPTCHA: Captcha = { ...NO_CAPTCHA, isKnown: false }
