import { parseCaptchaResult } from '#domain/captcha/captcha-messages'
import type { LanguageCode } from '#domain/language/languages'
import { CAPTCHA_SERVER_TIMEOUT_MS } from '#domain/timing'
import type { GeetestV4 } from '#domain/captcha/geetest-types'
import { v4Language } from './languages'
import { type CaptchaProvider, RESOURCE_TIMEOUT } from './provider'
import { normalizeProviderError } from './normalize-provider-error'

const NEXT_PUZZLE_MS = 1_500 // a provider that never says that its next puzzle is ready is asked for it all the same

/** Geetest v4: a puzzle over the document (`bind`), known by the merchant's captcha id. */
export const createGeetestV4 = (captchaId: string, language: LanguageCode): CaptchaProvider => {
  let captcha: GeetestV4 | null = null
  let loads = 0
  let isReady = false
  let isWanted = false
  const show = (): void => {
    isWanted = false
    captcha?.showCaptcha()
  }
  const becomeReady = (): void => {
    isReady = true
    if (isWanted) show()
  }
  return {
    load: (server, events) =>
      new Promise((resolve) => {
        const own = (loads += 1)
        const onError = (error: unknown): void => {
          if (captcha) events.onFailed(normalizeProviderError(error))
          else resolve(normalizeProviderError(error))
        }
        const config = {
          captchaId,
          product: 'bind',
          language: v4Language(language),
          protocol: server.startsWith('https:') ? 'https://' : 'http://',
          timeout: CAPTCHA_SERVER_TIMEOUT_MS,
          mask: { outside: true, bgColor: '#00000000' }, // the page has darkened the screen
          // CAP-06: when all hosts fail the callback never comes, and without onError the failure is thrown.
          offlineCb: () => {
            onError({ code: RESOURCE_TIMEOUT.code })
          },
          onError,
        } as const
        try {
          window.initGeetest4?.(config, (instance) => {
            if (own !== loads) return // another server has been turned to meanwhile
            instance.onReady(() => {
              captcha = instance
              becomeReady()
              resolve(null)
            })
            instance.onNextReady(becomeReady)
            instance.onBoxShow(events.onShown)
            instance.onSuccess(events.onSolved)
            instance.onClose(events.onClosed)
            instance.onError(onError)
          })
        } catch (error) {
          resolve(normalizeProviderError(error instanceof Error ? error.message : error))
        }
      }),
    solve: () => {
      isWanted = true
      if (isReady) show()
      else setTimeout(() => isWanted && show(), NEXT_PUZZLE_MS)
    },
    reset: () => {
      isReady = false
      isWanted = false
      captcha?.reset()
    },
    result: () => parseCaptchaResult({ geetestValidateV4: captcha?.getValidate() }),
  }
}
