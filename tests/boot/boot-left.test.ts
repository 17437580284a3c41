import { expect, test, vi } from 'vitest'

test('R-05 the worker ends with a page that the browser freezes before the app’s code has come', async () => {
  const terminate = vi.fn()
  class FakeWorker {
    readonly terminate = terminate
    readonly postMessage = vi.fn()
  }
  for (const [name, value] of [
    ['__WORKER_URL__', ''],
    ['__ENGINE_URL__', ''],
    ['__LOCALE_URLS__', {}],
    ['Worker', FakeWorker],
    ['matchMedia', () => ({ matches: false })],
  ] as const)
    vi.stubGlobal(name, value)
  await import('../../src/boot/boot')
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }))
  expect(terminate).not.toHaveBeenCalled()
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
  expect(terminate).toHaveBeenCalledOnce()
  expect(window.mcBoot?.worker).toBeNull()
})
