import { beforeEach, expect, test, vi } from 'vitest'

vi.hoisted(() => Object.assign(globalThis, { mcBuild: { id: 'b2', list: '' } }))
const { focusOrOpenRoute, showPushNotification } = await import('../../sw/push')

const ORIGIN = 'https://play.example'
const showNotification = vi.fn((_title: string, _options: object) => Promise.resolve())
const openWindow = vi.fn((_url: string) => Promise.resolve(null))
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
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
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
  vi.useFakeTimers()
  const starting = pageThat(false)
  pages = [starting]
  const opening = focusOrOpenRoute(notificationTo('/m/chat'))
  await vi.advanceTimersByTimeAsync(20_000)
  await opening
  vi.useRealTimers()
  expect(starting.postMessage).toHaveBeenCalledTimes(10)
  expect(starting.navigate).toHaveBeenCalledWith('/m/chat') // from an earlier build, which does not know this message
  const page = pageThat(true)
  pages = [page]
  await focusOrOpenRoute(notificationTo('/m/chat'))
  expect(page.postMessage).toHaveBeenCalledTimes(1)
  expect(page.navigate).not.toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
})

test('PSH-03 R-14 a tap opens the app if no page is open, and nothing but the app', async () => {
  pages = [{ ...pageThat(true), url: `${ORIGIN}/games/1` }]
  for (const data of ['/m/chat', 'https://evil.example/', null, { to: '/m/chat' }])
    await focusOrOpenRoute(notificationTo(data))
  expect(openWindow.mock.calls).toEqual([['/m/chat'], ['/m/home'], ['/m/home'], ['/m/home']])
})
