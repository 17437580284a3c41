import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { SecondFactor } from '#domain/accounts/account-requests'
import type { AccountError, TwoFactorChallenge } from '#domain/errors'
import {
  FIELDS_OF,
  type TwoFactorMethod,
  type TwoFactorField,
  type TwoFactorInputs,
  type TwoFactorState,
} from '#domain/accounts/two-factor-machine'
import type { LoginOutcome } from '#domain/port'
import { ok, type Result } from '#domain/result'
import { isSecondFactorError } from '#domain/accounts/account-error'
import { stopPendingLogin } from '../login/stoppable'
import { useTranslation } from '../../../i18n/use-translation'
import { enterSession } from '../login/enter-session'
import {
  type PhoneVerification,
  cancelPhoneVerification,
  usePhoneVerification,
} from '../phone/phone-verification'
import { twoFactorState, dispatchTwoFactor } from '../login/two-factor-state'
import { type Code, useOneTimeCode } from '../form/use-one-time-code'
import { type DialingCode, useDialingCode } from '../phone/use-dialing-code'
import { useSmsCaptcha } from '../phone/use-sms-captcha'
import { stoppableCommands } from '../login/stoppable-commands'

type Refs = Readonly<Record<TwoFactorField, RefObject<HTMLInputElement | null>>>

export interface TwoFactor {
  readonly state: TwoFactorState
  readonly proofs: TwoFactorInputs
  readonly refs: Refs
  readonly isReadOnly: boolean
  readonly dialingCode: DialingCode
  readonly code: Code
  readonly isByProvider: boolean
  /** Error of the number that a code is sent to. */
  readonly numberProblem: string | undefined
  /** Captcha for sending a code, if required. */
  readonly captcha: ReactNode
  readonly type: (field: TwoFactorField, text: string) => void
  readonly choose: (method: TwoFactorMethod) => void
  readonly sendCode: () => void
  readonly submit: (event: SyntheticEvent) => void
  readonly close: () => void
  /** Focuses the first field of the open tab. */
  readonly focusFirst: () => void
}

const NOTHING: TwoFactorInputs = {
  payeeName: '',
  mobileNum: '',
  verificationCode: '',
  authCode: '',
  email: '',
}

/** The second step: typed values, state (two-factor-machine.ts) and result. */
export const useTwoFactor = (verification: TwoFactorChallenge, state: TwoFactorState): TwoFactor => {
  const t = useTranslation('rest')
  const [proofs, setProofs] = useState(NOTHING)
  const [numberProblem, setNumberProblem] = useState<string>()
  const refs = useRefs()
  const dialingCode = useDialingCode(false)
  const code = useOneTimeCode(`${dialingCode.code} ${proofs.mobileNum}`)
  const phone = usePhoneVerification()
  const captcha = useSmsCaptcha(phone.isByProvider)

  const choose = (method: TwoFactorMethod): void => {
    setProofs(NOTHING)
    setNumberProblem(undefined)
    dispatchTwoFactor({ type: 'choose', method })
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (state.kind !== 'editing') return
    const missing = FIELDS_OF[state.method].find((field) => proofs[field].trim() === '')
    if (missing) {
      dispatchTwoFactor({ type: 'submit', proofs })
      refs[missing].current?.focus()
      return
    }
    if (state.method === 'sms' && isWithoutCountry()) return
    dispatchTwoFactor({ type: 'submit', proofs })
    void verify(state.method).then((result) => {
      if (twoFactorState.state?.kind !== 'sending') {
        // The player has left, but the gateway had already accepted the login.
        if (result.ok) enterSession(result.value)
      } else if (result.ok) {
        setProofs(NOTHING) // typed values must not stay in the document
        dispatchTwoFactor({ type: 'succeeded', outcome: result.value })
      } else {
        dispatchTwoFactor({ type: 'refused', error: result.error })
        if (isSecondFactorError(result.error)) typeCodeAgain()
      }
    })
  }
  const verify = async (method: TwoFactorMethod): Promise<Result<LoginOutcome, AccountError>> => {
    const proof = await secondProof(method, proofs, dialingCode.code, phone)
    return proof.ok
      ? stoppableCommands.verifyLogin({ ticket: verification.ticket, proof: proof.value })
      : proof
  }
  /** True if the dialling code is not known yet; shows an error for it. */
  const isWithoutCountry = (): boolean => {
    const isUnknown = dialingCode.code === ''
    setNumberProblem(isUnknown ? t('login.noAnswer') : undefined)
    if (!isUnknown) return false
    refs.mobileNum.current?.focus()
    return true
  }
  /** Clears a wrong code so that it is retyped. A name or an address is corrected instead. */
  const typeCodeAgain = (): void => {
    const field = FIELDS_OF[state.method].find((each) => each === 'verificationCode' || each === 'authCode')
    if (!field) return
    setProofs((now) => ({ ...now, [field]: '' }))
    refs[field].current?.focus()
  }
  const sendCode = (): void => {
    const mobileNum = proofs.mobileNum.trim()
    setNumberProblem(mobileNum === '' ? t('account.mobile.missing') : undefined)
    if (mobileNum === '') {
      refs.mobileNum.current?.focus()
      return
    }
    if (isWithoutCountry()) return
    const fields = captcha.take()
    if (fields === 'unsolved') return
    code.send(() => phone.send({ countryDialingCode: dialingCode.code, mobileNum, captcha: fields }))
    refs.verificationCode.current?.focus()
  }
  const { method } = state
  return {
    state,
    proofs,
    refs,
    isReadOnly: state.kind !== 'editing',
    dialingCode,
    code,
    isByProvider: phone.isByProvider,
    numberProblem,
    captcha: captcha.widget,
    type: (field, text) => {
      setProofs((now) => ({ ...now, [field]: text }))
      setNumberProblem(undefined)
      dispatchTwoFactor({ type: 'typed' })
    },
    choose,
    sendCode,
    submit,
    close: () => {
      if (state.kind === 'sending') {
        cancelPhoneVerification()
        void stopPendingLogin()
      }
      dispatchTwoFactor({ type: 'close' })
    },
    focusFirst: useCallback(() => {
      const [first] = FIELDS_OF[method]
      if (first) refs[first].current?.focus()
    }, [method, refs]),
  }
}

const useRefs = (): Refs => {
  const payeeName = useRef<HTMLInputElement>(null)
  const mobileNum = useRef<HTMLInputElement>(null)
  const verificationCode = useRef<HTMLInputElement>(null)
  const authCode = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  return useMemo(() => ({ payeeName, mobileNum, verificationCode, authCode, email }), [])
}

/** The second factor as sent: trimmed (TFA-02, TFA-03). For a number it may be the identity provider's proof. */
const secondProof = async (
  method: TwoFactorMethod,
  proofs: TwoFactorInputs,
  countryDialingCode: string,
  phone: PhoneVerification,
): Promise<Result<SecondFactor, AccountError>> => {
  switch (method) {
    case 'email':
      return ok({ method: 'E', email: proofs.email.trim() })
    case 'payeeName':
      return ok({ method: 'P', payeeName: proofs.payeeName.trim() })
    case 'ga':
      return ok({ method: 'G', authCode: proofs.authCode.trim() })
    case 'sms': {
      const number = { countryDialingCode, mobileNum: proofs.mobileNum.trim() }
      const proof = await phone.prove(number, proofs.verificationCode.trim())
      return proof.ok ? ok({ method: 'S', ...number, ...proof.value }) : proof
    }
  }
}
