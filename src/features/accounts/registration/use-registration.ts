import { type ReactNode, type SyntheticEvent, useReducer, useRef, useState } from 'react'
import { SUBMIT_LOCK_MS } from '#domain/timing'
import type { RegistrationSource, RegistrationRequest } from '#domain/accounts/account-requests'
import {
  nextRegistrationState,
  INITIAL_REGISTRATION_STATE,
  type RegistrationState,
} from '#domain/accounts/registration-machine'
import { isCodeError, isNetworkFailure } from '#domain/accounts/account-error'
import { useTranslation } from '../../../i18n/use-translation'
import { type Captcha, useCaptcha } from '../../../shared/captcha/use-captcha'
import { trackRegistration } from '../../../shared/tracking/track-events'
import { useFormActivity } from '../../../shared/forms/use-form-activity'
import { enableCaptchaRow } from '../form/captcha-error'
import { accountErrorText } from '../form/account-error-text'
import { enterSession, persistPendingSession } from '../login/enter-session'
import { checkStrength } from '../password/new-password'
import { setPasswordless } from '../login/passwordless'
import { usePhoneVerification } from '../phone/phone-verification'
import { registerWithVerifiedPhone } from './register-with-verified-phone'
import { type RegistrationField, registrationProblem } from './registration-error'
import { cancelSocialLogin } from '../social/social-flow'
import { isSocialSubmitting } from '../social/social-state'
import { useEnterSessionAfterConfirm } from '../login/use-enter-session-after-confirm'
import { useAccountSettings } from '../form/use-account-settings'
import { type Code, useOneTimeCode } from '../form/use-one-time-code'
import { type DialingCode, useDialingCode } from '../phone/use-dialing-code'
import { type Fields, useFields } from '../../../shared/forms/use-fields'
import { useIsUnmountedRef } from '../../../shared/forms/use-is-unmounted'
import { useSmsCaptcha } from '../phone/use-sms-captcha'

export type Way = 'username' | 'mobile'
type Name = RegistrationField

export interface Registration {
  readonly state: RegistrationState
  readonly way: Way
  /** Without a password field the merchant's default password is required (REG-06). */
  readonly isMobileOffered: boolean
  readonly needsPassword: boolean
  readonly needsCode: boolean
  readonly fields: Fields<Name>
  readonly dialingCode: DialingCode
  readonly code: Code
  readonly isByProvider: boolean
  /** The identity provider's error for the code, until another one is typed. */
  readonly wrongCode: string | undefined
  readonly remember: boolean
  /** The form's own captcha. */
  readonly captcha: Captcha
  readonly captchas: readonly ReactNode[]
  readonly choose: (way: Way) => void
  readonly setRemember: (remember: boolean) => void
  readonly sendCode: () => void
  readonly submit: (event: SyntheticEvent) => void
  /** Called when the confirmation or alert was dismissed. */
  readonly read: () => void
}

const EMPTY = { username: '', mobileNum: '', verificationCode: '', password: '' }

interface Options {
  /** False if an agent registers another person (REG-08). */
  readonly logsIn: boolean
  /** Null until the affiliate code is known. */
  readonly provenance: () => RegistrationSource | null
}

/** State of a registration (registration-machine.ts) and its result. */
export const useRegistration = ({ logsIn, provenance }: Options): Registration => {
  const t = useTranslation('rest')
  const settings = useAccountSettings()
  const [state, dispatch] = useReducer(nextRegistrationState, INITIAL_REGISTRATION_STATE)
  const [way, setWay] = useState<Way>('username')
  const [remember, setRemember] = useState(true)
  const endedAt = useRef(0)
  const hasLeft = useIsUnmountedRef()
  const hasSent = useRef(false)
  const [wrongCode, setWrongCode] = useState<string>()
  const dialingCode = useDialingCode(true)
  const fields = useFields<Name>(EMPTY, (name, values) =>
    // Reported on submit, not when the player leaves the field.
    registrationProblem(name, values[name], hasSent.current && dialingCode.code === '', t),
  )
  const { values } = fields
  const code = useOneTimeCode(`${dialingCode.code} ${values.mobileNum}`)
  const captcha = useCaptcha({ purpose: 'register' })
  const phone = usePhoneVerification()
  const smsCaptcha = useSmsCaptcha(phone.isByProvider)
  useFormActivity(Object.values(values).some((text) => text !== ''))
  useEnterSessionAfterConfirm(state)

  const needsPassword = way === 'username' || settings?.flags['MOBILENUMPASSREG3'] === true
  const needsCode = way === 'mobile' && settings?.mobileRegisterVerify === true
  const isMobileOffered =
    settings?.flags['MOBILENUMPASSREG3'] === true ||
    (settings !== null && settings.mobileRegisterPassword !== '')
  const identifying = way === 'username' ? 'username' : 'mobileNum'

  const requestOf = (
    captchaFields: RegistrationRequest['captcha'],
    from: RegistrationSource,
  ): RegistrationRequest => ({
    who:
      way === 'username'
        ? { kind: 'username', username: values.username.trim() }
        : {
            kind: 'mobile',
            countryDialingCode: dialingCode.code,
            mobileNum: values.mobileNum,
            proof: null,
          },
    password: needsPassword ? values.password : null,
    logsIn,
    remember,
    captcha: captchaFields,
    provenance: from,
  })

  const unlock = (takesFocus: boolean): void => {
    setTimeout(
      () => {
        dispatch({ type: 'unlocked' })
        // To correct the name, or to type the next player's.
        if (takesFocus) fields.refOf(identifying).current?.focus()
      },
      Math.max(0, endedAt.current + SUBMIT_LOCK_MS - Date.now()),
    )
  }

  const send = async (input: RegistrationRequest): Promise<void> => {
    dispatch({ type: 'submit' })
    if (input.password !== null) {
      const strength = await checkStrength(input.password)
      if (strength !== 'accepted') {
        dispatch({ type: 'given-up' })
        if (strength === 'weak') fields.setError('password', t('account.password.weak'))
        return
      }
    }
    const result = await registerWithVerifiedPhone(input, phone, needsCode ? values.verificationCode : null)
    if (result.ok && result.value.login) trackRegistration(result.value.login.session)
    if (hasLeft.current) {
      // A registered player is logged in, wherever they have navigated meanwhile.
      if (result.ok && result.value.login) {
        setPasswordless(input.password === null)
        enterSession(result.value.login)
      }
      return
    }
    endedAt.current = Date.now()
    // If the identity provider rejected the code, the gateway was not called and the captcha is unused.
    if (result.ok || result.error.kind !== 'identity') captcha.reset()
    if (result.ok) {
      if (result.value.login) {
        setPasswordless(input.password === null)
        persistPendingSession(result.value.login)
      }
      dispatch({ type: 'succeeded', registered: result.value })
      fields.clear('password', 'verificationCode')
      return
    }
    if (result.error.kind === 'aborted') {
      dispatch({ type: 'given-up' })
      return
    }
    // The code was checked before the registration was sent: only the code is wrong.
    if (result.error.kind === 'identity' && isCodeError(result.error)) {
      dispatch({ type: 'given-up' })
      fields.clear('verificationCode')
      const problem = accountErrorText(result.error, t)
      setWrongCode(problem)
      fields.setError('verificationCode', problem)
      return
    }
    dispatch({ type: 'refused', error: result.error })
    if (result.error.kind === 'network') unlock(false)
    enableCaptchaRow(result.error, input.captcha)
    // Without a response nothing was checked: all typed text stays.
    if (!isNetworkFailure(result.error)) fields.clear(identifying, 'verificationCode')
  }

  return {
    state,
    way,
    isMobileOffered,
    needsPassword,
    needsCode,
    fields,
    dialingCode,
    code,
    isByProvider: phone.isByProvider,
    wrongCode: fields.errors.verificationCode === wrongCode ? wrongCode : undefined,
    remember,
    captcha,
    captchas: [needsCode && smsCaptcha.widget, captcha.widget],
    choose: (next) => {
      if (state.kind !== 'idle') return
      setWay(next)
      dispatch({ type: 'given-up' })
      fields.clearErrors()
    },
    setRemember,
    sendCode: () => {
      hasSent.current = true
      if (!fields.check(['mobileNum'])) return
      const captchaFields = smsCaptcha.take()
      if (captchaFields === 'unsolved') return
      const { code: countryDialingCode } = dialingCode
      const { mobileNum } = values
      code.send(() => phone.send({ countryDialingCode, mobileNum, captcha: captchaFields }))
      // The code field may be empty: the new code has not been typed yet.
      if (values.verificationCode === '') fields.clear('verificationCode')
      fields.refOf('verificationCode').current?.focus()
    },
    submit: (event) => {
      event.preventDefault()
      if (state.kind !== 'idle' || isSocialSubmitting()) return
      hasSent.current = true
      const asked: readonly Name[] = [
        identifying,
        ...(needsCode ? (['verificationCode'] as const) : []),
        ...(needsPassword ? (['password'] as const) : []),
      ]
      if (!fields.check(asked)) return
      const captchaFields = captcha.result()
      const from = provenance()
      if (captcha.isNeeded && !captchaFields) captcha.verifyFirst()
      else if (from) {
        cancelSocialLogin() // a provider window that is still open must no longer log the player in
        void send(requestOf(captchaFields, from))
      }
    },
    read: () => {
      const wasFailed = state.kind === 'failed'
      dispatch({ type: 'read' })
      unlock(wasFailed || !logsIn)
      if (!wasFailed && !logsIn) fields.clear('username', 'mobileNum')
    },
  }
}
