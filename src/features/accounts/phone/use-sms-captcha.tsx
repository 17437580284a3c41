import type { ReactNode } from 'react'
import type { CaptchaResult } from '#domain/captcha/captcha-messages'
import { useCaptcha } from '../../../shared/captcha/use-captcha'

interface SmsCaptcha {
  readonly widget: ReactNode
  /** What the solved captcha adds to the call, used up by it; `unsolved` while it is to be solved first, which is said. */
  readonly take: () => CaptchaResult | null | 'unsolved'
}

/** The captcha that having a code sent may ask for (CAP-01, CAP-05). @param isOff the gateway sends no code */
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
