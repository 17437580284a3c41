import { beforeEach, expect, test, vi } from 'vitest'

vi.hoisted(() => Object.assign(globalThis, { mcBuild: { id: 'three', list: '' } }))
const { cleanupOutdatedPrecaches } = await import('../../sw/cleanup-precaches')

const CACHES = [
  'other-product',
  'mc-precache-one',
  'mc-images',
  'mc-assets',
  'mc-precache-two',
  'mc-precache-three',
]

let keys: string[]
let deleted: string[]

beforeEach(() => {
  keys = CACHES
  deleted = []
  const remove = (name: string) => Promise.resolve(deleted.push(name) > 0)
  vi.stubGlobal('caches', { keys: () => Promise.resolve(keys), delete: remove })
})

interface Registration {
  readonly scope: string
  readonly waiting: object | null
  installing: object | null
}

/** Open pages and the locks they hold; null means a browser without Web Locks. */
function browserWith(urls: string[], locks: string[] | null, waiting: object | null = null): Registration {
  const windows = urls.map((url) => ({ url, frameType: 'top-level' }))
  const registration: Registration = { scope: 'https://play.example/m/', waiting, installing: null }
  vi.stubGlobal('self', { clients: { matchAll: () => Promise.resolve(windows) }, registration })
  const query = () => Promise.resolve({ held: (locks ?? []).map((name) => ({ name })), pending: [] })
  vi.stubGlobal('navigator', locks ? { locks: { query } } : {})
  return registration
}

const HOME = 'https://play.example/m/home'
const NEWEST = ['mc-precache-four'] // of a build that this one does not know

test.each<[when: string, pages: string[], locks: string[] | null, gone: string[], newest?: string[]]>([
  ['a page runs one of them', [HOME, HOME], ['mc-build-two', 'mc-build-three', 'mc-sync'], ['one']],
  ['every page has moved on', [HOME, 'https://play.example/games/7'], ['mc-build-three'], ['one', 'two']],
  ['a page has only just opened and holds no lock yet', [HOME, HOME], ['mc-build-three'], []],
  ['no build waits after a rollback', [HOME], ['mc-build-three'], ['one', 'two', 'four'], NEWEST],
  ['there are no Web Locks: the newest stays', [HOME], null, ['one', 'two'], NEWEST],
])('R-09 precaches that no page runs are deleted, and nothing else, when %s', async (...given) => {
  const [, pages, locks, gone, newest = []] = given
  keys = [...CACHES, ...newest]
  browserWith(pages, locks)
  await cleanupOutdatedPrecaches()
  const older = keys.filter((name) => /^mc-precache-(?!three)/u.test(name))
  const assets = gone.length === older.length ? ['mc-assets'] : [] // of builds before all precaches
  expect(deleted).toEqual([...gone.map((build) => `mc-precache-${build}`), ...assets])
  // Nothing is deleted while a newer build waits: no page runs it yet.
  deleted.length = 0
  browserWith(pages, locks, {})
  await cleanupOutdatedPrecaches()
  expect(deleted).toEqual([])
})

test('R-08 nothing is deleted if an update begins while the locks are read', async () => {
  const registration = browserWith([HOME], [])
  const query = () => {
    registration.installing = {}
    return Promise.resolve({ held: [{ name: 'mc-build-three' }] })
  }
  vi.stubGlobal('navigator', { locks: { query } })
  await cleanupOutdatedPrecaches()
  expect(deleted).toEqual([])
})
