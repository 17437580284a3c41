import { expect, test, vi } from 'vitest'

test('R-05 terminates the worker of a page that is frozen before the app’s code has loaded', async () => {
  const terminate = vi.fn()
  class FakeWorker {
    readonly terminate = terminate
    readonly postMessage = vi.fn()
    readonly addEventListener = vi.fn()
  }
  // What the build and the browser give the document's script.
  for (const [name, value] of Object.entries({
    ...{ __WORKER_URL__: '', __ENGINE_URL__: '', __LANGUAGES__: [], __LOCALE_URL__: '' },
    ...{ __BUILD_ID__: 'test', __APP_VERSION__: '1.0.0' },
    ...{ Worker: FakeWorker, matchMedia: () => ({ matches: false }) },
  }))
    vi.stubGlobal(name, value)
  await import('../../../src/boot/boot')
  window.mcBoot?.startWorker()
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }))
  expect(terminate).not.toHaveBeenCalled()
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
  expect(terminate).toHaveBeenCalledOnce()
  expect(window.mcBoot?.startWorker()).toBeNull()
  // Dexie closes its channel for a frozen page. The files after this one use it too.
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
})
