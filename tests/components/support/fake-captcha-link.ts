import { vi } from 'vitest'
import type { CaptchaEvent } from '#domain/machines/captcha-machine'
import type { CaptchaLink } from '../../../src/app/captcha/captcha-link'

/** The page's end of a captcha frame with the frame left out: what it was told, and a voice for what it says. */
export const fakeLink = {
  start: vi.fn<CaptchaLink['start']>(),
  solve: vi.fn<CaptchaLink['solve']>(),
  reset: vi.fn<CaptchaLink['reset']>(),
  end: vi.fn<CaptchaLink['end']>(),
  tell: (_event: CaptchaEvent): void => undefined,
}

/** In place of `linkCaptcha`. */
export const linkFakeCaptcha = (
  _frame: HTMLIFrameElement,
  tell: (event: CaptchaEvent) => void,
): CaptchaLink => {
  fakeLink.tell = tell
  return fakeLink
}
