import { type CaptchaFailure, isRecord } from '#domain/captcha/captcha-messages'

/**
 * Normalises a provider's error: v4's `{code, msg, desc}`, v3's `{error_code: 'error_113', user_error, msg}`, and the
 * plain string of v3's loader.
 */
export const normalizeProviderError = (error: unknown): CaptchaFailure => {
  if (typeof error === 'string') return { code: null, text: error }
  if (!isRecord(error)) return { code: null, text: '' }
  const { user_error, msg, desc } = error
  const detail = isRecord(desc) ? desc['detail'] : undefined
  return {
    code: numberIn(error['code']) ?? numberIn(error['error_code']),
    text: [user_error, msg, detail].find((one) => typeof one === 'string' && one !== '')?.toString() ?? '',
  }
}

/** 113 of `error_113`, 60500 of `60500` and of "60500". */
const numberIn = (code: unknown): number | null => {
  if (typeof code !== 'string' && typeof code !== 'number') return null
  const digits = /\d+/u.exec(String(code))?.[0]
  return digits === undefined ? null : Number(digits)
}
