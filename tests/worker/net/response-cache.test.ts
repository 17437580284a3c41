import * as v from 'valibot'
import { expect, test } from 'vitest'
import { LOCATION_ENDPOINT } from '#domain/contract/command-endpoints'
import { GAMES_ENDPOINT } from '#domain/contract/endpoints'
import { DAY_MS } from '#domain/timing'
import { MemoryDatabase } from '#domain/tables/memory-tables'
import { createPageFactsStore } from '#worker/page-facts-store'
import type { RequestOptions } from '#worker/net/http-client'
import { clearResponseCache } from '#worker/net/clear-response-cache'
import { ResponseCache } from '#worker/net/response-cache'
import { createMemoryStore } from '#worker/store/memory-store'
import { FakeGateway } from '../support/fake-gateway'
import { SESSION } from '../support/session-rig'
import { createTestHttpClient } from '../support/test-http-client'

const PLACE: RequestOptions = { path: LOCATION_ENDPOINT, access: 'open' }
const placeSchema = v.object({ countryCode: v.string() })
const HERS: RequestOptions = { path: GAMES_ENDPOINT, access: 'optional' }

const createRig = () => {
  const gateway = new FakeGateway()
  gateway.set(LOCATION_ENDPOINT, { countryCode: 'PH' })
  gateway.set(GAMES_ENDPOINT, { countryCode: 'hers' })
  const tables = new MemoryDatabase()
  const store = createMemoryStore(tables, () => undefined)
  const facts = createPageFactsStore()
  facts.update({ merchant: 'harbour', language: 'EN', sessionId: 'tab-1' })
  const httpClient = createTestHttpClient(facts, { fetch: gateway.fetch })
  return { gateway, tables, store, facts, cache: new ResponseCache({ store, facts, httpClient }) }
}

test('NET-06 the second request is served from the table, a new browser session fetches again', async () => {
  const { gateway, facts, cache } = createRig()
  for (let time = 0; time < 3; time += 1)
    expect(await cache.fetch(PLACE, placeSchema)).toEqual({ ok: true, value: { countryCode: 'PH' } })
  expect(gateway.count(LOCATION_ENDPOINT)).toBe(1)
  facts.update({ sessionId: 'tab-2' })
  await cache.fetch(PLACE, placeSchema)
  expect(gateway.count(LOCATION_ENDPOINT)).toBe(2)
})

test('NET-06 another language, token or query is another cache entry', async () => {
  const { gateway, facts, cache } = createRig()
  await cache.fetch(HERS, placeSchema)
  facts.update({ language: 'UR' })
  await cache.fetch(HERS, placeSchema)
  facts.update({ session: SESSION })
  await cache.fetch(HERS, placeSchema)
  await cache.fetch({ ...HERS, query: { page: '2' } }, placeSchema)
  expect(gateway.count(GAMES_ENDPOINT)).toBe(4)
})

test('NET-06 R-15 a member’s cached responses are deleted with them, and the table contains no token', async () => {
  const { gateway, tables, store, facts, cache } = createRig()
  await cache.fetch(PLACE, placeSchema)
  facts.update({ session: SESSION })
  await cache.fetch(HERS, placeSchema)
  expect(JSON.stringify(tables.all('responseCache'))).not.toContain(SESSION.token)
  await clearResponseCache({ store, facts }, SESSION.id)
  expect(tables.all('responseCache').map(({ member }) => member)).toEqual([''])
  await cache.fetch(PLACE, placeSchema)
  expect(gateway.count(LOCATION_ENDPOINT)).toBe(1)
})

test('NET-06 a response that arrives after its session has ended is returned and not cached', async () => {
  const { tables, facts, cache } = createRig()
  facts.update({ session: SESSION })
  const asked = cache.fetch(HERS, placeSchema)
  facts.update({ session: null })
  expect(await asked).toMatchObject({ ok: true })
  expect(tables.all('responseCache')).toEqual([])
})

test('NET-04 NET-06 failures and wrong shapes are not cached, and a cached wrong shape is fetched again', async () => {
  const { gateway, tables, facts, cache } = createRig()
  gateway.isDown = true
  expect(await cache.fetch({ ...PLACE, retry: false }, placeSchema)).toMatchObject({ ok: false })
  gateway.isDown = false
  gateway.set(LOCATION_ENDPOINT, { country: 'PH' })
  expect(await cache.fetch(PLACE, placeSchema)).toMatchObject({ ok: false, error: { kind: 'malformed' } })
  expect(tables.all('responseCache')).toEqual([])
  gateway.set(LOCATION_ENDPOINT, { countryCode: 'PH' })
  await cache.fetch(PLACE, placeSchema)
  const [row] = tables.all('responseCache')
  if (!row) throw new Error('nothing kept')
  tables.apply({ table: 'responseCache', puts: [{ ...row, value: 'spoilt' }], deletes: [] })
  expect(await cache.fetch(PLACE, placeSchema)).toMatchObject({ ok: true })
  tables.apply({ table: 'responseCache', puts: [{ ...row, at: Date.now() - 2 * DAY_MS }], deletes: [] })
  await cache.fetch(PLACE, placeSchema)
  expect(gateway.count(LOCATION_ENDPOINT)).toBe(5)
  expect(facts.current.session).toBeNull()
})
