import { beforeEach, expect, test, vi } from 'vitest'

vi.hoisted(() => Object.assign(globalThis, { mcBuild: { id: 'b2', list: '' } }))
const { focusOrOpenRoute, showPushNotification } = await import('../../sw/push')

const ORIGIN = 'https://play.example'
const showNotification = vi.fn((_title: string, _options: object) => Promise.resolve())
const openWindow = vi.fn((_url: string) => Promise.resolve(null))
const claim = vi.fn(() => Promise.resolve())
let pages: object[] = []
let manifest: string | undefined

const pageThat = (answers: boolean) => ({
  url: `${ORIGIN}/m/home`,
  frameType: 'top-level',
  focus: vi.fn(() => Promise.reject(new Error('no tap'))),
  navigate: vi.fn(() => Promise.resolve(null)),
  postMessage: vi.fn((_signal: object, ports?: MessagePort[]) => {
    if (answers) ports?.[0]?.postMessage('heard')
  }),
})

const notificationTo = (data: unknown) => ({ data, close: vi.fn() })

const dataOf = (text: string) => ({ json: () => JSON.parse(text) as unknown })

/** Lets a tap on a notification wait until no page has responded. */
const openSilently = async (): Promise<void> => {
  vi.useFakeTimers()
  const opening = focusOrOpenRoute(notificationTo('/m/chat'))
  await vi.advanceTimersByTimeAsync(20_000)
  await opening
}

beforeEach(() => {
  vi.clearAllMocks()
  pages = []
  manifest = undefined
  vi.stubGlobal('location', new URL(`${ORIGIN}/m/sw.js`))
  vi.stubGlobal('caches', {
    match: () => Promise.resolve(manifest === undefined ? undefined : new Response(manifest)),
  })
  vi.stubGlobal('self', {
    registration: { scope: `${ORIGIN}/m/`, showNotification },
    clients: { matchAll: () => Promise.resolve(pages), claim, openWindow },
  })
})

test.each([null, dataOf('no JSON'), dataOf('null'), dataOf('{"notification":{"title":7}}')])(
  'PSH-03 a push without text shows the merchant’s name, or the host’s',
  async (data) => {
    await showPushNotification(data)
    manifest = '{"short_name":"Harbour","icons":[{"src":"/icon.png"}]}'
    await showPushNotification(data)
    manifest = 'broken'
    await showPushNotification(data)
    expect(showNotification.mock.calls.map(([title]) => title)).toEqual([
      'play.example',
      'Harbour',
      'play.example',
    ])
    expect(showNotification.mock.calls[1]?.[1]).toEqual({
      body: '',
      tag: '',
      data: '/m/home',
      icon: `${ORIGIN}/icon.png`,
    })
  },
)

test('PSH-03 a tap goes to the open page even if that cannot be focused, and is repeated for a page that is starting', async () => {
  const starting = pageThat(false)
  pages = [starting]
  await openSilently()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }) // a stall is not the second that an answer may take
  expect(starting.postMessage).toHaveBeenCalledTimes(10)
  expect(starting.navigate).toHaveBeenCalledWith('/m/chat') // from an earlier build, which does not know this message
  const page = pageThat(true)
  pages = [page]
  await focusOrOpenRoute(notificationTo('/m/chat'))
  expect(page.postMessage).toHaveBeenCalledTimes(1)
  expect(page.navigate).not.toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
})

test('PSH-03 a tap navigates a page that no service worker controlled', async () => {
  let isControlled = false
  claim.mockImplementationOnce(() => {
    isControlled = true
    return Promise.resolve()
  })
  const navigate = vi.fn(() => (isControlled ? Promise.resolve(null) : Promise.reject(new TypeError())))
  pages = [{ ...pageThat(false), navigate }]
  await openSilently()
  expect(navigate.mock.settledResults).toEqual([{ type: 'fulfilled', value: null }])
  expect(openWindow).not.toHaveBeenCalled()
})

test('PSH-03 a page that cannot be navigated only gets the focus', async () => {
  const { navigate, ...old } = pageThat(false)
  navigate.mockRejectedValueOnce(new TypeError())
  for (const page of [old, { ...old, navigate }]) {
    pages = [page]
    await openSilently()
  }
  expect(old.focus).toHaveBeenCalledTimes(2)
  expect(navigate).toHaveBeenCalledTimes(1)
})

test('PSH-03 a page that has responded, or has not in time, leaves no timer and no open port', async () => {
  const closed = vi.fn()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const answers of [true, false]) {
    const page = pageThat(answers)
    page.postMessage.mockImplementation((_signal, [port] = []) => {
      port?.addEventListener('close', closed)
      if (answers) port?.postMessage('heard')
    })
    pages = [page]
    const opening = focusOrOpenRoute(notificationTo('/m/chat'))
    if (!answers) await vi.advanceTimersByTimeAsync(20_000)
    await opening
    expect(vi.getTimerCount()).toBe(0)
  }
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(11))
})

test('PSH-03 R-14 a tap opens the app if no page is open, and nothing but the app', async () => {
  pages = [{ ...pageThat(true), url: `${ORIGIN}/games/1` }]
  for (const data of ['/m/chat', 'https://evil.example/', null, { to: '/m/chat' }])
    await focusOrOpenRoute(notificationTo(data))
  expect(openWindow.mock.calls).toEqual([['/m/chat'], ['/m/home'], ['/m/home'], ['/m/home']])
})
