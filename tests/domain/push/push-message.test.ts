import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePushSignal } from '#domain/push/push-page-messages'
import { isAppPath } from '#domain/routing/app-path'
import { manifestBranding, pushMessage, pushRoute } from '#domain/push/push-message'
import { UNSAFE_URLS } from '../support/unsafe-urls'

const ORIGIN = 'https://m.example.com'
const HOME = '/m/home'

test('PSH-03 reads text, image and link from the notification, else from its data', () => {
  const shown = { title: 'Draw 7', body: 'Is out', image: 'https://cdn.example/a.png' }
  const message = {
    notification: { ...shown, click_action: '/m/game' },
    data: { title: 'unread', link: '/m/chat' },
    fcmOptions: { link: `${ORIGIN}/m/promotions?id=7` },
    fcmMessageId: 'id-1',
  }
  expect(pushMessage(message, ORIGIN)).toEqual({ ...shown, tag: 'id-1', to: '/m/promotions?id=7' })
  const data = { title: 'A', body: 'B', link: '/m/chat' }
  expect(pushMessage({ data }, ORIGIN)).toMatchObject({ title: 'A', body: 'B', to: '/m/chat' })
  expect(pushMessage({ notification: { click_action: '/m/game' } }, ORIGIN).to).toBe('/m/game')
})

test('PSH-03 R-13 text is one line without control or direction characters, with a length limit', () => {
  const { title, body } = pushMessage(
    { notification: { title: '\u202eevil\u2066 \u0000name\n', body: '😀'.repeat(400) } },
    ORIGIN,
  )
  expect(title).toBe('evil name')
  expect([...body]).toHaveLength(300)
})

test.each(['http://cdn.example/a.png', 'data:image/png;base64,AA', 'javascript:1', 7])(
  'R-14 ignores the image %j',
  (image) => expect(pushMessage({ notification: { image } }, ORIGIN).image).toBe(''),
)

test('PSH-03 property: any input gives a message of ours', () => {
  const word = fc.oneof(fc.string(), fc.webUrl(), fc.anything())
  const part = fc.dictionary(fc.constantFrom('title', 'body', 'image', 'click_action', 'link'), word)
  const payloads = fc.oneof(
    fc.anything({ withNullPrototype: true }),
    fc.record({ notification: part, data: part, fcmOptions: part, fcmMessageId: word }, { requiredKeys: [] }),
  )
  fc.assert(
    fc.property(payloads, (payload) => {
      const { title, body, image, tag, to } = pushMessage(payload, ORIGIN)
      for (const text of [title, body, tag]) expect(text).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
      expect([...title].length).toBeLessThanOrEqual(80)
      expect([...body].length).toBeLessThanOrEqual(300)
      if (image !== '') expect(new URL(image).protocol).toBe('https:')
      const url = new URL(to, ORIGIN)
      expect([url.origin, isAppPath(url.pathname)]).toEqual([ORIGIN, true])
    }),
  )
})

test.each([
  ['/m/home', '/m/home'],
  [`${ORIGIN}/m/voucherCenter`, '/m/voucherCenter'],
  ['/m/member/home?tab=1#x', '/m/member/home?tab=1'],
  ['/m/game?token=secret&tokens=more&vendor=NOVA', '/m/game?vendor=NOVA'],
  ['/m/a/../chat', '/m/chat'],
])('PSH-03 %s leads to %s', (link, to) => expect(pushRoute(link, ORIGIN)).toBe(to))

test.each([
  ...[...UNSAFE_URLS, '/', '/m/%2e%2e/evil', '/m/sw.js', 'https://evil.example/m/home'],
  ...['http://m.example.com/m/home', null],
  ['/m/game'],
])('R-14 %j leads to the home page', (link) => expect(pushRoute(link, ORIGIN)).toBe(HOME))

test('PSH-03 takes name and icon from the manifest, and nothing from an invalid one', () => {
  const icon = 'https://cdn.example/icon-192.png'
  const manifest = { name: 'Lucky Harbour', icons: [{ src: icon }] }
  expect(manifestBranding(manifest, ORIGIN)).toEqual({ name: 'Lucky Harbour', icon })
  expect(manifestBranding({ ...manifest, short_name: 'Harbour' }, ORIGIN).name).toBe('Harbour')
  for (const none of [undefined, 'x', { icons: 7 }, { icons: [] }, { icons: [{ src: 'javascript:1' }] }])
    expect(manifestBranding(none, ORIGIN)).toEqual({ name: '', icon: '' })
})

test('PSH-03 parses only known signals from the service worker, and only links within the app', () => {
  expect(parsePushSignal({ type: 'push-changed', more: 1 }, ORIGIN)).toEqual({ type: 'push-changed' })
  const open = (to: string) => parsePushSignal({ type: 'open-route', to }, ORIGIN)
  expect(open('/m/chat')).toEqual({ type: 'open-route', to: '/m/chat' })
  expect(open('https://evil.example/')).toEqual({ type: 'open-route', to: HOME })
  for (const none of [null, 'open-route', {}, { type: 'open-route' }, { type: 'other' }])
    expect(parsePushSignal(none, ORIGIN)).toBeNull()
})
