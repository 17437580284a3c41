import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSnapshot } from 'valtio'
import type { AccountError } from '#domain/errors'
import type { LoginOutcome } from '#domain/port'
import type { Result } from '#domain/result'
import { isCodeError, isUnknownMember } from '#domain/accounts/account-error'
import type { Captcha } from '../../../shared/captcha/use-captcha'
import { useFormActivity } from '../../../shared/forms/use-form-activity'
import { enableCaptchaRow } from '../form/captcha-error'
import { loginState, submitLogin, useLoginError } from './login-state'
import { type PhoneVerification, usePhoneVerification } from '../phone/phone-verification'
import { type Code, useOneTimeCode } from '../form/use-one-time-code'
import { type DialingCode, useDialingCode } from '../phone/use-dialing-code'
import { useSmsCaptcha } from '../phone/use-sms-captcha'
import { isSocialSubmitting } from '../social/social-state'
import { commands } from '../../../shared/worker/client/commands'
import { stoppableCommands } from './stoppable-commands'

type Missing = 'mobileNum' | 'verificationCode' | null

export interface SmsLogin {
  readonly dialingCode: DialingCode
  readonly mobileNum: string
  readonly verificationCode: string
  readonly remember: boolean
  readonly code: Code
  readonly isByProvider: PhoneVerification['isByProvider']
  readonly missing: Missing
  readonly problem: AccountError | null
  readonly isBusy: boolean
  /** Captchas for sending the code and for logging in. */
  readonly captchas: readonly ReactNode[]
  readonly refs: Readonly<Record<'mobileNum' | 'verificationCode', RefObject<HTMLInputElement | null>>>
  readonly setMobileNum: (digits: string) => void
  readonly setVerificationCode: (digits: string) => void
  readonly setRemember: (remember: boolean) => void
  readonly sendCode: () => void
  readonly submit: (event: SyntheticEvent) => void
}

/** State of the SMS login form and its result (LOG-14). */
export const useSmsLogin = (captcha: Captcha): SmsLogin => {
  const [saved, setSaved] = useState<string>()
  const [mobileNum, setMobileNum] = useState('')
  const [verificationCode, setVerificationCode] = useState('')
  const [remember, setRemember] = useState(true)
  const [missing, setMissing] = useState<Missing>(null)
  const refusal = useLoginError('sms')
  const [noCountry, setNoCountry] = useState<AccountError | null>(null)
  const numberField = useRef<HTMLInputElement>(null)
  const refs = { mobileNum: numberField, verificationCode: useRef<HTMLInputElement>(null) }
  const { status } = useSnapshot(loginState)
  const dialingCode = useDialingCode(true, saved)
  const code = useOneTimeCode(`${dialingCode.code} ${mobileNum}`)
  const phone = usePhoneVerification()
  const smsCaptcha = useSmsCaptcha(phone.isByProvider)
  useFormActivity(mobileNum !== '' || verificationCode !== '')

  useEffect(() => {
    let isGone = false
    void commands.savedNumber().then((result) => {
      if (isGone || !result.ok || result.value === null) return
      const { countryDialingCode, mobileNum: number } = result.value
      const field = numberField.current
      // Do not insert the saved number, even late, while the player is in the field or has typed another one.
      if (field && (field === document.activeElement || field.value !== '')) return
      setSaved(countryDialingCode)
      flushSync(() => setMobileNum(number))
    })
    return () => {
      isGone = true
    }
  }, [])

  /** True if the dialling code is not known yet; shows an error for it. */
  const isWithoutCountry = (): boolean => {
    if (dialingCode.code !== '') return false
    setNoCountry({ kind: 'worker', detail: 'unavailable' })
    return true
  }

  const send = async (): Promise<void> => {
    const fields = captcha.result()
    if (isWithoutCountry()) return
    if (captcha.isNeeded && !fields) {
      captcha.verifyFirst()
      return
    }
    const number = { countryDialingCode: dialingCode.code, mobileNum }
    const result = await submitLogin('sms', async (): Promise<Result<LoginOutcome, AccountError>> => {
      const proof = await phone.prove(number, verificationCode)
      if (!proof.ok) return proof
      return stoppableCommands.logInBySms({ ...number, proof: proof.value, remember, captcha: fields })
    })
    // If the identity provider rejected the code, the gateway was not called and the captcha is unused.
    if (!result || result.ok || result.error.kind !== 'identity') captcha.reset()
    // Clear the code if it was used up or wrong. If it was not checked, it stays valid for some minutes.
    if (!result || result.ok || isJudged(result.error)) setVerificationCode('')
    if (!result || result.ok) return
    if (isCodeError(result.error)) refs.verificationCode.current?.focus()
    enableCaptchaRow(result.error, fields)
  }

  return {
    dialingCode,
    mobileNum,
    verificationCode,
    remember,
    code,
    isByProvider: phone.isByProvider,
    missing,
    problem: (dialingCode.code === '' ? noCountry : null) ?? refusal,
    isBusy: status === 'processing',
    captchas: [smsCaptcha.widget, captcha.widget],
    refs,
    setMobileNum: (digits) => {
      setMobileNum(digits)
      setMissing(null)
    },
    setVerificationCode: (digits) => {
      setVerificationCode(digits)
      setMissing(null)
      if (refusal && isCodeError(refusal)) loginState.refusal = null
    },
    setRemember,
    sendCode: () => {
      setMissing(mobileNum === '' ? 'mobileNum' : null)
      if (mobileNum === '') {
        refs.mobileNum.current?.focus()
        return
      }
      if (isWithoutCountry()) return
      const fields = smsCaptcha.take()
      if (fields === 'unsolved') return
      loginState.refusal = null
      const { code: countryDialingCode } = dialingCode
      code.send(() => phone.send({ countryDialingCode, mobileNum, captcha: fields }))
      refs.verificationCode.current?.focus()
    },
    submit: (event) => {
      event.preventDefault()
      if (status !== 'idle' || isSocialSubmitting()) return
      const needs = mobileNum === '' ? 'mobileNum' : verificationCode === '' ? 'verificationCode' : null
      setMissing(needs)
      if (needs === null) void send()
      else refs[needs].current?.focus()
    },
  }
}

/** True if the gateway has checked the code: it is wrong, or it is right and no member has the number. */
const isJudged = (error: AccountError): boolean => isCodeError(error) || isUnknownMember(error)
