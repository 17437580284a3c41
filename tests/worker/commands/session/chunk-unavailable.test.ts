import { expect, test, vi } from 'vitest'
import { KEY_ENDPOINT } from '#domain/contract/endpoints'
import { err, ok } from '#domain/result'
import { CHUNK_UNAVAILABLE } from '#worker/chunk-unavailable-error'
import { tabs, useTabs } from '../../support/session-rig'

const load = vi.hoisted(() => {
  const missing = new Set(['lazy', 'login', 'device', 'encryption'])
  /** As a chunk that is not in the cache of an offline device. */
  const loadIfPresent =
    (name: string) =>
    (importOriginal: <T>() => Promise<T>): Promise<object> => {
      if (missing.has(name)) throw new TypeError('Failed to fetch dynamically imported module')
      return importOriginal<object>()
    }
  return { missing, loadIfPresent }
})
vi.mock('#worker/lazy-chunk', load.loadIfPresent('lazy'))
vi.mock('#worker/commands/accounts/password-login', load.loadIfPresent('login'))
vi.mock('#worker/crypto/device-id', load.loadIfPresent('device'))
vi.mock('#worker/crypto/encrypt-payload', load.loadIfPresent('encryption'))

useTabs()

// The tests are in this order because a chunk stays loaded.
test('R-07 LOG-07 SES-03 a command whose code is missing gets an error, not an exception', async () => {
  const { worker } = await tabs.open()
  expect(await worker.savedLogin()).toEqual(err(CHUNK_UNAVAILABLE))
  expect(await worker.adoptToken({ token: 'given' })).toEqual(err(CHUNK_UNAVAILABLE))
})

test('R-07 LOG-09 the automatic login runs as soon as its code can be loaded', async () => {
  const { worker, link } = await tabs.open()
  const outcome = vi.fn()
  void worker.autoLogin().then(outcome)
  await vi.dynamicImportSettled()
  expect(outcome).not.toHaveBeenCalled()
  load.missing.delete('lazy')
  await vi.waitFor(() => {
    link()
    expect(outcome).toHaveBeenCalledExactlyOnceWith(ok({ kind: 'guest' }))
  })
})

test('R-07 NET-08 a login is prepared once the key and all of its code are loaded', async () => {
  const { worker } = await tabs.open()
  expect(await worker.savedLogin()).toEqual(err(CHUNK_UNAVAILABLE))
  for (const next of ['login', 'device', 'encryption']) {
    expect(await worker.prepareLogin(), next).toEqual(err(CHUNK_UNAVAILABLE))
    load.missing.delete(next)
  }
  expect(await worker.prepareLogin()).toEqual(ok(null))
  expect(tabs.count(KEY_ENDPOINT)).toBeGreaterThan(0)
  tabs.refuse(KEY_ENDPOINT, 'no.key')
  const { worker: other } = await tabs.open()
  expect(await other.prepareLogin()).toMatchObject({ ok: false, error: { code: 'no.key' } })
})
