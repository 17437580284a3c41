import {
  CAPTCHA_PORT_MESSAGE,
  type CaptchaSetup,
  type CaptchaStartRequest,
  parseFrameEvent,
} from '#domain/captcha/captcha-messages'
import { SCRIPT_TIMEOUT_CODE } from '#domain/captcha/captcha-hosts'
import { CAPTCHA_FRAME_TIMEOUT_MS, CAPTCHA_LOADING_TIMEOUT_MS } from '#domain/timing'
import { type CaptchaEvent, captchaProblem } from '#domain/captcha/captcha-machine'

/** The page's end of one captcha frame. */
export interface CaptchaConnection {
  /** Sends the frame its start data, as soon as it listens. */
  start(setup: CaptchaSetup, others: Omit<CaptchaStartRequest, 'type' | 'setup'>): void
  solve(): void
  reset(): void
  end(): void
}

const NO_FRAME: CaptchaEvent = {
  type: 'failed',
  problem: captchaProblem({ code: SCRIPT_TIMEOUT_CODE, text: '' }),
}

/**
 * Sends the frame its port when its document has loaded, and receives its messages. A frame that never responds or
 * never finishes loading is a network failure.
 */
export const connectCaptcha = (
  frame: HTMLIFrameElement,
  emit: (event: CaptchaEvent) => void,
): CaptchaConnection => {
  let port: MessagePort | undefined
  let first: CaptchaStartRequest | undefined
  let timer = setTimeout(() => emit(NO_FRAME), CAPTCHA_FRAME_TIMEOUT_MS)

  const receive = (data: unknown): void => {
    const message = parseFrameEvent(data)
    if (!message) return
    clearTimeout(timer)
    if (message.type === 'here') timer = setTimeout(() => emit(NO_FRAME), CAPTCHA_LOADING_TIMEOUT_MS)
    else if (message.type === 'failed') emit({ type: 'failed', problem: captchaProblem(message.failure) })
    else emit(message)
  }
  const connect = (): void => {
    port?.close()
    const channel = new MessageChannel()
    port = channel.port1
    port.onmessage = ({ data }: MessageEvent<unknown>) => receive(data)
    // The frame's opaque origin cannot be a target origin. The port only carries data that the provider may know.
    frame.contentWindow?.postMessage({ type: CAPTCHA_PORT_MESSAGE }, '*', [channel.port2])
    if (first) port.postMessage(first)
  }
  frame.addEventListener('load', connect)

  return {
    start: (setup, others) => {
      first = { type: 'start', setup, ...others }
      port?.postMessage(first)
    },
    solve: () => port?.postMessage({ type: 'solve' }),
    reset: () => port?.postMessage({ type: 'reset' }),
    end: () => {
      clearTimeout(timer)
      frame.removeEventListener('load', connect)
      port?.close()
    },
  }
}
