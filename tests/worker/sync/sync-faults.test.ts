import { expect, test } from 'vitest'
import { DOMAIN_ROUTE_ENDPOINT, GAMES_ENDPOINT } from '#domain/contract/endpoints'
import { bucketOf, readGames } from '#domain/tables/game-buckets'
import { syncKey } from '#domain/tables/resources'
import type { Resource } from '#worker/sync/resource'
import { STATUS_RESOURCE } from '#worker/sync/resources'
import { fill, gamesIn } from '../support/content'
import { SESSION } from '../support/request-rig'
import { LISTS, resourceOf, SCOPE } from '../support/resources'
import { rig, useSyncRig } from '../support/sync-rig'
import { WIRE_ANSWERS, wireGames } from '../support/wire-responses'

const EN = { merchant: 'harbour', language: 'EN' }
useSyncRig(() => fill(rig.gateway))

/** Syncs these with a member's session: first valid responses of all, then this one of the last. */
const answerLast = async (resource: Resource, text: string) => {
  rig.facts.update({ session: SESSION })
  for (const { name, path } of [STATUS_RESOURCE, resource]) rig.gateway.set(path, WIRE_ANSWERS[name])
  await rig.cycle({ resources: [STATUS_RESOURCE, resource] })
  const before = await heldBy(resource)
  rig.gateway.respond(resource.path, () => new Response(`{"success":true,"value":${text}}`))
  const [result] = [...(await rig.cycle({ resources: [resource] })).values()]
  return { before, result, state: await rig.store.get('syncState', syncKey(resource.name, SCOPE)) }
}

/** The stored rows of a resource, and of the lobby that is built from some. */
const heldBy = async ({ table }: Resource): Promise<unknown> => [
  await rig.store.all(table),
  await rig.store.all('gameIndex'),
]

const games = () => gamesIn(rig.store)

test('R-02 a merchant without a line list has none, and is not polled for it', async () => {
  rig.gateway.set(DOMAIN_ROUTE_ENDPOINT, { domains: [] })
  const results = await rig.cycle()
  expect([...results].every(([, result]) => result.ok)).toBe(true)
  rig.gateway.set(DOMAIN_ROUTE_ENDPOINT, { domains: [{ domainName: 'a.example' }] })
  await rig.cycle()
  rig.gateway.set(DOMAIN_ROUTE_ENDPOINT, { domains: [] })
  await rig.cycle()
  expect(await rig.store.get('domains', 'harbour')).toMatchObject({ origins: ['https://a.example'] })
})

test('R-02 an invalid row is dropped and counted, and duplicate ids count once', async () => {
  rig.gateway.set(GAMES_ENDPOINT, [...wireGames(10), { gameId: 99 }, 'x', ...wireGames(1, () => 'Double')])
  await rig.cycle()
  expect(await games()).toHaveLength(10)
  expect(await readGames(rig.store, EN, ['0'])).toMatchObject([{ name: 'Game 0' }])
  expect(await rig.store.get('syncState', syncKey('games', EN))).toMatchObject({ droppedRows: 3 })
})

/** A resource, and its response with these fields replaced. */
const withField = (name: keyof typeof WIRE_ANSWERS, fields: object): readonly [string, string] => [
  name,
  JSON.stringify({ ...Object(WIRE_ANSWERS[name]), ...fields }),
]

const UNUSABLE: readonly (readonly [string, string])[] = [
  ...LISTS.map(({ name }): readonly [string, string] => [name, '[{},null,{"__proto__":{"id":1}}]']),
  ['popular', '[null,{},[]]'],
  withField('countries', { countries: [{}, 7] }),
  withField('depositSettings', { methods: [{}, 7] }),
  withField('withdrawAccounts', { fullBankCardList: [{}] }),
  withField('mall', { items: [null] }),
  ['downloadSettings', '[1,2]'],
  ['downloadSettings', '[]'],
  ['availablePromotions', '[]'],
  ['availablePromotions', '{"error":"x"}'],
  ['games', '[]'],
  ['vendors', '[]'],
  ['domains', '{"domains":[]}'],
  ['domains', '{"domains":[{"domainName":"javascript:alert(1)"}]}'],
  ['domains', '[]'],
  ['settings', '{}'],
  ['settings', '[]'],
]

test.each(UNUSABLE)('R-02 %s is not emptied by %s', async (name, text) => {
  const resource = resourceOf(name)
  const { before, result, state } = await answerLast(resource, text)
  expect(result).toMatchObject({ ok: false, error: { kind: 'malformed' } })
  expect(await heldBy(resource)).toEqual(before)
  expect(state).toMatchObject({ error: { kind: 'malformed' } })
})

test('R-02 R-06 games are not emptied either where an upgrade has left no digests of their rows', async () => {
  await rig.cycle()
  const before = await heldBy(resourceOf('games'))
  await rig.store.write([{ table: 'rowDigests', puts: [], deletes: [syncKey('games', EN)] }])
  rig.gateway.respond(GAMES_ENDPOINT, () => new Response('{"success":true,"value":[]}'))
  const [result] = [...(await rig.cycle({ resources: [resourceOf('games')] })).values()]
  expect(result).toMatchObject({ ok: false, error: { kind: 'malformed' } })
  expect(await heldBy(resourceOf('games'))).toEqual(before)
})

test.each(['banners', 'announcements', 'matches'])('R-02 OFF-03 %s may be empty', async (name) => {
  const { state } = await answerLast(resourceOf(name), '[]')
  expect(await rig.store.all(resourceOf(name).table)).toEqual([])
  expect(state).not.toHaveProperty('error')
})

/** Runs this in place of each write of games. */
const onGamesWrite = (
  run: (write: () => ReturnType<typeof rig.store.write>) => ReturnType<typeof rig.store.write>,
) => {
  const { store } = rig
  const write: typeof store.write = (changes, epoch) => {
    const original = () => store.write(changes, epoch)
    return changes.some(({ table }) => table === 'gameBuckets') ? run(original) : original()
  }
  Object.assign(rig.context, { store: { ...store, write } })
}

test('OFF-03 long lists are written in batches, the first screen first, and R-01 the state with the last', async () => {
  rig.gateway.set(GAMES_ENDPOINT, wireGames(4_500), '"many"')
  const steps: { readonly rows: number; readonly state: unknown; readonly lobby: unknown }[] = []
  onGamesWrite(async (write) => {
    const result = await write()
    const state = await rig.store.get('syncState', syncKey('games', EN))
    const lobby = await rig.store.get('gameIndex', ['harbour', 'EN', 'lobby'])
    steps.push({ rows: (await games()).length, state, lobby })
    return result
  })
  await rig.cycle()
  expect(steps.length).toBe(5)
  expect(steps[0]?.rows).toBeLessThan(150)
  expect(steps[0]?.lobby).toBeDefined()
  for (const { state } of steps.slice(0, -1)) expect(state).toMatchObject({ isPartial: true })
  expect(steps.at(-1)).toMatchObject({
    rows: 4_500,
    state: { etag: expect.stringContaining('"many"') as unknown },
  })
  expect(steps.at(-1)?.state).not.toHaveProperty('isPartial')
})

test('R-01 an interrupted long list is resumed, with nothing lost and nothing duplicated', async () => {
  await rig.cycle()
  const renamed = wireGames(4_500, (index) => `New ${String(index)}`)
  rig.gateway.set(GAMES_ENDPOINT, renamed, '"many"')
  let batches = 0
  onGamesWrite((write) => {
    batches += 1
    return batches > 3 ? Promise.reject(new Error('killed')) : write()
  })
  await rig.cycle()
  expect((await games()).length).toBeLessThan(4_500)
  Object.assign(rig.context, { store: rig.store })
  // The gateway went back meanwhile: rows of the interrupted write must not stay.
  rig.gateway.set(GAMES_ENDPOINT, wireGames(30), '"games-1"')
  await rig.cycle()
  const rows = await games()
  expect(rows).toHaveLength(30)
  expect(rows.every(({ name }) => name.startsWith('Game '))).toBe(true)
  expect(await rig.store.get('gameIndex', ['harbour', 'EN', 'lobby'])).toMatchObject({ total: 30 })
})

test('OFF-03 R-01 after an interrupted write a later change and its reversal are both stored', async () => {
  await rig.cycle()
  const key = syncKey('games', EN)
  await rig.store.write([{ table: 'gameBuckets', puts: [], deletes: [['harbour', 'EN', bucketOf('7')]] }])
  await rig.store.write([{ table: 'syncState', puts: [{ key, isPartial: true }], deletes: [] }])
  await rig.cycle()
  for (const count of [29, 30]) {
    rig.gateway.set(GAMES_ENDPOINT, wireGames(count))
    await rig.cycle()
    expect(await games()).toHaveLength(count)
  }
})
