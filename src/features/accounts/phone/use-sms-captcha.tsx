import type { ReactNode } from 'react'
import type { CaptchaResult } from '#domain/captcha/captcha-messages'
import { useCaptcha } from '../../../shared/captcha/use-captcha'

interface SmsCaptcha {
  readonly widget: ReactNode
  /**
   * Returns the solved captcha for the call and consumes it; `unsolved`, with an error shown, if it must be solved
   * first.
   */
  readonly take: () => CaptchaResult | null | 'unsolved'
}

/** Captcha for sending a code, where required (CAP-01, CAP-05). @param isOff the gateway does not send the code */
export const useSmsCaptcha = (isOff: boolean): SmsCaptcha => {
  const captcha = useCaptcha({ purpose: 'sms' })
  if (isOff) return NONE
  return {
    widget: captcha.widget,
    take: () => {
      if (!captcha.isNeeded) return null
      const fields = captcha.result()
      if (!fields) {
        captcha.verifyFirst()
        return 'unsolved'
      }
      captcha.reset()
      return fields
    },
  }
}

const NONE: SmsCaptcha = { widget: null, take: () => null }
