import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { CAPTCHA_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { CAPTCHA_SCRIPTS } from '#domain/captcha/captcha-hosts'
import { captchaSchema } from '#domain/contract/captcha/captcha'
import { runGateway, type RunningGateway } from '../support/running-gateway'

const CAPTCHA_ID = '0123456789abcdef0123456789abcdef'

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await runGateway()
})
afterAll(() => gateway.close())
beforeEach(() => gateway.control({ reset: true }))

const main = (): string => gateway.captchaServers[0] ?? ''
const ask = (url: string) => fetch(url, { signal: AbortSignal.timeout(500) })

/** The result that the provider's script passes to its callback. */
const called = async (path: string, query: Readonly<Record<string, string>>): Promise<unknown> => {
  const search = new URLSearchParams({ ...query, callback: 'answer' }).toString()
  const text = await (await ask(`${main()}${path}?${search}`)).text()
  const received: { value?: unknown } = {}
  runInNewContext(text, { answer: (value: unknown) => (received.value = value) })
  return JSON.parse(JSON.stringify(received.value))
}

const openedSchema = v.object({
  status: v.literal('success'),
  data: v.object({ id: v.string(), picture: v.string(), slice: v.string() }),
})
const solvedSchema = v.object({
  result: v.literal('success'),
  seccode: v.strictObject({
    captcha_id: v.string(),
    lot_number: v.string(),
    pass_token: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
    gen_time: v.pipe(v.string(), v.regex(/^\d{10}$/)),
    captcha_output: v.pipe(v.string(), v.nonEmpty()),
  }),
})
const puzzlesSchema = v.array(v.object({ id: v.string(), x: v.number(), y: v.number() }))

const challenge = async () => v.parse(captchaSchema, await gateway.value(`${CAPTCHA_ENDPOINT}?t=1`))
const puzzles = async () => v.parse(puzzlesSchema, await (await gateway.get('/__control/captcha')).json())
const gapOf = async (id: string): Promise<number> =>
  (await puzzles()).find((puzzle) => puzzle.id === id)?.x ?? NaN

describe('CAP-04 DEP-04 the fake of Geetest v3', () => {
  test('CAP-04 each challenge is new, and the response is never stored', async () => {
    const [one, other] = [await challenge(), await challenge()]
    expect(one).toMatchObject({ newCaptcha: true, offline: false })
    expect(one.gt).toBe(other.gt)
    expect(one.challenge).not.toBe(other.challenge)
    const answer = await gateway.get(`${CAPTCHA_ENDPOINT}?t=1`)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('ETag')).toBeNull()
  })

  test('DEP-04 opens a puzzle for a gateway challenge, draws it, and checks a position', async () => {
    const given = await challenge()
    const { data } = v.parse(openedSchema, await called('/get.php', { challenge: given.challenge }))
    for (const url of [data.picture, data.slice]) {
      const drawn = await ask(url)
      expect(drawn.headers.get('Content-Type')).toContain('image/svg+xml')
      expect(await drawn.text()).toContain('</svg>')
    }
    const x = String(await gapOf(data.id))
    const right = await called('/ajax.php', { challenge: data.id, x })
    expect(right).toMatchObject({ success: 1, message: 'success' })
    expect(await called('/ajax.php', { challenge: data.id, x })).toMatchObject({ success: 0 })
    const next = v.parse(openedSchema, await called('/refresh.php', { challenge: given.challenge }))
    const wrong = { challenge: next.data.id, x: '0' }
    expect(await called('/ajax.php', wrong)).toMatchObject({ success: 0, message: 'fail' })
  })

  test('CAP-02 DEP-04 rejects another challenge in the provider’s format, in the player’s language', async () => {
    const refused = await called('/get.php', { challenge: 'x', lang: 'zh-cn' })
    expect(refused).toMatchObject({ error: { error_code: 'error_113', user_error: '验证已过期' } })
    expect(await called('/get.php', { challenge: 'x', lang: 'ta' })).toMatchObject({
      error: { user_error: 'The verification has expired' },
    })
  })
})

describe('CAP-04 DEP-04 the fake of Geetest v4', () => {
  test('DEP-04 opens a puzzle for a captcha id and returns the contract’s result object', async () => {
    const { data } = v.parse(openedSchema, await called('/load', { captcha_id: CAPTCHA_ID }))
    const w = String(await gapOf(data.id))
    const judged = await called('/verify', { captcha_id: CAPTCHA_ID, lot_number: data.id, w })
    const { seccode } = v.parse(solvedSchema, judged)
    expect(seccode).toMatchObject({ captcha_id: CAPTCHA_ID, lot_number: data.id })
    const next = v.parse(openedSchema, await called('/load', { captcha_id: CAPTCHA_ID }))
    expect(await called('/verify', { lot_number: next.data.id, w: '' })).toEqual({ result: 'fail' })
  })

  test('CAP-02 DEP-04 a bad id gives 60001', async () => {
    expect(await called('/load', { captcha_id: 'x' })).toMatchObject({
      status: 'error',
      error: { code: '60001', msg: 'This verification is not configured' },
    })
  })

  test('DEP-04 no response without a callback', async () => {
    expect((await ask(`${main()}/load?captcha_id=${CAPTCHA_ID}&callback=a.b()`)).status).toBe(400)
  })
})

describe('CAP-03 DEP-04 the servers', () => {
  test('CAP-03 four servers on separate ports, each with both scripts', async () => {
    expect(new Set([...gateway.captchaServers, gateway.origin, ...gateway.lines]).size).toBe(8)
    for (const [path, global] of [
      [CAPTCHA_SCRIPTS.v3, 'initGeetest:'],
      [CAPTCHA_SCRIPTS.v4, 'initGeetest4:'],
    ] as const) {
      for (const server of gateway.captchaServers) {
        const script = await fetch(server + path)
        expect(script.headers.get('Content-Type')).toContain('text/javascript')
        expect(await script.text()).toContain(global.replace(':', ''))
      }
    }
  }, 60_000)

  test('CAP-03 DEP-04 each can be set to slow, unresponsive, truncated or wrong; the others stay unchanged', async () => {
    const script = `${main()}${CAPTCHA_SCRIPTS.v4}`
    const load = `${main()}/load?captcha_id=${CAPTCHA_ID}&callback=a`
    const send = (kind: string) => gateway.control({ captchaServers: [{ kind }] })
    await send('silent')
    await expect(ask(script)).rejects.toThrow()
    await send('cut')
    await expect(ask(script)).rejects.toThrow()
    await send('wrong')
    expect(await (await ask(script)).text()).not.toContain('initGeetest4')
    await send('scriptOnly')
    expect((await ask(script)).status).toBe(200)
    await expect(ask(load)).rejects.toThrow()
    await gateway.control({ captchaServers: [{ kind: 'good', delayMs: 120 }] })
    const start = performance.now()
    await ask(load)
    expect(performance.now() - start).toBeGreaterThan(110)
    expect((await ask(`${gateway.captchaServers[1] ?? ''}${CAPTCHA_SCRIPTS.v4}`)).status).toBe(200)
    await send('silent')
    await gateway.control({ reset: true })
    expect((await ask(script)).status).toBe(200)
  })

  test('DEP-04 config.json lists them if the gateway is started so, also after a reset', async () => {
    const named = await runGateway({ isDemo: true })
    try {
      const { captchaServers } = named
      const expected = { captchaServers: { v3: captchaServers, v4: captchaServers } }
      expect(await (await named.get('/m/config.json')).json()).toEqual(expected)
      await named.control({ config: null })
      expect((await named.get('/m/config.json')).status).toBe(404)
      await named.control({ reset: true })
      expect(await (await named.get('/m/config.json')).json()).toEqual(expected)
    } finally {
      await named.close()
    }
  })
})
