import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PUSH_MIN_STAY_MS } from '#domain/push/push-constants'
import { err, ok } from '#domain/result'
import { ANN } from '../../../../support/members'

/** Only the boundaries are fakes: the worker, the SDK, the tables and the browser's push API. */
const bindPush = vi.fn<() => Promise<unknown>>()
const registerDevice = vi.fn<() => Promise<string>>()
const unsubscribe = vi.fn(() => Promise.resolve(true))
const rows = new Map<string, unknown>()
let emitRows = (): void => undefined
let permission = 'default'

const reader = { get: (table: string) => Promise.resolve(rows.get(table)) }

vi.mock('../../../../../src/shared/worker/client/commands', () => ({ commands: { bindPush } }))
vi.mock('../../../../../src/shared/push/sdk/push-sdk', () => ({ registerDevice }))
vi.mock('../../../../../src/shared/worker/query/page-tables', () => ({ currentReader: () => reader }))
vi.mock('../../../../../src/shared/worker/query/subscribe-query', () => ({
  subscribeQuery: (query: (read: typeof reader) => Promise<unknown>, onRows: (found: unknown) => void) => {
    emitRows = () => void query(reader).then(onRows)
    emitRows()
  },
}))

const SETTINGS = {
  smsProvider: { apiKey: 'a', projectId: 'p', appId: 'i', messagingSenderId: '1', vapidKey: 'v' },
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const start = async () => {
  vi.resetModules()
  const { pageState } = await import('../../../../../src/shared/page/page-state')
  const { overlayState, closeOverlay } = await import('../../../../../src/shared/overlays/overlay-queue')
  const { setPromptsOff } = await import('../../../../../src/shared/safer-play/prompts-off')
  const { loadLanguage } = await import('../../../../../src/i18n/load-language')
  const { loadDeferredTranslations } = await import('../../../../../src/i18n/load-deferred-translations')
  const state = await import('../../../../../src/shared/push/device/push-state')
  const { enablePush } = await import('../../../../../src/shared/push/device/push-preference')
  const { startPush } = await import('../../../../../src/features/push/start/start-push')
  await loadLanguage('EN')
  await loadDeferredTranslations()
  Object.assign(pageState, { merchant: 'm', session: ANN })
  startPush()
  await pass(0)
  const asked = () => overlayState.queue.filter(({ kind }) => kind === 'push-opt-in')
  const close = () => asked().forEach(({ id }) => closeOverlay(id))
  return { ...state, pageState, asked, close, enablePush, setPromptsOff }
}

beforeEach(() => {
  vi.useFakeTimers()
  rows.clear()
  rows.set('settings', SETTINGS)
  permission = 'default'
  window.history.replaceState(null, '', '/m/home')
  bindPush.mockImplementation(() => {
    rows.set('vault', { id: 'push', merchant: 'm', member: ANN.id })
    emitRows()
    return Promise.resolve(ok(null))
  })
  registerDevice.mockResolvedValue('token-1')
  vi.stubGlobal('PushManager', Object)
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: () => Promise.resolve(permission),
  })
  vi.stubGlobal('indexedDB', { databases: () => Promise.resolve([]) })
  const registration = {
    active: { postMessage: () => undefined },
    getNotifications: () => Promise.resolve([]),
    pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) },
  }
  const getRegistration = () => Promise.resolve(registration)
  const serviceWorker = Object.assign(new EventTarget(), { ready: getRegistration(), getRegistration })
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, run: () => Promise<unknown>) => (last = last.then(run, run))
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'locks')
})

test('PSH-01 the opt-in shows some time after the login, waits on form pages, and stays closed once closed', async () => {
  window.history.replaceState(null, '', '/m/voucherCenter')
  const page = await start()
  await pass(PUSH_MIN_STAY_MS + 15_000)
  window.history.replaceState(null, '', '/m/home')
  emitRows()
  await pass(7_900)
  expect(page.asked()).toHaveLength(0)
  await pass(200)
  expect(page.asked()).toHaveLength(1)
  page.markPushPromptShown()
  page.close()
  await pass(0)
  expect(localStorage.getItem('pushChoice')).toBe('closed')
  sessionStorage.clear()
  emitRows()
  await pass(PUSH_MIN_STAY_MS + 10_000)
  expect(page.asked()).toHaveLength(0)
})

test.each(['no offers', 'logout'])(
  'PSH-01 PLY-02 an opt-in ended by %s is unanswered, and opens again in another session only',
  async (leave) => {
    const page = await start()
    await pass(PUSH_MIN_STAY_MS - 1_000)
    expect(page.asked()).toHaveLength(0)
    await pass(2_000)
    expect(page.asked()).toHaveLength(1)
    page.markPushPromptShown()
    if (leave === 'logout') page.pageState.session = null
    else page.setPromptsOff(true)
    await pass(0)
    expect(page.asked()).toHaveLength(0)
    expect(localStorage.getItem('pushChoice')).toBeNull()
    if (leave === 'logout') page.pageState.session = ANN
    else page.setPromptsOff(false)
    emitRows()
    await pass(PUSH_MIN_STAY_MS + 10_000)
    expect(page.asked()).toHaveLength(0)
    sessionStorage.clear()
    emitRows()
    await pass(PUSH_MIN_STAY_MS + 10_000)
    expect(page.asked()).toHaveLength(1)
  },
)

test('PSH-02 SES-06 binds the device at the start if permitted; retries a failing provider after a minute at the earliest', async () => {
  permission = 'granted'
  registerDevice.mockRejectedValueOnce(new Error('down'))
  await start()
  await pass(100)
  expect(unsubscribe).toHaveBeenCalledTimes(1)
  emitRows()
  await pass(30_000)
  expect(registerDevice).toHaveBeenCalledTimes(1)
  expect(bindPush).not.toHaveBeenCalled()
  await pass(31_000)
  emitRows()
  await pass(3_600_000)
  emitRows()
  await pass(3_600_000)
  expect(registerDevice).toHaveBeenCalledTimes(2)
  expect(bindPush).toHaveBeenCalledTimes(1)
})

test.each(['logged out', 'switched it off'])('PSH-02 binds no member who %s meanwhile', async (how) => {
  permission = 'granted'
  let arrive = (_token: string): void => undefined
  registerDevice.mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
  const page = await start()
  if (how === 'logged out') page.pageState.session = null
  else localStorage.setItem('pushChoice', 'off') // in another tab
  arrive('token-1')
  await pass(0)
  expect(bindPush).not.toHaveBeenCalled()
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})

test('PSH-01 R-10 a tap always gives a result: from the browser, a failing provider or an unresponsive one', async () => {
  const page = await start()
  permission = 'denied'
  expect(await page.enablePush()).toBe('denied')
  expect(page.push).toMatchObject({ permission, hasFailed: false, isBusy: false })
  permission = 'granted'
  bindPush.mockResolvedValueOnce(err({ kind: 'worker', detail: 'timeout' }))
  await page.enablePush()
  expect(page.push).toMatchObject({ hasFailed: true, isBusy: false })
  registerDevice.mockImplementation(() => new Promise(() => undefined))
  void page.enablePush()
  await pass(19_000)
  expect(page.push.isBusy).toBe(true)
  await pass(1_100)
  expect(page.push).toMatchObject({ hasFailed: true, isBusy: false })
})
