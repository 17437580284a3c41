import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runGateway, type RunningGateway } from '../../gateway/support/running-gateway'

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await runGateway()
})
afterAll(() => gateway.close())

test.each(['v1', 's1'])('MIN-01 DEP-04 %s is a script that can mount a game', async (name) => {
  const answer = await gateway.get(`/mini-game/${name}/minigame.js?t=1`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=UTF-8')
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const window: { MiniGame?: { mount?: unknown } } = {}
  runInNewContext(await answer.text(), { window })
  expect(window.MiniGame?.mount).toBeTypeOf('function')
})

test('MIN-01 DEP-04 there are exactly two', async () => {
  const [one, other] = await Promise.all(
    ['v1', 's1'].map(async (name) => (await gateway.get(`/mini-game/${name}/minigame.js`)).text()),
  )
  expect(one).not.toBe(other)
  expect((await gateway.get('/mini-game/x1/minigame.js')).status).toBe(404)
})

test('MIN-01 DEP-04 neither needs anything that the app’s policy blocks', async () => {
  for (const name of ['v1', 's1']) {
    const text = await (await gateway.get(`/mini-game/${name}/minigame.js`)).text()
    expect(text).not.toMatch(/innerHTML|insertAdjacentHTML|\beval\b|new Function|createElement\(["'`]style/)
  }
})
