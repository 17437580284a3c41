import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { LOGIN_PATH } from '#domain/routing/routes'
import type { AppError } from '#domain/errors'
import { isCodeError } from '#domain/accounts/account-error'
import { validateEmail, validateMobile } from '#domain/accounts/account-fields'
import { useFormActivity } from '../../../shared/forms/use-form-activity'
import { useAppNavigate } from '../../../shared/routing/use-app-navigate'
import { useTranslation } from '../../../i18n/use-translation'
import { showToast } from '../../../shared/overlays/toasts'
import { loginState } from '../login/login-state'
import { checkStrength, newPasswordError } from './new-password'
import { sendSmsCode } from '../phone/send-sms-code'
import { type Code, useOneTimeCode } from '../form/use-one-time-code'
import { type DialingCode, useDialingCode } from '../phone/use-dialing-code'
import { type Fields, useFields } from '../../../shared/forms/use-fields'
import { useIsUnmountedRef } from '../../../shared/forms/use-is-unmounted'
import { useSmsCaptcha } from '../phone/use-sms-captcha'
import { commands } from '../../../shared/worker/client/commands'
import { stoppableCommands } from '../login/stoppable-commands'

export type ForgotWay = 'mobile' | 'email'
type Name = 'username' | 'mobileNum' | 'email' | 'verificationCode' | 'newPassword' | 'repeated'

const EMPTY = { username: '', mobileNum: '', email: '', verificationCode: '', newPassword: '', repeated: '' }

export interface Forgot {
  readonly way: ForgotWay
  readonly fields: Fields<Name>
  readonly dialingCode: DialingCode
  readonly code: Code
  readonly captcha: ReactNode
  readonly isBusy: boolean
  readonly problem: AppError | null
  readonly choose: (way: ForgotWay) => void
  readonly sendCode: () => void
  readonly submit: (event: SyntheticEvent) => void
}

/** State of the forgotten-password form and its result (LOG-12). */
export const usePasswordReset = (): Forgot => {
  const t = useTranslation('rest')
  const go = useAppNavigate()
  const hasLeft = useIsUnmountedRef()
  const [way, setWay] = useState<ForgotWay>('mobile')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<AppError | null>(null)
  const hasSent = useRef(false)
  const dialingCode = useDialingCode(false)
  const fields = useFields<Name>(EMPTY, (name, values) => {
    switch (name) {
      case 'username':
        return values.username.trim() === '' ? t('login.usernameMissing') : undefined
      case 'mobileNum': {
        const found = validateMobile(values.mobileNum)
        if (found !== null) return t(`account.mobile.${found}`)
        // The number's country is not known yet. Reported on submit, not when the player leaves the field.
        return hasSent.current && dialingCode.code === '' ? t('login.noAnswer') : undefined
      }
      case 'email': {
        const found = validateEmail(values.email)
        return found === null ? undefined : t(`account.email.${found}`)
      }
      case 'verificationCode':
        return values.verificationCode === '' ? t('account.code.missing') : undefined
      case 'newPassword':
      case 'repeated':
        return newPasswordError(name, values, t)
    }
  })
  const { values } = fields
  const username = values.username.trim()
  const email = values.email.trim()
  const code = useOneTimeCode(
    way === 'mobile' ? `${dialingCode.code} ${values.mobileNum}` : `${username} ${email}`,
  )
  const captcha = useSmsCaptcha(false)
  useFormActivity(Object.values(values).some((text) => text !== ''))
  const address = way === 'mobile' ? 'mobileNum' : 'email'

  const reset = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const strength = await checkStrength(values.newPassword)
    if (strength !== 'accepted') {
      setBusy(false)
      if (strength === 'weak') fields.setError('newPassword', t('account.password.weak'))
      return
    }
    const { verificationCode, newPassword, mobileNum } = values
    const result = await stoppableCommands.resetPassword({
      username,
      verificationCode,
      newPassword,
      ...(way === 'mobile'
        ? { method: 'S', countryDialingCode: dialingCode.code, mobileNum }
        : { method: 'E', email }),
    })
    if (result.ok) {
      showToast({ key: 'forgot.done' })
      if (!hasLeft.current) {
        loginState.startName = username
        go(LOGIN_PATH, { replace: true })
      }
      return
    }
    setBusy(false)
    if (isCodeError(result.error)) {
      fields.clear('verificationCode')
      fields.setError('verificationCode', t('account.code.wrong'))
    } else if (result.error.kind !== 'aborted') setProblem(result.error)
  }

  return {
    way,
    fields,
    dialingCode,
    code,
    captcha: way === 'mobile' && captcha.widget,
    isBusy,
    problem,
    choose: (next) => {
      if (isBusy) return
      setWay(next)
      setProblem(null)
      fields.clear('verificationCode')
      fields.clearErrors()
    },
    sendCode: () => {
      hasSent.current = true
      if (!fields.check(way === 'mobile' ? ['mobileNum'] : ['username', 'email'])) return
      const { code: countryDialingCode } = dialingCode
      if (way === 'email') {
        code.send(() => commands.sendEmailCode({ username, email }))
      } else {
        const captchaFields = captcha.take()
        if (captchaFields === 'unsolved') return
        const { mobileNum } = values
        code.send(() => sendSmsCode({ countryDialingCode, mobileNum, captcha: captchaFields }))
      }
      // The code field may be empty: the new code has not been typed yet.
      if (values.verificationCode === '') fields.clear('verificationCode')
      fields.refOf('verificationCode').current?.focus()
    },
    submit: (event) => {
      event.preventDefault()
      if (isBusy) return
      hasSent.current = true
      if (fields.check(['username', address, 'verificationCode', 'newPassword', 'repeated'])) void reset()
    },
  }
}
