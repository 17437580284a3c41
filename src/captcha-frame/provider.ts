import type { CaptchaFailure, CaptchaResult } from '#domain/captcha/captcha-messages'
import { RESOURCE_TIMEOUT_CODE, SCRIPT_TIMEOUT_CODE } from '#domain/captcha/captcha-hosts'

/** What a provider tells while its puzzle is used. */
export interface ProviderEvents {
  /** The puzzle is on the screen. */
  readonly onShown: () => void
  readonly onSolved: () => void
  readonly onClosed: () => void
  readonly onFailed: (failure: CaptchaFailure) => void
}

/** One captcha provider behind the one interface that the frame knows. */
export interface CaptchaProvider {
  /**
   * Begins with the script that a server has just brought.
   * @param server its origin
   * @returns null once the puzzle can be shown; otherwise what keeps it from that
   */
  load(server: string, events: ProviderEvents): Promise<CaptchaFailure | null>
  /** Shows the puzzle. */
  solve(): void
  /** What was solved has been used: a new puzzle. */
  reset(): void
  /** Null while unsolved. */
  result(): CaptchaResult | null
}

export const SCRIPT_TIMEOUT: CaptchaFailure = { code: SCRIPT_TIMEOUT_CODE, text: '' }
export const RESOURCE_TIMEOUT: CaptchaFailure = { code: RESOURCE_TIMEOUT_CODE, text: '' }
