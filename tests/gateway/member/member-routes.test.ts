import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { memberInfoSchema, rankProgressSchema } from '#domain/contract/member/members'
import { logIn } from '../support/log-in'
import { runGateway, type RunningGateway } from '../support/running-gateway'

const INFO = '/wps/member/info'
const RANK = '/wps/relay/MCSFE_getPlayerRankProgress'

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await runGateway()
})
afterEach(() => gateway.control({ reset: true }))
afterAll(() => gateway.close())

const infoOf = async (token: string, language = 'EN') =>
  v.parse(memberInfoSchema, await gateway.value(INFO, { Authorization: token, Language: language }))
const rankOf = async (username: string) => {
  const { token } = await logIn(gateway, username)
  return v.parse(rankProgressSchema, await gateway.value(RANK, { Authorization: token }))
}
const setLanguage = async (token: string, language: string, key?: string) => {
  const answer = await fetch(`${gateway.origin}/wps/member/language`, {
    method: 'POST',
    headers: {
      Authorization: token,
      'Content-Type': 'application/json',
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    body: JSON.stringify({ language }),
  })
  return v.parse(v.object({ success: v.boolean(), errorCode: v.optional(v.string()) }), await answer.json())
}

test('MEM-01 member info has profile, label, balance and the merchant’s currency', async () => {
  const { token, id } = await logIn(gateway, 'ann')
  const info = await infoOf(token)
  expect(info).toMatchObject({ id, type: 0, account: 'ann', currency: 'PHP', balance: 1250.5 })
  expect(info.clubLabel).toMatchObject({ labelName: 'Silver', labelId: 'silver', type: 'AUTO' })
  expect((await infoOf(token, 'CN')).clubLabel?.labelName).toBe('白银')
  const dev = await infoOf((await logIn(gateway, 'dev')).token)
  expect(dev.clubLabel).toBeUndefined()
})

test('MEM-04 rank progress has the number of conditions met, with a next label or without', async () => {
  expect(await rankOf('ann')).toEqual({
    labelId: 'silver',
    completedConditions: 3,
    totalExpectedConditions: 5,
  })
  expect(await rankOf('cho')).toEqual({ completedConditions: 0, totalExpectedConditions: 0 })
})

test('DEP-04 the tag of member info depends on URL, language and member', async () => {
  const [ann, again, ben] = [
    await logIn(gateway, 'ann'),
    await logIn(gateway, 'ann'),
    await logIn(gateway, 'ben'),
  ]
  for (const path of [INFO, RANK]) {
    const tagOf = async (token: string, language = 'EN') =>
      (await gateway.get(path, { Authorization: token, Language: language })).headers.get('ETag') ?? ''
    const tag = await tagOf(ann.token)
    expect(await tagOf(again.token)).toBe(tag)
    const others = [await tagOf(ben.token), await tagOf(ann.token, 'CN')]
    expect(new Set([tag, ...others]).size).toBe(3)
    const headers = { Authorization: ann.token, Language: 'EN', 'If-None-Match': tag }
    expect((await gateway.get(path, headers)).status).toBe(304)
  }
})

test('MEM-01 a changed balance is in the next response, to the cent', async () => {
  const { token } = await logIn(gateway, 'ann')
  await infoOf(token)
  await gateway.control({ members: [{ username: 'ann', balance: 0.07 }] })
  expect((await infoOf(token)).balance).toBe(0.07)
})

test('LNG-06 saves the member’s language and rejects an unknown one', async () => {
  const { token } = await logIn(gateway, 'ann')
  expect(await setLanguage(token, 'PT-BR')).toEqual({ success: true })
  expect((await infoOf(token)).language).toBe('PT-BR')
  expect((await setLanguage(token, 'Klingon')).errorCode).toBe('request.invalid')
})

test('OFF-05 one idempotency key takes effect once, and is valid for one post', async () => {
  const { token } = await logIn(gateway, 'ann')
  const key = randomUUID()
  expect(await setLanguage(token, 'EN', key)).toEqual({ success: true })
  await setLanguage(token, 'UR')
  expect(await setLanguage(token, 'EN', key)).toEqual({ success: true })
  expect((await infoOf(token)).language).toBe('UR')
  expect((await setLanguage(token, 'CN', key)).errorCode).toBe('duplicate.request')
  const ben = await logIn(gateway, 'ben')
  expect(await setLanguage(ben.token, 'CN', key)).toEqual({ success: true })
  expect((await setLanguage(token, 'CN', 'not a uuid')).errorCode).toBe('request.invalid')
})

test('OFF-05 a key is stored for seven days, and a 401 is not a first response', async () => {
  const { token } = await logIn(gateway, 'ann')
  const key = randomUUID()
  expect((await setLanguage('ended', 'TH', key)).errorCode).toBe('user.or.token.invalid')
  expect(await setLanguage(token, 'TH', key)).toEqual({ success: true })
  expect((await setLanguage(token, 'CN', key)).errorCode).toBe('duplicate.request')
  await gateway.control({ clock: { offsetMs: 7 * 86_400_000 + 1000 } })
  expect(await setLanguage(token, 'CN', key)).toEqual({ success: true })
})
