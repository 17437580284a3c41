import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { MEMBER_LANGUAGE_ENDPOINT } from '#domain/contract/command-endpoints'
import { gateway, visitAgain } from '../support/app'
import { logIn, press } from '../support/player'
import { rowsOf, seeRequests } from '../support/sync'

/** The languages that the gateway has got, in order. */
const delivered = async (): Promise<unknown[]> =>
  (await gateway.effects('language')).map(
    ({ detail }) => v.parse(v.object({ language: v.string() }), detail).language,
  )

const seeDelivered = (): Promise<void> => vi.waitFor(async () => expect(await rowsOf('outbox')).toEqual([]))

test('R-03 OFF-05 LNG-03 a delivery lost before, in and after its response takes effect once, with one key', async () => {
  await logIn('ann')
  const before = (await delivered()).length
  const lost = [{ kind: 'cut', at: 'before' }, { kind: 'cut', at: 'during' }, { kind: 'noAnswer' }] as const
  await gateway.faults(...lost.map((fault) => ({ match: MEMBER_LANGUAGE_ENDPOINT, times: 1, fault })))
  await press('Language')
  await press('简体中文')
  await seeRequests(MEMBER_LANGUAGE_ENDPOINT, 1)
  await visitAgain('/m/home')
  await seeDelivered()
  expect((await delivered()).slice(before)).toEqual(['CN'])
  const { requests } = await gateway.requests(MEMBER_LANGUAGE_ENDPOINT)
  expect(requests.length).toBeGreaterThan(1)
  expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})
