import { afterEach, describe, expect, test, vi } from 'vitest'
import { CAPTCHA_PORT_MESSAGE } from '#domain/captcha/captcha-messages'
import { acceptPort } from '../../../src/captcha-frame/accept-port'

const offer = (source: unknown, port: MessagePort, type = CAPTCHA_PORT_MESSAGE): void => {
  const event = new Event('message')
  Object.assign(event, { source, ports: [port], data: { type } })
  window.dispatchEvent(event)
}

/** The page that embeds the frame. */
const asFrame = (): Window => {
  const parent = new Proxy(window, {})
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent)
  return parent
}

const fakePort = () => {
  const { port1 } = new MessageChannel()
  return Object.assign(port1, { postMessage: vi.fn() })
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('DEP-03 the frame', () => {
  test('DEP-03 accepts one port, only from its parent page', () => {
    const parent = asFrame()
    const open = vi.fn((_port: MessagePort) => () => undefined)
    acceptPort(open)
    const [stranger, wrong, first, second] = [fakePort(), fakePort(), fakePort(), fakePort()]
    offer(window, stranger)
    offer(parent, wrong, 'something else')
    expect(open).not.toHaveBeenCalled()
    offer(parent, first)
    offer(parent, second)
    expect(open.mock.calls.map(([port]) => port === first)).toEqual([true])
    expect(first.postMessage).toHaveBeenCalledWith({ type: 'here' })
  })

  test('DEP-03 handles only messages that the page may send', () => {
    const parent = asFrame()
    const receive = vi.fn()
    acceptPort(() => receive)
    const port = fakePort()
    offer(parent, port)
    port.onmessage?.(new MessageEvent('message', { data: { type: 'solve', more: 1 } }))
    port.onmessage?.(new MessageEvent('message', { data: { type: 'leave' } }))
    expect(receive.mock.calls).toEqual([[{ type: 'solve' }]])
  })

  test('DEP-03 opened directly it accepts no port', () => {
    const open = vi.fn(() => () => undefined)
    acceptPort(open)
    offer(window, fakePort())
    expect(open).not.toHaveBeenCalled()
  })
})
