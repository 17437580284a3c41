import type { CaptchaFailure, CaptchaResult } from '#domain/captcha/captcha-messages'
import { RESOURCE_TIMEOUT_CODE, SCRIPT_TIMEOUT_CODE } from '#domain/captcha/captcha-hosts'

/** Events of a provider while its puzzle is in use. */
export interface ProviderEvents {
  /** The puzzle is on the screen. */
  readonly onShown: () => void
  readonly onSolved: () => void
  readonly onClosed: () => void
  readonly onFailed: (failure: CaptchaFailure) => void
}

/** Common interface of the captcha providers. */
export interface CaptchaProvider {
  /**
   * Starts with the script that a server has just delivered.
   * @param server its origin
   * @returns null once the puzzle can be shown; otherwise the failure
   */
  load(server: string, events: ProviderEvents): Promise<CaptchaFailure | null>
  /** Shows the puzzle. */
  solve(): void
  /** The solution has been used: requests a new puzzle. */
  reset(): void
  /** Null while unsolved. */
  result(): CaptchaResult | null
}

export const SCRIPT_TIMEOUT: CaptchaFailure = { code: SCRIPT_TIMEOUT_CODE, text: '' }
export const RESOURCE_TIMEOUT: CaptchaFailure = { code: RESOURCE_TIMEOUT_CODE, text: '' }
