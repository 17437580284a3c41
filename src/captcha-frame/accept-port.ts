import {
  CAPTCHA_PORT_MESSAGE,
  isRecord,
  parseFrameRequest,
  type CaptchaFrameRequest,
} from '#domain/captcha/captcha-messages'

/** Accepts one port, only from the page, and ignores any further one. */
export const acceptPort = (open: (port: MessagePort) => (message: CaptchaFrameRequest) => void): void => {
  const onMessage = (event: MessageEvent<unknown>): void => {
    const [port] = event.ports
    const isPort = isRecord(event.data) && event.data['type'] === CAPTCHA_PORT_MESSAGE
    if (event.source !== window.parent || window.parent === window || !isPort || !port) return
    window.removeEventListener('message', onMessage)
    const receive = open(port)
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = parseFrameRequest(data)
      if (message) receive(message)
    }
    port.postMessage({ type: 'here' })
  }
  window.addEventListener('message', onMessage)
}
