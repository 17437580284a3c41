import { beforeEach, describe, expect, test, vi } from 'vitest'

vi.hoisted(() => Object.assign(globalThis, { __BUILD_ID__: 'three' }))
const { cleanupOutdatedPrecaches } = await import('../../sw/cleanup-precaches')

const CACHES = ['other-product', 'mc-precache-one', 'mc-images', 'mc-precache-two', 'mc-precache-three']

let keys: string[]
let deleted: string[]

beforeEach(() => {
  keys = CACHES
  deleted = []
  const remove = (name: string) => Promise.resolve(deleted.push(name) > 0)
  vi.stubGlobal('caches', { keys: () => Promise.resolve(keys), delete: remove })
})

/** Open pages and the locks they hold; null means a browser without Web Locks. */
function browserWith(urls: string[], locks: string[] | null, waiting: object | null = null): void {
  const windows = urls.map((url) => ({ url, frameType: 'top-level' }))
  const registration = { scope: 'https://play.example/m/', waiting, installing: null }
  vi.stubGlobal('self', { clients: { matchAll: () => Promise.resolve(windows) }, registration })
  const query = () => Promise.resolve({ held: (locks ?? []).map((name) => ({ name })), pending: [] })
  vi.stubGlobal('navigator', locks ? { locks: { query } } : {})
}

const HOME = 'https://play.example/m/home'

describe('the precaches of older builds', () => {
  test('R-09 stay while a page runs the build, and are deleted when none does', async () => {
    browserWith([HOME, HOME], ['mc-build-two', 'mc-build-three', 'mc-sync'])
    await cleanupOutdatedPrecaches()
    expect(deleted).toEqual(['mc-precache-one'])
  })

  test('R-09 all are deleted when every page has moved on, and nothing else is', async () => {
    browserWith([HOME, 'https://play.example/games/7'], ['mc-build-three'])
    await cleanupOutdatedPrecaches()
    expect(deleted).toEqual(['mc-precache-one', 'mc-precache-two'])
  })

  test('R-09 all stay while a page has only just opened and holds no lock yet', async () => {
    browserWith([HOME, HOME], ['mc-build-three'])
    await cleanupOutdatedPrecaches()
    expect(deleted).toEqual([])
  })

  test('R-09 nothing is deleted while a newer build waits: no page runs it yet', async () => {
    keys = [...CACHES, 'mc-precache-four']
    browserWith([HOME], ['mc-build-three'], {})
    await cleanupOutdatedPrecaches()
    expect(deleted).toEqual([])
  })

  test('R-09 the leftovers of a newer build are deleted after a rollback, if no build waits', async () => {
    keys = [...CACHES, 'mc-precache-four']
    browserWith([HOME], ['mc-build-three'])
    await cleanupOutdatedPrecaches()
    expect(deleted).toEqual(['mc-precache-one', 'mc-precache-two', 'mc-precache-four'])
  })

  test('R-09 without Web Locks the newest of them stays', async () => {
    browserWith([HOME], null)
    await cleanupOutdatedPrecaches()
    expect(deleted).toEqual(['mc-precache-one'])
  })
})
