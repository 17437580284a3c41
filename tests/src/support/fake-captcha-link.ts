import { vi } from 'vitest'
import type { CaptchaEvent } from '#domain/captcha/captcha-machine'
import type { CaptchaConnection } from '../../../src/shared/captcha/captcha-connection'

/** The page's end of a captcha frame with the frame left out: what it was told, and a voice for what it says. */
export const fakeLink = {
  start: vi.fn<CaptchaConnection['start']>(),
  solve: vi.fn<CaptchaConnection['solve']>(),
  reset: vi.fn<CaptchaConnection['reset']>(),
  end: vi.fn<CaptchaConnection['end']>(),
  send: (_event: CaptchaEvent): void => undefined,
}

/** In place of `connectCaptcha`. */
export const linkFakeCaptcha = (
  _frame: HTMLIFrameElement,
  send: (event: CaptchaEvent) => void,
): CaptchaConnection => {
  fakeLink.send = send
  return fakeLink
}
