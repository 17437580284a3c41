import { describe, expect, test } from 'vitest'
import { KEY_PATH, MEMBER_INFO_PATH } from '#domain/constants/endpoints'
import { tabs, useTabs } from './support/session-rig'

useTabs()

describe('SES-03 a token from the address', () => {
  test('SES-03 becomes a session once member info has said whose it is', async () => {
    const { worker } = await tabs.open()
    expect(await worker.adoptToken({ token: 'given' })).toMatchObject({
      ok: true,
      value: { session: { id: '7', token: 'given', userName: 'ann', type: 0, merchantCode: 'harbour' } },
    })
    const headers = tabs.gateway.requests.find(({ path }) => path === MEMBER_INFO_PATH)?.headers
    expect(headers?.get('Authorization')).toBe('given')
  })

  test('SES-03 one that is refused leaves a guest, and ends nothing', async () => {
    tabs.gateway.respond(MEMBER_INFO_PATH, () => new Response('', { status: 401 }))
    const { worker, signals } = await tabs.open()
    expect(await worker.adoptToken({ token: 'bad' })).toMatchObject({ ok: false, error: { status: 401 } })
    expect(signals.filter(({ type }) => type === 'session-over')).toEqual([])
    expect(tabs.count(KEY_PATH)).toBe(0)
  })
})
