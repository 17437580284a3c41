import { CAPTCHA_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { CAPTCHA_SERVER_TIMEOUT_MS } from '#domain/timing'
import type { CaptchaChallenge } from '#domain/captcha/captcha-messages'
import { captchaSchema } from '#domain/contract/captcha/captcha'
import type { AppError } from '#domain/errors'
import type { Result } from '#domain/result'
import type { HttpClient } from '../../net/http-client'

/** Fetches the challenge of a Geetest v3 captcha. Each response is for one puzzle, so none is cached (CAP-04). */
export const captchaChallenge = ({
  httpClient,
}: {
  readonly httpClient: HttpClient
}): Promise<Result<CaptchaChallenge, AppError>> =>
  httpClient.requestParsed(
    {
      path: CAPTCHA_ENDPOINT,
      access: 'open',
      query: { t: String(Date.now()) },
      timeoutMs: CAPTCHA_SERVER_TIMEOUT_MS,
      alert: false,
    },
    captchaSchema,
  )
