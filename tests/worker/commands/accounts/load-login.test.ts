import { afterEach, expect, test, vi } from 'vitest'
import { LOGIN_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { KEY_ENDPOINT } from '#domain/contract/endpoints'
import { CREDENTIALS, tabs, useTabs } from '../../support/session-rig'

useTabs()

const CHUNKS = ['#worker/crypto/encrypt-payload', '#worker/crypto/device-id'] as const
const lose = (chunk: string): void => {
  vi.doMock(chunk, () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
}
const find = (): void => {
  for (const chunk of CHUNKS) vi.doUnmock(chunk)
}
afterEach(find)

test.each(CHUNKS)(
  'R-12 LOG-08 without the lazy chunk %s the gateway counts as unreachable: nothing is sent or deleted, and the next login works',
  async (chunk) => {
    const { worker } = await tabs.open()
    await worker.logIn(CREDENTIALS)
    const posts = tabs.count(LOGIN_ENDPOINT)
    lose(chunk)
    expect(await worker.logIn(CREDENTIALS)).toMatchObject({ ok: false, error: { kind: 'network' } })
    expect(await worker.prepareLogin()).toMatchObject({ ok: false, error: { kind: 'network' } })
    expect(tabs.count(LOGIN_ENDPOINT)).toBe(posts)
    expect(await worker.savedLogin()).toEqual({ ok: true, value: 'ann' })
    find()
    const keys = tabs.count(KEY_ENDPOINT)
    expect(await worker.logIn(CREDENTIALS)).toMatchObject({ ok: true })
    // The key fetched meanwhile is still valid.
    expect(tabs.count(KEY_ENDPOINT)).toBe(keys)
  },
)
