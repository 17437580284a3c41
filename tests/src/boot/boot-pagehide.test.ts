import { expect, test, vi } from 'vitest'
import { stubBuild } from '../support/stub-build'

test('R-05 terminates the worker of a page that is frozen before the app’s code has loaded', async () => {
  const terminate = vi.fn()
  class FakeWorker {
    readonly terminate = terminate
    readonly postMessage = vi.fn()
    readonly addEventListener = vi.fn()
  }
  stubBuild(FakeWorker)
  await import('../../../src/boot/boot')
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }))
  expect(terminate).not.toHaveBeenCalled()
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
  expect(terminate).toHaveBeenCalledOnce()
  expect(window.mcBoot?.worker).toBeNull()
})
