import { beforeEach, expect, test, vi } from 'vitest'
import { APP, BODIES, LAZY, get, open, served, text, worker } from './support/build-two'

const COVER = '/covers/1.webp'
const MANIFEST = '/wps/system/manifest.json'

const fail = (): Promise<never> =>
  Promise.reject(new DOMException('Unexpected internal error', 'UnknownError'))

beforeEach(async () => {
  await worker.fire('install')
  worker.network.set('/m/index.html', served('<title>host</title>', 'text/html'))
  worker.network.set(COVER, served('cover', 'image/webp'))
  worker.network.set(MANIFEST, served('{"start_url":"/m/home"}', 'application/json'))
})

test.each<[methods: string, broken: ('match' | 'keys' | 'open')[]]>([
  ['match', ['match']],
  ['keys', ['keys']],
  ['open', ['open']],
  ['everything', ['match', 'keys', 'open']],
])('OFF-07 the network responds where Cache Storage fails: %s', async (_methods, broken) => {
  for (const method of broken) vi.spyOn(worker.caches, method).mockImplementation(fail)
  const isFound = !broken.includes('match')
  for (const page of ['/m/home', '/m/login'])
    expect(await text(open(page))).toBe(isFound ? BODIES['/m/document-two.html'] : '<title>host</title>')
  for (const [path, body] of [
    [APP, 'app'],
    [LAZY, 'late'],
    [MANIFEST, '{"start_url":"/m/home"}'],
  ] as const)
    expect(await text(get(path))).toBe(body)
  for (const mode of ['cors', 'no-cors'] as const) expect(await text(get(COVER, mode, 'image'))).toBe('cover')
})

test('OFF-07 R-11 nothing is requested twice where Cache Storage fails and the network, too', async () => {
  for (const method of ['match', 'keys', 'open'] as const)
    vi.spyOn(worker.caches, method).mockImplementation(fail)
  worker.network.clear()
  worker.fetch.mockClear()
  await expect(open('/m/home')).rejects.toThrow('Failed to fetch')
  await expect(get(COVER, 'no-cors', 'image')).rejects.toThrow('Failed to fetch')
  expect((await get(MANIFEST))?.type).toBe('error')
  expect(worker.fetch).toHaveBeenCalledTimes(3)
})
