import { expect, test } from 'vitest'
import { gateway, useGateway } from '../support/shared-gateway'

const GAMES = '/lgw/games/mobile'

useGateway()

const inject = (fault: unknown, rule: object = {}) =>
  gateway.control({ faults: [{ match: GAMES, ...rule, fault }] })

test('DEP-04 fault: a delay before another fault, and only the matching requests', async () => {
  const failing = { match: GAMES, fault: { kind: 'status', status: 500 } }
  await gateway.control({ faults: [{ match: GAMES, fault: { kind: 'delay', ms: 120 } }, failing] })
  const start = performance.now()
  expect((await gateway.get(GAMES)).status).toBe(500)
  expect(performance.now() - start).toBeGreaterThan(110)
  await inject({ kind: 'status', status: 500 }, { skip: 1, times: 2, method: 'get' })
  const statuses: number[] = []
  for (let call = 0; call < 4; call += 1) statuses.push((await gateway.get(GAMES)).status)
  expect(statuses).toEqual([200, 500, 500, 200])
  await inject({ kind: 'emptyList' }, { match: '^/lgw/.*popular$', regex: true })
  expect(await gateway.value('/lgw/games/popular')).toEqual([])
  expect((await gateway.get(GAMES)).status).toBe(200)
})

test('DEP-04 fault: a connection cut before, during and after the body, or left open, or no response', async () => {
  for (const fault of [{ kind: 'cut', at: 'before' }, { kind: 'noAnswer' }]) {
    await inject(fault)
    await expect(gateway.get(GAMES)).rejects.toThrow()
  }
  for (const at of ['during', 'after']) {
    await inject({ kind: 'cut', at })
    await expect((await gateway.get(GAMES)).text()).rejects.toThrow()
  }
  await inject({ kind: 'hang', at: 'after' })
  const reader = (await gateway.get(GAMES)).body?.getReader()
  let text = ''
  while (!text.endsWith(']}')) text += new TextDecoder().decode((await reader?.read())?.value)
  const end = reader?.read().then(() => 'ended')
  expect(await Promise.race([end, new Promise((resolve) => setTimeout(resolve, 100, 'silent'))])).toBe(
    'silent',
  )
  await reader?.cancel()
})
