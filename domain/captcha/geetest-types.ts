/**
 * Geetest's script interfaces as its documentation defines them, for our frame and the gateway's fakes. Unused
 * methods are left out.
 */

/** Geetest v3: the loader's global `initGeetest`. */
export interface GeetestV3Config {
  readonly gt: string
  readonly challenge: string
  readonly offline: boolean
  readonly new_captcha: boolean
  readonly product: 'float' | 'popup' | 'custom' | 'bind'
  readonly lang: string
  readonly width?: string
  readonly https: boolean
  readonly timeout?: number
  /**
   * Receives failures before there is an instance, as a plain string. Without it they are thrown and never caught.
   */
  readonly onError?: (message: string) => void
}

export interface GeetestV3 {
  appendTo(place: unknown): void
  onReady(listener: () => void): void
  onSuccess(listener: () => void): void
  /** @param listener receives `{error_code: 'error_113', user_error, msg}` */
  onError(listener: (error: unknown) => void): void
  onClose(listener: () => void): void
  getValidate(): GeetestV3Result | false
  verify(): void
  reset(): void
  destroy(): void
}

export interface GeetestV3Result {
  readonly geetest_challenge: string
  readonly geetest_validate: string
  readonly geetest_seccode: string
}

export type InitGeetest = (config: GeetestV3Config, callback: (captcha: GeetestV3) => void) => void

/** Geetest v4: the global `initGeetest4`. */
export interface GeetestV4Config {
  readonly captchaId: string
  readonly product: 'float' | 'popup' | 'bind'
  readonly language: string
  readonly protocol: 'https://' | 'http://'
  readonly timeout?: number
  readonly mask?: { readonly outside?: boolean; readonly bgColor?: string }
  readonly nativeButton?: { readonly width?: string; readonly height?: string }
  /** Called when all hosts have failed: the callback will never come. */
  readonly offlineCb?: () => void
  /** Without it, failures before there is an instance are thrown and never caught. */
  readonly onError?: (error: unknown) => void
}

export interface GeetestV4 {
  appendTo(place: unknown): void
  onReady(listener: () => void): void
  onNextReady(listener: () => void): void
  onBoxShow(listener: () => void): void
  onSuccess(listener: () => void): void
  onFail(listener: (failure: unknown) => void): void
  /** @param listener receives `{code, msg, desc: {detail}}` */
  onError(listener: (error: unknown) => void): void
  onClose(listener: () => void): void
  /** Falsy while unsolved. */
  getValidate(): unknown
  showCaptcha(): void
  reset(): void
  destroy(): void
}

export type InitGeetest4 = (config: GeetestV4Config, callback: (captcha: GeetestV4) => void) => void
