import { type CaptchaSetup, parseCaptchaResult } from '#domain/captcha/captcha-messages'
import type { LanguageCode } from '#domain/language/languages'
import type { GeetestV3 } from '#domain/captcha/geetest-types'
import { v3Language } from './languages'
import { type CaptchaProvider, RESOURCE_TIMEOUT } from './provider'
import { normalizeProviderError } from './normalize-provider-error'

/** Geetest v3: a puzzle over the document (`bind`), begun with a challenge from the gateway. */
export const createGeetestV3 = (
  setup: Extract<CaptchaSetup, { version: 'v3' }>,
  language: LanguageCode,
): CaptchaProvider => {
  let captcha: GeetestV3 | null = null
  let loads = 0
  let resolveShown = (): void => undefined
  return {
    load: (server, events) =>
      new Promise((resolve) => {
        const own = (loads += 1)
        resolveShown = events.onShown
        const config = {
          gt: setup.gt,
          challenge: setup.challenge,
          offline: setup.offline,
          new_captcha: setup.newCaptcha,
          product: 'bind',
          lang: v3Language(language),
          https: server.startsWith('https:'),
          onError: () => {
            resolve(RESOURCE_TIMEOUT) // the loader's own failures are those of its network
          },
        } as const
        try {
          window.initGeetest?.(config, (instance) => {
            if (own !== loads) return // another server has been turned to meanwhile
            instance.onReady(() => {
              captcha = instance
              resolve(null)
            })
            instance.onSuccess(events.onSolved)
            instance.onClose(events.onClosed)
            instance.onError((error) => {
              if (captcha) events.onFailed(normalizeProviderError(error))
              else resolve(normalizeProviderError(error))
            })
          })
        } catch (error) {
          resolve(normalizeProviderError(error instanceof Error ? error.message : error))
        }
      }),
    solve: () => {
      captcha?.verify()
      resolveShown() // v3 has no event for it
    },
    reset: () => captcha?.reset(),
    result: () => {
      const result = captcha?.getValidate()
      if (!result) return null
      return parseCaptchaResult({
        geetestChallenge: result.geetest_challenge,
        geetestValidate: result.geetest_validate,
        geetestSeccode: result.geetest_seccode,
      })
    },
  }
}
