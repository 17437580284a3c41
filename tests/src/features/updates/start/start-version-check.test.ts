import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ok } from '#domain/result'
import { ASSET_MANIFESTS, versionId } from '#domain/updates/version'

const checkForNewBuild = vi.fn<(running: string) => Promise<unknown>>()
const checkForUpdate = vi.fn<() => Promise<boolean>>()

vi.mock('../../../../../src/shared/worker/client/commands', () => ({ commands: { checkForNewBuild } }))
vi.mock('../../../../../src/shared/updates/service-worker-client', () => ({
  checkForUpdate: () => checkForUpdate(),
}))

/** Starts a page whose merchant has found this many newer builds. */
const start = async (count = 0) => {
  vi.resetModules()
  const page = await import('../../../support/page-fixture')
  const { pageState } = await import('../../../../../src/shared/page/page-state')
  const { updateState } = await import('../../../../../src/shared/updates/update-state')
  const { startVersionCheck } = await import('../../../../../src/features/updates/start/start-version-check')
  await page.startPage()
  const learn = async (found: number, manifest: string = ASSET_MANIFESTS[0], mark = ''): Promise<void> => {
    const { merchant } = pageState
    page.putRows('counters', [{ merchant, id: versionId(manifest), count: found, mark, until: 0 }])
    await vi.advanceTimersByTimeAsync(0)
  }
  await learn(count)
  // The listeners of earlier tests are on the same page.
  const listen = vi.spyOn(globalThis, 'addEventListener')
  const listenToDocument = vi.spyOn(document, 'addEventListener')
  startVersionCheck()
  onTestFinished(() => {
    for (const [type, listener] of listenToDocument.mock.calls) document.removeEventListener(type, listener)
  })
  const chunkErrors = new EventTarget()
  for (const [type, listener] of listen.mock.calls)
    if (type === 'vite:preloadError') chunkErrors.addEventListener(type, listener)
  await vi.advanceTimersByTimeAsync(0)
  const loseChunk = () => chunkErrors.dispatchEvent(new Event('vite:preloadError'))
  return { updateState, learn, loseChunk }
}

const look = async (visibility: 'visible' | 'hidden'): Promise<void> => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'performance', 'Date'],
  })
  checkForNewBuild.mockResolvedValue(ok(null))
  checkForUpdate.mockResolvedValue(false)
  vi.stubEnv('DEV', false)
  // Without a type it does not run.
  const entry = document.createElement('script')
  entry.type = 'text/plain'
  entry.setAttribute('src', '/m/assets/index-1.js')
  document.head.append(entry)
  entry.type = 'module'
})

afterEach(() => document.head.replaceChildren())

test('UPD-02 checks at the start, on return at most once a minute, and hourly while the page is visible', async () => {
  await start()
  expect(checkForNewBuild.mock.calls).toEqual([['/m/assets/index-1.js']])

  await look('visible')
  expect(checkForNewBuild).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(61_000)
  await look('hidden')
  expect(checkForNewBuild).toHaveBeenCalledTimes(1)
  await look('visible')
  expect(checkForNewBuild).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(checkForNewBuild).toHaveBeenCalledTimes(3)
  await look('hidden')
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(checkForNewBuild).toHaveBeenCalledTimes(3)
})

test.each([
  [true, 'none'],
  [false, 'ready'],
])('UPD-01 a new manifest updates the service worker, if none is coming: %s', async (isComing, status) => {
  const { learn, updateState } = await start(2)
  expect(updateState.status).toBe('none')
  expect(checkForUpdate).not.toHaveBeenCalled()
  checkForUpdate.mockResolvedValue(isComing)
  await learn(1, ASSET_MANIFESTS[1])
  expect(checkForUpdate).toHaveBeenCalledTimes(1)
  expect(updateState.status).toBe(status)
})

test('UPD-01 a page of the new build gets no notice of what a page of the old one has found', async () => {
  const { learn, updateState } = await start()
  await learn(1, ASSET_MANIFESTS[0], 'b /m/assets/index-0.js /m/assets/index-1.js')
  expect(checkForUpdate).not.toHaveBeenCalled()
  expect(updateState.status).toBe('none')
})

test('UPD-04 without a service worker, chunks that fail to load trigger one manifest check', async () => {
  vi.stubGlobal('navigator', {})
  const { loseChunk, learn, updateState } = await start()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(checkForNewBuild).toHaveBeenCalledTimes(1)
  loseChunk()
  loseChunk()
  expect(checkForNewBuild).toHaveBeenCalledTimes(2)
  await learn(1)
  expect(updateState.status).toBe('ready')
})

test('UPD-04 a check whose own chunk fails to load starts no other check', async () => {
  vi.stubGlobal('navigator', {})
  const { loseChunk } = await start()
  await vi.advanceTimersByTimeAsync(10_000)
  // The worker reports the chunk after its last attempt, then responds to the command.
  checkForNewBuild.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 4_000))
    loseChunk()
    return { ok: false }
  })
  loseChunk()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(checkForNewBuild).toHaveBeenCalledTimes(2)
})

test('UPD-02 checks nothing on the development server, which has no builds', async () => {
  vi.stubEnv('DEV', true)
  await start()
  await look('visible')
  expect(checkForNewBuild).not.toHaveBeenCalled()
})
