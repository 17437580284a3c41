import { beforeEach, expect, test, vi } from 'vitest'
import type { InitGeetest, InitGeetest4 } from '#domain/captcha/geetest-types'
import { createGeetestV3 } from '../../../src/captcha-frame/geetest-v3'
import { createGeetestV4 } from '../../../src/captcha-frame/geetest-v4'
import { normalizeProviderError } from '../../../src/captcha-frame/normalize-provider-error'
import '../../../src/captcha-frame/captcha-run'

// A solution and its fields are tests of the browser (e2e/captcha); this is what the stand-in providers do not do.
const SETUP = { version: 'v3', gt: 'gt', challenge: 'ch', newCaptcha: true, offline: false } as const
const HOST = 'https://one.example'

const events = () => ({ onShown: vi.fn(), onSolved: vi.fn(), onClosed: vi.fn(), onFailed: vi.fn() })

/** An instance that exposes its listeners. */
const createInstance = () => {
  const received = new Map<string, (value?: unknown) => void>()
  const on = (name: string) => (listener: (value?: unknown) => void) => void received.set(name, listener)
  return {
    send: (name: string, value?: unknown) => received.get(name)?.(value),
    appendTo: vi.fn(),
    onReady: on('ready'),
    onNextReady: on('next'),
    onBoxShow: on('box'),
    onSuccess: on('success'),
    onFail: on('fail'),
    onError: on('error'),
    onClose: on('close'),
    getValidate: vi.fn<() => false>(() => false),
    verify: vi.fn(),
    showCaptcha: vi.fn(),
    reset: vi.fn(),
    destroy: vi.fn(),
  }
}

let instance = createInstance()
const initV3 = vi.fn<InitGeetest>()
const initV4 = vi.fn<InitGeetest4>()

beforeEach(() => {
  instance = createInstance()
  initV3.mockImplementation((_config, callback) => callback(instance))
  initV4.mockImplementation((_config, callback) => callback(instance))
  Object.assign(window, { initGeetest: initV3, initGeetest4: initV4 })
})

test('CAP-04 CAP-06 v3 starts with the challenge, the bind mode, an explicit language and the server’s protocol', async () => {
  const received = events()
  const loaded = createGeetestV3(SETUP, 'BN').load('http://127.0.0.1:9', received)
  instance.send('ready')
  expect(await loaded).toBeNull()
  const common = { gt: 'gt', challenge: 'ch', new_captcha: true, offline: false }
  expect(initV3.mock.calls[0]?.[0]).toMatchObject({ ...common, product: 'bind', lang: 'bn', https: false })
  instance.send('error', { error_code: 'error_113', user_error: '网络不给力' })
  expect(received.onFailed).toHaveBeenCalledWith({ code: 113, text: '网络不给力' })
})

test('CAP-03 CAP-06 v3: a loader error is a network error; an error before “ready” ends the load', async () => {
  initV3.mockImplementation((config) => config.onError?.('networkError'))
  expect(await createGeetestV3(SETUP, 'EN').load(HOST, events())).toMatchObject({ code: 60_205 })
  initV3.mockImplementation((_config, callback) => {
    callback(instance)
    instance.send('error', { error_code: 'error_101', user_error: 'Expired' })
  })
  const received = events()
  expect(await createGeetestV3(SETUP, 'EN').load(HOST, received)).toEqual({ code: 101, text: 'Expired' })
  expect(received.onFailed).not.toHaveBeenCalled()
})

test('CAP-02 CAP-04 CAP-06 v4 starts with its id; after a reset it waits for the next puzzle, with a timeout', async () => {
  const provider = createGeetestV4('id', 'JA')
  const received = events()
  const loaded = provider.load(HOST, received)
  instance.send('ready')
  expect(await loaded).toBeNull()
  const common = { captchaId: 'id', product: 'bind', language: 'jpn', protocol: 'https://', timeout: 10_000 }
  expect(initV4.mock.calls[0]?.[0]).toMatchObject(common)
  vi.useFakeTimers()
  provider.reset()
  provider.solve()
  expect(instance.showCaptcha).not.toHaveBeenCalled()
  instance.send('next')
  expect(instance.showCaptcha).toHaveBeenCalledTimes(1)
  provider.reset()
  provider.solve()
  vi.advanceTimersByTime(1_500)
  expect(instance.showCaptcha).toHaveBeenCalledTimes(2)
  instance.send('error', { code: 60_101, msg: '', desc: { detail: 'No answer' } })
  expect(received.onFailed).toHaveBeenCalledWith({ code: 60_101, text: 'No answer' })
})

test('CAP-06 v4: only offlineCb, an error before there is an instance, or an exception ends the load', async () => {
  const load = () => createGeetestV4('id', 'EN').load(HOST, events())
  initV4.mockImplementation((config) => config.offlineCb?.())
  expect(await load()).toMatchObject({ code: 60_205 })
  initV4.mockImplementation((config) =>
    config.onError?.({ code: '60001', msg: 'Bad id', desc: { detail: 'x' } }),
  )
  expect(await load()).toEqual({ code: 60_001, text: 'Bad id' })
  initV4.mockImplementation(() => {
    throw new Error('broken')
  })
  expect(await load()).toEqual({ code: null, text: 'broken' })
})

test('CAP-02 a provider’s error in any form', () => {
  expect(normalizeProviderError('网络错误')).toEqual({ code: null, text: '网络错误' })
  expect(normalizeProviderError({ code: 'x', msg: 5 })).toEqual({ code: null, text: '' })
  expect(normalizeProviderError(null)).toEqual({ code: null, text: '' })
})
