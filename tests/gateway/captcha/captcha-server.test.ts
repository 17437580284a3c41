import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { CAPTCHA_SCRIPTS } from '#domain/captcha/captcha-hosts'
import { CAPTCHA_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { captchaSchema } from '#domain/contract/captcha/captcha'
import {
  askSms,
  codesTo,
  FORM,
  logInSocial,
  NEWCOMER,
  NOBODYS,
  proofOf,
  register,
  registerMobile,
  tryLogin,
} from '../support/accounts'
import { PROVIDER } from '../support/identity'
import { codeOf } from '../support/posts'
import { runGateway } from '../support/running-gateway'
import { gateway, useGateway } from '../support/shared-gateway'

const CAPTCHA_ID = '0123456789abcdef0123456789abcdef'
const LOAD = `/load?captcha_id=${CAPTCHA_ID}&callback=a`
const [MAIN = '', SECOND = ''] = gateway.captchaServers

const openedSchema = v.object({ data: v.object({ id: v.string(), picture: v.string(), slice: v.string() }) })
const puzzlesSchema = v.array(v.object({ id: v.string(), x: v.number() }))
const judgedSchema = v.object({ validate: v.string() })

useGateway({ settings: PROVIDER })

let offsetMs = 0

/** As long as a person needs for a puzzle. */
const think = () => gateway.control({ clock: { offsetMs: (offsetMs += 2_000) } })

const ask = (url: string) => fetch(url, { signal: AbortSignal.timeout(500) })

/** The result that the provider's script passes to its callback. */
const called = async (path: string, query: Readonly<Record<string, string>>): Promise<unknown> => {
  const search = new URLSearchParams({ ...query, callback: 'answer' }).toString()
  const received: { value?: unknown } = {}
  runInNewContext(await (await ask(`${MAIN}${path}?${search}`)).text(), {
    answer: (value: unknown) => (received.value = value),
  })
  return JSON.parse(JSON.stringify(received.value))
}
const challenge = async () => v.parse(captchaSchema, await gateway.value(`${CAPTCHA_ENDPOINT}?t=1`)).challenge
const gapOf = async (id: string): Promise<string> => {
  const puzzles = v.parse(puzzlesSchema, await (await gateway.get('/__control/captcha')).json())
  return String(puzzles.find((puzzle) => puzzle.id === id)?.x ?? NaN)
}

/** Opens a puzzle of v3 and solves it. */
const solveV3 = async () => {
  const { data } = v.parse(openedSchema, await called('/get.php', { challenge: await challenge() }))
  await think()
  const judged = await called('/ajax.php', { challenge: data.id, x: await gapOf(data.id) })
  const { validate } = v.parse(judgedSchema, judged)
  return { geetestChallenge: data.id, geetestValidate: validate, geetestSeccode: `${validate}|jordan` }
}

/** As `solveV3`, of v4. */
const solveV4 = async () => {
  const { data } = v.parse(openedSchema, await called('/load', { captcha_id: CAPTCHA_ID }))
  await think()
  const judged = await called('/verify', {
    captcha_id: CAPTCHA_ID,
    lot_number: data.id,
    w: await gapOf(data.id),
  })
  return { geetestValidateV4: v.parse(v.object({ seccode: v.unknown() }), judged).seccode }
}

test('CAP-01 CAP-02 with the login switch each login needs its own result, checked before the password', async () => {
  await gateway.control({ settings: { login: { captcha: { enabled: true } } } })
  for (let count = 0; count < 11; count += 1)
    expect(await codeOf(tryLogin('ann', 'wrong'))).toBe('captcha.invalid')
  for (const result of [await solveV3(), await solveV4()]) {
    expect(await codeOf(tryLogin('ann', undefined, result))).toBe('success')
    expect(await codeOf(tryLogin('ann', undefined, result))).toBe('captcha.invalid')
  }
  const proof = proofOf('ann-at-google')
  await tryLogin('ann', undefined, { ...proof, ...(await solveV4()) })
  expect(await codeOf(logInSocial(proof))).toBe('success') // needs none
  expect(await codeOf(tryLogin('ben', undefined, proof))).toBe('captcha.invalid')
})

test('CAP-01 CAP-05 with their switches every SMS and both registrations need one; an SMS accepts only v4', async () => {
  const on = { captcha: { enabled: true } }
  await gateway.control({ settings: { sms: on, register: on, mobileRegisterPassword: 'placeholder' } })
  const mobile = { ...FORM, ...NOBODYS, password: 'placeholder' }
  for (const answer of [
    askSms(NOBODYS),
    askSms(NOBODYS, await solveV3()),
    register(NEWCOMER),
    registerMobile(mobile),
  ])
    expect(await codeOf(answer)).toBe('captcha.invalid')
  expect(await codesTo('')).toEqual([])
  expect(await codeOf(askSms(NOBODYS, await solveV4()))).toBe('success')
  expect(await codeOf(register({ ...NEWCOMER, ...(await solveV3()) }))).toBe('success')
  expect(await codeOf(registerMobile({ ...mobile, ...(await solveV4()) }))).toBe('success')
})

test('CAP-02 CAP-04 DEP-04 each challenge is new, draws its puzzle, and judges a position once', async () => {
  const [one, other] = [await challenge(), await challenge()]
  expect(one).not.toBe(other)
  const { data } = v.parse(openedSchema, await called('/get.php', { challenge: one }))
  for (const url of [data.picture, data.slice]) expect(await (await ask(url)).text()).toContain('</svg>')
  const right = { challenge: data.id, x: await gapOf(data.id) }
  expect(await called('/ajax.php', right)).toMatchObject({ success: 1 })
  expect(await called('/ajax.php', right)).toMatchObject({ success: 0 })
  expect(await called('/get.php', { challenge: 'x', lang: 'zh-cn' })).toMatchObject({
    error: { error_code: 'error_113', user_error: '验证已过期' },
  })
  expect(await called('/load', { captcha_id: 'x' })).toMatchObject({ error: { code: '60001' } })
  expect((await ask(`${MAIN}/load?captcha_id=${CAPTCHA_ID}&callback=a.b()`)).status).toBe(400)
})

test('CAP-03 DEP-04 each of four servers can be slow, unresponsive, truncated or wrong; the others stay unchanged', async () => {
  expect(new Set(gateway.captchaServers).size).toBe(4)
  const script = `${MAIN}${CAPTCHA_SCRIPTS.v4}`
  const send = (kind: string) => gateway.control({ captchaServers: [{ kind }] })
  for (const kind of ['silent', 'cut']) {
    await send(kind)
    await expect(ask(script)).rejects.toThrow()
  }
  await send('wrong')
  expect(await (await ask(script)).text()).not.toContain('initGeetest4')
  await send('scriptOnly')
  expect(await (await ask(script)).text()).toContain('initGeetest4')
  await expect(ask(`${MAIN}${LOAD}`)).rejects.toThrow()
  expect(await (await ask(`${SECOND}${CAPTCHA_SCRIPTS.v3}`)).text()).toContain('initGeetest')
  await gateway.control({ captchaServers: [{ kind: 'good', delayMs: 120 }] })
  const start = performance.now()
  await ask(`${MAIN}${LOAD}`)
  expect(performance.now() - start).toBeGreaterThan(110)
})

test('DEP-04 the demo’s config.json lists them, also after a reset', async () => {
  const demo = await runGateway({ isDemo: true })
  const { captchaServers } = demo
  const expected = { captchaServers: { v3: captchaServers, v4: captchaServers } }
  for (const command of [{ reset: true }, { config: null }, { reset: true }]) {
    await demo.control(command)
    const answer = await demo.get('/m/config.json')
    if ('config' in command) expect(answer.status).toBe(404)
    else expect(await answer.json()).toEqual(expected)
  }
  await demo.close()
})
