import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { AppError } from '#domain/errors'
import { accountCommands } from '../../app/account-commands'
import { commands } from '../../app/worker-client'
import { useCaptcha } from '../../app/captcha/use-captcha'
import { isAboutProof } from './account-problem'
import { loginState, submitLogin } from './login-state'
import { type Code, useCode } from './use-code'
import { type DialingCode, useDialingCode } from './use-dialing-code'
import { useFormActivity } from './use-form-activity'
import { useSmsCaptcha } from './use-sms-captcha'

type Missing = 'mobileNum' | 'verificationCode' | null

export interface SmsLogin {
  readonly dialingCode: DialingCode
  readonly mobileNum: string
  readonly verificationCode: string
  readonly remember: boolean
  readonly code: Code
  readonly missing: Missing
  readonly problem: AppError | null
  readonly isBusy: boolean
  /** The captchas that having a code sent and logging in ask for. */
  readonly captchas: readonly ReactNode[]
  readonly refs: Readonly<Record<'mobileNum' | 'verificationCode', RefObject<HTMLInputElement | null>>>
  readonly setMobileNum: (digits: string) => void
  readonly setVerificationCode: (digits: string) => void
  readonly setRemember: (remember: boolean) => void
  readonly sendCode: () => void
  readonly submit: (event: SyntheticEvent) => void
  readonly stop: () => void
}

/** What stands in the form of a login by SMS, and what becomes of it (LOG-14). */
export const useSmsLogin = (): SmsLogin => {
  const [saved, setSaved] = useState<string>()
  const [mobileNum, setMobileNum] = useState('')
  const [verificationCode, setVerificationCode] = useState('')
  const [remember, setRemember] = useState(true)
  const [missing, setMissing] = useState<Missing>(null)
  const [problem, setProblem] = useState<AppError | null>(null)
  const refs = { mobileNum: useRef<HTMLInputElement>(null), verificationCode: useRef<HTMLInputElement>(null) }
  const { status } = useSnapshot(loginState)
  const dialingCode = useDialingCode(true, saved)
  const code = useCode(`${dialingCode.code} ${mobileNum}`)
  const captcha = useCaptcha({ purpose: 'login' })
  const smsCaptcha = useSmsCaptcha()
  useFormActivity(mobileNum !== '' || verificationCode !== '')

  useEffect(() => {
    let isGone = false
    void accountCommands.savedNumber().then((result) => {
      if (isGone || !result.ok || result.value === null) return
      const { countryDialingCode, mobileNum: number } = result.value
      setSaved(countryDialingCode)
      setMobileNum((typed) => (typed === '' ? number : typed))
    })
    return () => {
      isGone = true
    }
  }, [])

  const send = async (): Promise<void> => {
    const fields = captcha.result()
    if (dialingCode.code === '') {
      setProblem(NO_COUNTRY)
      return
    }
    if (captcha.isNeeded && !fields) {
      captcha.verifyFirst()
      return
    }
    setProblem(null)
    const { code: countryDialingCode } = dialingCode
    const result = await submitLogin(false, () =>
      accountCommands.logInBySms({
        countryDialingCode,
        mobileNum,
        verificationCode,
        remember,
        captcha: fields,
      }),
    )
    captcha.reset()
    // Used up, or wrong; where nobody has judged it, it is good for some minutes more.
    if (!result || result.ok || isAboutCode(result.error)) setVerificationCode('')
    if (!result || result.ok || result.error.kind === 'aborted') return
    setProblem(result.error)
  }

  return {
    dialingCode,
    mobileNum,
    verificationCode,
    remember,
    code,
    missing,
    problem,
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
    },
    setRemember,
    sendCode: () => {
      setMissing(mobileNum === '' ? 'mobileNum' : null)
      if (mobileNum === '') {
        refs.mobileNum.current?.focus()
        return
      }
      if (dialingCode.code === '') {
        setProblem(NO_COUNTRY)
        return
      }
      const fields = smsCaptcha.take()
      if (fields === 'unsolved') return
      setProblem(null)
      const { code: countryDialingCode } = dialingCode
      code.send(() => accountCommands.sendSmsCode({ countryDialingCode, mobileNum, captcha: fields }))
      refs.verificationCode.current?.focus()
    },
    submit: (event) => {
      event.preventDefault()
      if (status !== 'idle') return
      const needs = mobileNum === '' ? 'mobileNum' : verificationCode === '' ? 'verificationCode' : null
      setMissing(needs)
      if (needs === null) void send()
      else refs[needs].current?.focus()
    },
    stop: () => {
      void commands.stopLogin()
      refs.verificationCode.current?.focus() // the button goes
    },
  }
}

/** Nobody has told yet which dialling code stands before a number. */
const NO_COUNTRY: AppError = { kind: 'worker', detail: 'unavailable' }

/** Has the gateway judged the code: it is wrong, or right and the number nobody's? */
const isAboutCode = (error: AppError): boolean =>
  isAboutProof(error) || (error.kind === 'refused' && error.code === 'not.exists.user')
