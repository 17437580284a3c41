import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isChunkError } from '../../../../src/shell/error-pages/error-facts'

/** Files are relative to the chunk that loads them. */
const FOLDER = `${path.resolve(import.meta.dirname, '../../../../src/shared/page')}/`

const added: HTMLLinkElement[] = []
const onError = vi.fn()

const start = async () => (await import('../../../../src/shared/page/load-chunk')).loadChunk

/** Finishes loading all links added since the last call, and lets the longest retry delay pass. */
const settle = async (outcome: 'load' | 'error'): Promise<string[]> => {
  const links = added.splice(0)
  for (const link of links) link.dispatchEvent(new Event(outcome))
  await vi.advanceTimersByTimeAsync(2_000)
  return links.map((link) => `${link.rel} ${(link.getAttribute('href') ?? '').replace(FOLDER, './')}`)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (link instanceof HTMLLinkElement) added.push(link)
  })
  addEventListener('vite:preloadError', onError)
})

afterEach(() => {
  removeEventListener('vite:preloadError', onError)
  added.splice(0)
})

test('R-12 refetches a style that failed to load before the import; a script is left to the import', async () => {
  const loadChunk = await start()
  const importChunk = vi.fn(() => Promise.resolve('module'))
  const module = loadChunk(importChunk, ['./a.js', './a.css'])
  expect(await settle('error')).toEqual(['modulepreload ./a.js', 'stylesheet ./a.css'])
  expect(await settle('error')).toEqual(['stylesheet ./a.css'])
  expect(importChunk).not.toHaveBeenCalled()
  expect(await settle('load')).toEqual(['stylesheet ./a.css'])
  await expect(module).resolves.toBe('module')
  expect(onError).not.toHaveBeenCalled()
})

test('R-12 retries a failed import', async () => {
  const loadChunk = await start()
  const importChunk = vi.fn(() => Promise.resolve('module'))
  importChunk.mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
  const module = loadChunk(importChunk)
  await vi.advanceTimersByTimeAsync(2_000)
  await expect(module).resolves.toBe('module')
})

test('R-12 UPD-04 reports an error to the page after five attempts; the next call starts again', async () => {
  const loadChunk = await start()
  const outcome = loadChunk(() => Promise.resolve('module'), ['./a.css']).catch((error: unknown) => error)
  for (let attempt = 1; attempt <= 5; attempt += 1) expect(await settle('error')).toHaveLength(1)
  expect(await settle('error')).toEqual([])
  expect(isChunkError(await outcome)).toBe(true)
  expect(onError).toHaveBeenCalledOnce()
  const again = loadChunk(() => Promise.resolve('module'), ['./a.css'])
  expect(await settle('load')).toEqual(['stylesheet ./a.css'])
  await expect(again).resolves.toBe('module')
})

test('R-12 a device without a network does not wait for retries', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const loadChunk = await start()
  const outcome = loadChunk(() => Promise.resolve('module'), ['./a.css'])
  const failure = expect(outcome).rejects.toThrow('Unable to preload')
  expect(await settle('error')).toHaveLength(1)
  await failure
  expect(added).toEqual([])
})

test('R-12 does not refetch what the document or another chunk has loaded', async () => {
  const entry = document.createElement('link')
  entry.setAttribute('href', `${FOLDER}app.css`)
  document.body.append(entry)
  const loadChunk = await start()
  const one = loadChunk(() => Promise.resolve(1), ['./app.css', './parts.css'])
  const other = loadChunk(() => Promise.resolve(2), ['./parts.css'])
  expect(await settle('load')).toEqual(['stylesheet ./parts.css'])
  await expect(Promise.all([one, other])).resolves.toEqual([1, 2])
})
