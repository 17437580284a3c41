import { describe, expect, test, vi } from 'vitest'
import { KEY_PATH, LOGOUT_PATH, MEMBER_INFO_PATH } from '#domain/constants/endpoints'
import { memberInfo, tabs, useTabs } from './support/session-rig'

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
    expect(await worker.adoptToken({ token: 'bad' })).toEqual({
      ok: false,
      error: { kind: 'session-over' },
    })
    expect(signals.filter(({ type }) => type === 'session-over')).toEqual([])
    expect(tabs.count(KEY_PATH)).toBe(0)
  })

  test('SES-03 one that no header can carry is refused without a request', async () => {
    const { worker } = await tabs.open()
    const before = tabs.gateway.count(MEMBER_INFO_PATH)
    expect(await worker.adoptToken({ token: 'ключ' })).toEqual({ ok: false, error: { kind: 'no-session' } })
    expect(tabs.count(MEMBER_INFO_PATH)).toBe(before)
  })

  test('SES-03 LOG-10 one that a logout overtakes makes no session, and is closed on the gateway', async () => {
    const { worker } = await tabs.open()
    const answers: (() => void)[] = []
    tabs.gateway.respond(
      MEMBER_INFO_PATH,
      () =>
        new Promise((resolve) => {
          answers.push(() => {
            resolve(Response.json({ success: true, value: memberInfo(7) }))
          })
        }),
    )
    const adopted = worker.adoptToken({ token: 'given' })
    // The code for it comes late.
    await vi.waitFor(
      () => {
        expect(answers).not.toEqual([])
      },
      { timeout: 5_000 },
    )
    await worker.logOut()
    for (const answer of answers) answer()
    expect(await adopted).toEqual({ ok: false, error: { kind: 'aborted' } })
    expect(tabs.tokensOf(LOGOUT_PATH)).toEqual(['given'])
  })
})
