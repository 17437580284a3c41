import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import type { CodeDelivery, PhoneProof, PhoneNumber, SmsCodeRequest } from '#domain/accounts/account-requests'
import { CODE_RESEND_MS, ID_TOKEN_LIFETIME_MS } from '#domain/accounts/identity/identity-constants'
import { identitySettings } from '#domain/contract/accounts/identity-settings'
import type { AccountError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'
import { CODE_EXPIRED, IDENTITY_NETWORK_ERROR } from '#domain/accounts/identity-error'
import { type ConfirmCode, sendIdentityCode } from '../../../shared/accounts/identity/identity'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { pageState } from '../../../shared/page/page-state'
import { isOffline } from '../form/is-offline'
import { sendSmsCode } from './send-sms-code'

/** How a number is verified: by a code of the gateway, or by one of the identity provider (SOC-09, SOC-11). */
export interface PhoneVerification {
  /** The provider sends and checks the codes, so the gateway's SMS captcha does not apply. */
  readonly isByProvider: boolean
  readonly send: (input: SmsCodeRequest) => Promise<Result<CodeDelivery, AccountError>>
  readonly prove: (number: PhoneNumber, code: string) => Promise<Result<PhoneProof, AccountError>>
}

/** A code that the provider checks, or has accepted. */
interface Proof {
  readonly what: string
  readonly at: number
  readonly token: ReturnType<ConfirmCode>
}

/** Sent codes. State of the page: a code that was sent survives a switch between login methods. */
const sent = new Map<string, ConfirmCode>()
let proof: Proof | null = null

// Any login or logout starts over.
subscribeKey(pageState, 'session', () => {
  sent.clear()
  proof = null
})

export const usePhoneVerification = (): PhoneVerification => {
  const { merchant } = useSnapshot(pageState)
  const { data } = useLiveQuery((read) => read.get('settings', merchant))
  const settings = useMemo(() => (data ? identitySettings(data) : null), [data])
  return useMemo(
    () =>
      settings
        ? {
            isByProvider: true,
            send: async (number) => {
              const result = await sendIdentityCode(settings, written(number))
              if (!result.ok) return result
              sent.set(written(number), result.value)
              return ok({ expirationTime: Date.now() + CODE_RESEND_MS })
            },
            prove: async (number, code) => {
              const what = `${written(number)} ${code}`
              // A code works only once, but its proof may have to be sent again, also after a stop during the check.
              if (proof?.what !== what || Date.now() >= proof.at + ID_TOKEN_LIFETIME_MS) {
                const confirm = sent.get(written(number))
                // No code was sent, perhaps because of the network: resending now would fail too.
                if (!confirm) return err((await isOffline()) ? IDENTITY_NETWORK_ERROR : CODE_EXPIRED)
                proof = startProof(what, confirm(code))
              }
              const result = await unlessStopped(proof.token)
              return result.ok ? ok({ firebaseIdToken: result.value }) : result
            },
          }
        : {
            isByProvider: false,
            send: sendSmsCode,
            prove: (_number, verificationCode) => Promise.resolve(ok({ verificationCode })),
          },
    [settings],
  )
}

const startProof = (what: string, token: Proof['token']): Proof => {
  const started = { what, at: Date.now(), token }
  void token.then(({ ok: isAccepted }) => {
    if (!isAccepted && proof === started) proof = null
  })
  return started
}

let stop = (): void => undefined

/** Called when the player stops waiting for the provider to check a code: nothing more is sent. */
export const cancelPhoneVerification = (): void => stop()

const unlessStopped = <T>(answer: Promise<Result<T, AccountError>>): Promise<Result<T, AccountError>> =>
  Promise.race([
    answer,
    new Promise<Result<never, AccountError>>((resolve) => {
      stop = () => resolve(err({ kind: 'aborted' }))
    }),
  ])

/** E.164 format: a plus, the dialling code, the number (A5). */
const written = ({ countryDialingCode, mobileNum }: PhoneNumber): string =>
  `+${countryDialingCode}${mobileNum}`
