import { expect, test, vi } from 'vitest'
import { CAPTCHA_PORT_MESSAGE } from '#domain/captcha/captcha-messages'
import { acceptPort } from '../../../src/captcha-frame/accept-port'

const receive = vi.fn()
const open = vi.fn((_port: MessagePort) => receive)

/** The page that embeds the frame. */
const PARENT = new Proxy(window, {})

const offer = (source: unknown, type = CAPTCHA_PORT_MESSAGE) => {
  const port = Object.assign(new MessageChannel().port1, { postMessage: vi.fn() })
  window.dispatchEvent(Object.assign(new Event('message'), { source, ports: [port], data: { type } }))
  return port
}

test('DEP-03 accepts one port, only from its parent page, and handles only messages that the page may send', () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(PARENT)
  acceptPort(open)
  offer(window)
  offer(PARENT, 'something else')
  expect(open).not.toHaveBeenCalled()
  const port = offer(PARENT)
  offer(PARENT)
  expect(open.mock.calls).toEqual([[port]])
  expect(port.postMessage).toHaveBeenCalledWith({ type: 'here' })
  port.onmessage?.(new MessageEvent('message', { data: { type: 'solve', more: 1 } }))
  port.onmessage?.(new MessageEvent('message', { data: { type: 'leave' } }))
  expect(receive.mock.calls).toEqual([[{ type: 'solve' }]])
})

test('DEP-03 opened directly it accepts no port', () => {
  acceptPort(open)
  offer(window)
  expect(open).not.toHaveBeenCalled()
})
