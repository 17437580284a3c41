import { expect, test, vi } from 'vitest'
import { isAppPath } from '#domain/routing/app-path'
import { requestOf } from './support/request-of'

vi.hoisted(() => Object.assign(globalThis, { mcBuild: { id: 'two', list: '' } }))
vi.mock('../../sw/precache', () => ({ installedDocument: () => Promise.resolve(new Response('the app')) }))
const { handleNavigation, isNavigation } = await import('../../sw/navigation')

test.each([
  ...['home', 'game', 'member/home', 'index.html', 'register.html', 'play/7', ''].map((page) => [
    `/m/${page}`,
    true,
  ]),
  ...['config.json', 'sw.js', 'assets/a-12345678.js'].map((file) => [`/m/${file}`, false]),
  ...['/', '/m', '/mobile/mc/', '/games/1'].map((path) => [path, false]),
] as const)('OFF-02 OFF-07 %s is a page of the app: %s', (path, isPage) => {
  expect(isAppPath(String(path))).toBe(isPage)
})

test('OFF-07 a navigation inside a frame goes to the network', () => {
  vi.stubGlobal('location', new URL('https://play.example/m/sw.js'))
  const inFrame = requestOf('/m/home', { mode: 'navigate', destination: 'iframe' })
  const inTab = requestOf('/m/home', { mode: 'navigate', destination: 'document' })
  const elsewhere = requestOf('https://other.example/m/home', { mode: 'navigate', destination: 'document' })
  expect([inFrame, inTab, elsewhere].map(isNavigation)).toEqual([false, true, false])
})

test('GAM-04 the back page of a game redirects home when it is opened directly', async () => {
  vi.stubGlobal('location', new URL('https://play.example/m/sw.js'))
  const request = requestOf('/m/back.html', { mode: 'navigate', destination: 'document' })
  expect(isNavigation(request)).toBe(true)
  const { status, headers } = await handleNavigation({ request })
  expect([status, headers.get('Location')]).toEqual([302, 'https://play.example/m/home'])
})
