import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSnapshot } from 'valtio'
import type { AccountError } from '#domain/errors'
import type { LoginOutcome } from '#domain/port'
import type { Result } from '#domain/result'
import { isCodeError, isUnknownMember } from '#domain/accounts/account-error'
import { accountCommands } from '../../../shared/worker/client/account-commands'
import type { Captcha } from '../../../shared/captcha/use-captcha'
import { useFormActivity } from '../../../shared/forms/use-form-activity'
import { enableCaptchaRow } from '../form/captcha-error'
import { loginState, submitLogin, useLoginError } from './login-state'
import { type PhoneProof, usePhoneVerification } from '../phone/phone-verification'
import { type Code, useOneTimeCode } from '../form/use-one-time-code'
import { type DialingCode, useDialingCode } from '../phone/use-dialing-code'
import { useSmsCaptcha } from '../phone/use-sms-captcha'
import { isSocialSubmitting } from '../social/social-state'

type Missing = 'mobileNum' | 'verificationCode' | null

export interface SmsLogin {
  readonly dialingCode: DialingCode
  readonly mobileNum: string
  readonly verificationCode: string
  readonly remember: boolean
  readonly code: Code
  readonly isByProvider: PhoneProof['isByProvider']
  readonly missing: Missing
  readonly problem: AccountError | null
  readonly isBusy: boolean
  /** The captchas that having a code sent and logging in ask for. */
  readonly captchas: readonly ReactNode[]
  readonly refs: Readonly<Record<'mobileNum' | 'verificationCode', RefObject<HTMLInputElement | null>>>
  readonly setMobileNum: (digits: string) => void
  readonly setVerificationCode: (digits: string) => void
  readonly setRemember: (remember: boolean) => void
  readonly sendCode: () => void
  readonly submit: (event: SyntheticEvent) => void
}

/** What stands in the form of a login by SMS, and what becomes of it (LOG-14). */
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
    void accountCommands.savedNumber().then((result) => {
      if (isGone || !result.ok || result.value === null) return
      const { countryDialingCode, mobileNum: number } = result.value
      setSaved(countryDialingCode)
      // Nothing appears where somebody is about to type, a moment later either.
      if (document.activeElement === numberField.current) return
      flushSync(() => setMobileNum((typed) => (typed === '' ? number : typed)))
    })
    return () => {
      isGone = true
    }
  }, [])

  /** Nobody has told yet which dialling code stands before a number; the player hears so. */
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
      return accountCommands.logInBySms({ ...number, proof: proof.value, remember, captcha: fields })
    })
    // The gateway has not been asked where the identity provider has refused.
    if (!result || result.ok || result.error.kind !== 'identity') captcha.reset()
    // Used up, or wrong; where nobody has judged it, it is good for some minutes more.
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

/** Has the gateway judged the code: it is wrong, or right and the number nobody's? */
const isJudged = (error: AccountError): boolean => isCodeError(error) || isUnknownMember(error)
