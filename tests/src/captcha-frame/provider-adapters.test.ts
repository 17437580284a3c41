import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { GeetestV3, GeetestV3Config, GeetestV4, GeetestV4Config } from '#domain/captcha/geetest-types'
import { createGeetestV3 } from '../../../src/captcha-frame/geetest-v3'
import { createGeetestV4 } from '../../../src/captcha-frame/geetest-v4'
import type { ProviderEvents } from '../../../src/captcha-frame/provider'
import { normalizeProviderError } from '../../../src/captcha-frame/provider-failure'
import '../../../src/captcha-frame/captcha-run'

const SETUP = { version: 'v3', gt: 'gt', challenge: 'ch', newCaptcha: true, offline: false } as const
const V4 = { captcha_id: 'i', lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' }

const events = () =>
  ({ onShown: vi.fn(), onSolved: vi.fn(), onClosed: vi.fn(), onFailed: vi.fn() }) satisfies ProviderEvents

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

let instance: ReturnType<typeof createInstance>
beforeEach(() => {
  instance = createInstance()
  vi.useRealTimers()
})

describe('CAP-04 CAP-06 Geetest v3', () => {
  const init = vi.fn<(config: GeetestV3Config, callback: (captcha: GeetestV3) => void) => void>()
  beforeEach(() => {
    init.mockReset()
    init.mockImplementation((_config, callback) => {
      callback(instance)
    })
    window.initGeetest = init
  })

  test('CAP-04 CAP-06 starts with the challenge, the bind mode, an explicit language and the server’s protocol', async () => {
    const provider = createGeetestV3(SETUP, 'BN')
    const loaded = provider.load('http://127.0.0.1:9', events())
    instance.send('ready')
    expect(await loaded).toBeNull()
    expect(init.mock.calls[0]?.[0]).toMatchObject({
      gt: 'gt',
      challenge: 'ch',
      new_captcha: true,
      offline: false,
      product: 'bind',
      lang: 'bn',
      https: false,
    })
  })

  test('CAP-04 shows, reports and resets; a result has the contract’s fields', async () => {
    const provider = createGeetestV3(SETUP, 'EN')
    const received = events()
    const loaded = provider.load('https://one.example', received)
    instance.send('ready')
    await loaded
    provider.solve()
    expect(instance.verify).toHaveBeenCalledOnce()
    expect(received.onShown).toHaveBeenCalledOnce()
    expect(provider.result()).toBeNull()
    const validated = { geetest_challenge: 'c1', geetest_validate: 'v1', geetest_seccode: 's1' }
    Object.assign(instance, { getValidate: () => validated })
    instance.send('success')
    expect(received.onSolved).toHaveBeenCalledOnce()
    expect(provider.result()).toEqual({
      geetestChallenge: 'c1',
      geetestValidate: 'v1',
      geetestSeccode: 's1',
    })
    provider.reset()
    expect(instance.reset).toHaveBeenCalledOnce()
    instance.send('close')
    expect(received.onClosed).toHaveBeenCalledOnce()
    instance.send('error', { error_code: 'error_113', user_error: '网络不给力' })
    expect(received.onFailed).toHaveBeenCalledWith({ code: 113, text: '网络不给力' })
  })

  test('CAP-03 CAP-06 a loader error is a network error; an error before “ready” ends the load', async () => {
    init.mockImplementation((config) => config.onError?.('networkError'))
    expect(await createGeetestV3(SETUP, 'EN').load('https://one.example', events())).toMatchObject({
      code: 60_205,
    })
    init.mockImplementation((_config, callback) => {
      callback(instance)
      instance.send('error', { error_code: 'error_101', user_error: 'Expired' })
    })
    const received = events()
    expect(await createGeetestV3(SETUP, 'EN').load('https://one.example', received)).toEqual({
      code: 101,
      text: 'Expired',
    })
    expect(received.onFailed).not.toHaveBeenCalled()
  })
})

describe('CAP-04 CAP-06 Geetest v4', () => {
  const init = vi.fn<(config: GeetestV4Config, callback: (captcha: GeetestV4) => void) => void>()
  beforeEach(() => {
    init.mockReset()
    init.mockImplementation((_config, callback) => {
      callback(instance)
    })
    window.initGeetest4 = init
  })

  const ready = async (received = events()) => {
    const provider = createGeetestV4('id', 'JA')
    const loaded = provider.load('https://one.example', received)
    instance.send('ready')
    expect(await loaded).toBeNull()
    return provider
  }

  test('CAP-04 CAP-06 starts with the id, the bind mode, an explicit language and every error callback', async () => {
    await ready()
    const config = init.mock.calls[0]?.[0]
    expect(config).toMatchObject({
      captchaId: 'id',
      product: 'bind',
      language: 'jpn',
      protocol: 'https://',
      timeout: 10_000,
    })
    expect(config?.offlineCb).toBeTypeOf('function')
    expect(config?.onError).toBeTypeOf('function')
  })

  test('CAP-06 if all its hosts fail only offlineCb is called: 60205', async () => {
    init.mockImplementation((config) => config.offlineCb?.())
    expect(await createGeetestV4('id', 'EN').load('https://one.example', events())).toMatchObject({
      code: 60_205,
    })
  })

  test('CAP-06 shows the player an error before there is an instance, and an exception too', async () => {
    const error = { code: '60001', msg: 'Bad id', desc: { detail: 'x' } }
    init.mockImplementation((config) => config.onError?.(error))
    const load = () => createGeetestV4('id', 'EN').load('https://one.example', events())
    expect(await load()).toEqual({ code: 60_001, text: 'Bad id' })
    init.mockImplementation(() => {
      throw new Error('broken')
    })
    expect(await load()).toEqual({ code: null, text: 'broken' })
  })

  test('CAP-04 shows, reports and returns the provider’s result object', async () => {
    const received = events()
    const provider = await ready(received)
    provider.solve()
    expect(instance.showCaptcha).toHaveBeenCalledOnce()
    instance.send('box')
    expect(received.onShown).toHaveBeenCalledOnce()
    Object.assign(instance, { getValidate: () => V4 })
    instance.send('success')
    expect(received.onSolved).toHaveBeenCalledOnce()
    expect(provider.result()).toEqual({ geetestValidateV4: V4 })
    instance.send('error', { code: 60_101, msg: '', desc: { detail: 'No answer' } })
    expect(received.onFailed).toHaveBeenCalledWith({ code: 60_101, text: 'No answer' })
  })

  test('CAP-02 after a reset it waits for the next puzzle, with a timeout', async () => {
    const provider = await ready()
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
  })
})

test('CAP-02 a provider’s error in any form', () => {
  expect(normalizeProviderError('网络错误')).toEqual({ code: null, text: '网络错误' })
  expect(normalizeProviderError({ code: 'x', msg: 5 })).toEqual({ code: null, text: '' })
  expect(normalizeProviderError(null)).toEqual({ code: null, text: '' })
})
