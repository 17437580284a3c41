import type { CaptchaProblem } from '#domain/captcha/captcha-machine'
import { describeError } from '../../i18n/describe-error'
import type { TranslationKey, Translate } from '../../i18n/translation-types'

/** Returns the error message in the player's language or the provider's own words, with its number (CAP-02, A8). */
export const captchaErrorText = (problem: CaptchaProblem, t: Translate<TranslationKey>): string => {
  switch (problem.kind) {
    case 'network':
      return withCode(t('captcha.network'), problem.code)
    case 'provider':
      return withCode(problem.text, problem.code)
    case 'unknown':
      return withCode(t('failure.unknown'), problem.code)
    case 'gateway':
      return describeError(problem.error, t).message
    case 'too-fast':
      return t('captcha.tooFast')
    case 'not-set-up':
      return t('captcha.notSetUp')
    case 'not-working':
      return t('captcha.notWorking')
    default:
      return problem satisfies never
  }
}

const withCode = (text: string, code: number | null): string =>
  code === null ? text : `${text} (${String(code)})`
