import { vi } from 'vitest'
import type { CaptchaEvent } from '#domain/captcha/captcha-machine'
import type { CaptchaConnection } from '../../../src/shared/captcha/captcha-connection'

/** The page's side of a captcha frame, without the frame: records messages, and can send some. */
export const fakeLink = {
  start: vi.fn<CaptchaConnection['start']>(),
  solve: vi.fn<CaptchaConnection['solve']>(),
  reset: vi.fn<CaptchaConnection['reset']>(),
  end: vi.fn<CaptchaConnection['end']>(),
  send: (_event: CaptchaEvent): void => undefined,
}

/** Replaces `connectCaptcha`. */
export const linkFakeCaptcha = (
  _frame: HTMLIFrameElement,
  send: (event: CaptchaEvent) => void,
): CaptchaConnection => {
  fakeLink.send = send
  return fakeLink
}
