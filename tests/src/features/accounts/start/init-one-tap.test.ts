import { beforeEach, expect, test, vi } from 'vitest'
import { err, ok, type Result } from '#domain/result'
import { ANN } from '../../../../support/members'

const SETTINGS = {
  whitelabelVal: { GOOGLELOGIN3: true },
  smsProvider: { firebase: true, apiKey: 'key', googleWebClientId: 'client' },
}
let settings: object = SETTINGS
const loadScript = vi.fn<() => Promise<Result<null, { readonly kind: string }>>>()
const privacy = vi.fn(() => Promise.resolve('open'))
interface Options {
  readonly callback: (answer: { readonly credential?: string }) => void
}
const accounts = { initialize: vi.fn<(options: Options) => void>(), prompt: vi.fn(), cancel: vi.fn() }
const answer = (credential?: string): void =>
  accounts.initialize.mock.calls[0]?.[0].callback(credential === undefined ? {} : { credential })

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

vi.mock('../../../../../src/shared/third-party/load-script', () => ({ loadScript }))
vi.mock('../../../../../src/shared/storage/private-browsing', () => ({ detectPrivateBrowsing: privacy }))
vi.mock('../../../../../src/shared/worker/query/subscribe-query', () => ({
  subscribeQuery: (_read: unknown, onRow: (row: object) => void) => onRow(settings),
}))

interface OneTapLogin {
  readonly logInByOneTap: (credential: string) => Promise<void>
}
const loadLogin = vi.fn<(code: OneTapLogin) => Promise<OneTapLogin>>()

/** A page of its own. */
const start = async () => {
  vi.resetModules()
  const { pageState } = await import('../../../../../src/shared/page/page-state')
  const { overlayState, openOverlay } = await import('../../../../../src/shared/overlays/overlay-queue')
  const { toasts } = await import('../../../../../src/shared/overlays/toasts')
  const { device } = await import('../../../../../src/shared/page/device')
  const { initOneTap } = await import('../../../../../src/features/accounts/start/init-one-tap')
  const credentials: string[] = []
  const logInByOneTap = (credential: string): Promise<void> => {
    credentials.push(credential)
    return Promise.resolve()
  }
  const run = (): void => initOneTap(() => loadLogin({ logInByOneTap }))
  return { pageState, overlayState, openOverlay, toasts, device, credentials, run }
}

beforeEach(() => {
  vi.useFakeTimers()
  settings = SETTINGS
  privacy.mockResolvedValue('open')
  loadScript.mockResolvedValue(ok(null))
  loadLogin.mockImplementation((code) => Promise.resolve(code))
  window.google = { accounts: { id: accounts } }
})

test('SOC-08 Google’s one-tap is initialised once after 500 ms and passes on the selected account', async () => {
  const page = await start()
  page.run()
  await pass(499)
  expect(loadScript).not.toHaveBeenCalled()
  await pass(1)
  expect(accounts.initialize).toHaveBeenCalledTimes(1)
  expect(accounts.prompt).toHaveBeenCalledTimes(1)
  page.overlayState.activity = 'form'
  page.overlayState.activity = 'free'
  await pass(10_000)
  expect(accounts.prompt).toHaveBeenCalledTimes(1)
  answer('jwt')
  answer()
  await pass(0)
  expect(page.credentials).toEqual(['jwt'])
})

test('SOC-08 Google’s one-tap is cancelled when the player logs in by another method', async () => {
  const page = await start()
  page.run()
  await pass(500)
  page.pageState.session = ANN
  await pass(0)
  expect(accounts.cancel).toHaveBeenCalledTimes(1)
  answer('jwt')
  await pass(0)
  expect(page.credentials).toEqual([])
})

test('SOC-08 a player who has selected an account sees that the code of the login does not load', async () => {
  const page = await start()
  page.run()
  await pass(500)
  loadLogin.mockRejectedValue(new Error('chunk unavailable'))
  answer('jwt')
  await pass(0)
  expect(page.toasts.items).toMatchObject([{ key: 'boundary.chunk.text', tone: 'danger' }])
})

test.each([
  [
    'a script that does not load',
    'timeout',
    () => void loadScript.mockResolvedValue(err({ kind: 'timeout' })),
  ],
  ['a script without Google’s accounts', 'wrong', () => void delete window.google],
  [
    'an initialisation that fails',
    'TypeError',
    () =>
      accounts.initialize.mockImplementationOnce(() => {
        throw new TypeError('client')
      }),
  ],
])('SOC-10 %s is only logged, once', async (_name, reason, prepare) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const page = await start()
  prepare()
  page.run()
  await pass(10_000)
  expect(warn.mock.calls).toEqual([['Google one-tap did not start:', reason]])
  expect(loadScript).toHaveBeenCalledTimes(1)
  expect(accounts.prompt).not.toHaveBeenCalled()
  expect([page.toasts.items, page.overlayState.queue]).toEqual([[], []])
})

test.each<[string, (page: Awaited<ReturnType<typeof start>>) => void]>([
  ['without the flag', () => (settings = { ...SETTINGS, whitelabelVal: {} })],
  ['without a client', () => (settings = { ...SETTINGS, smsProvider: { firebase: true, apiKey: 'key' } })],
  ['to a member', ({ pageState }) => void (pageState.session = ANN)],
  ['over a form', ({ overlayState }) => void (overlayState.activity = 'form')],
  ['over a notice', ({ openOverlay }) => openOverlay({ kind: 'language' })],
  ['to whoever saves data', ({ device }) => void (device.savesData = true)],
  ['PLY-02 to whoever wants no offers', ({ overlayState }) => void (overlayState.noOffers = true)],
  ['in the native app', () => vi.stubGlobal('navigator', { userAgent: 'x App/Ver 2.4.39' })],
  ['in a private window', () => void privacy.mockResolvedValue('maybe private')],
])('SOC-08 Google’s one-tap is never shown %s', async (_name, prepare) => {
  const page = await start()
  prepare(page)
  page.run()
  await pass(10_000)
  expect(accounts.prompt).not.toHaveBeenCalled()
  expect(loadScript).not.toHaveBeenCalled()
})
