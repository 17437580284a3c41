import { beforeEach, describe, expect, test, vi } from 'vitest'

vi.hoisted(() => Object.assign(globalThis, { __BUILD_ID__: 'three' }))
const { sweepPrecaches } = await import('../../sw/sweep')

const CACHES = ['other-product', 'mc-precache-one', 'mc-images', 'mc-precache-two', 'mc-precache-three']

let deleted: string[]

beforeEach(() => {
  deleted = []
  const remove = (name: string) => Promise.resolve(deleted.push(name) > 0)
  vi.stubGlobal('caches', { keys: () => Promise.resolve(CACHES), delete: remove })
})

/** Pages that are open, and the locks they hold; null is a browser without Web Locks. */
function browserWith(urls: string[], locks: string[] | null): void {
  const windows = urls.map((url) => ({ url, frameType: 'top-level' }))
  const registration = { scope: 'https://play.example/m/' }
  vi.stubGlobal('self', { clients: { matchAll: () => Promise.resolve(windows) }, registration })
  const query = () => Promise.resolve({ held: (locks ?? []).map((name) => ({ name })), pending: [] })
  vi.stubGlobal('navigator', locks ? { locks: { query } } : {})
}

const HOME = 'https://play.example/m/home'

describe('the precaches of older builds', () => {
  test('R-09 stay while a page runs the build, and go when none does', async () => {
    browserWith([HOME, HOME], ['mc-build-two', 'mc-build-three', 'mc-sync'])
    await sweepPrecaches()
    expect(deleted).toEqual(['mc-precache-one'])
  })

  test('R-09 all go when every page has moved on, and nothing that is not ours', async () => {
    browserWith([HOME, 'https://play.example/games/7'], ['mc-build-three'])
    await sweepPrecaches()
    expect(deleted).toEqual(['mc-precache-one', 'mc-precache-two'])
  })

  test('R-09 all stay while a page has only just opened and holds no lock yet', async () => {
    browserWith([HOME, HOME], ['mc-build-three'])
    await sweepPrecaches()
    expect(deleted).toEqual([])
  })

  test('R-09 without Web Locks the newest of them stays', async () => {
    browserWith([HOME], null)
    await sweepPrecaches()
    expect(deleted).toEqual(['mc-precache-one'])
  })
})
