import { expect, test } from 'vitest'
import {
  BANNERS_ENDPOINT,
  GAMES_ENDPOINT,
  POPULAR_ENDPOINT,
  SETTINGS_ENDPOINT,
  VENDORS_ENDPOINT,
} from '#domain/contract/endpoints'
import { fill, WIRE_SETTINGS } from '../support/content'
import { envelope } from '../support/fake-gateway'
import { resourceOf } from '../support/resources'
import { rig, useSyncRig } from '../support/sync-rig'
import { wireGames } from '../support/wire-responses'

useSyncRig(() => fill(rig.gateway))

const lobby = async () => {
  const row = await rig.store.get('gameIndex', ['harbour', 'EN', 'lobby'])
  if (!row || !('popular' in row)) throw new Error('no lobby')
  return row
}

const refuse = (path: string): void => {
  const refusal = { success: false, errorCode: 'feature.off', message: 'Switched off.' }
  rig.gateway.respond(path, () => Response.json(refusal))
}

test('GAM-01 the lobby row has the names of the groups, also if vendors respond last', async () => {
  rig.gateway.respond(VENDORS_ENDPOINT, async () => {
    await new Promise((resolve) => setTimeout(resolve, 30))
    return envelope([
      { title: 'Slots', gameClassify: 'SLOT', cards: [] },
      { title: 'Live', gameClassify: 'LIVE', cards: [] },
    ])
  })
  await rig.cycle()
  const { shelves, popular } = await lobby()
  expect(shelves.map(({ title }) => title)).toEqual(['Slots', 'Live'])
  expect(popular).toEqual(['3', '1', '2'])
})

test('GAM-02 new vendor names rebuild the index even if no game changed', async () => {
  await rig.cycle()
  rig.gateway.set(VENDORS_ENDPOINT, [{ title: 'Reels', gameClassify: 'SLOT', cards: [] }])
  await rig.cycle()
  rig.gateway.set(POPULAR_ENDPOINT, ['2'])
  await rig.cycle()
  expect(await lobby()).toMatchObject({ shelves: [{ title: 'Reels' }, {}], popular: ['2'] })
})

const REELS = [{ title: 'Reels', gameClassify: 'SLOT', cards: [] }]

/** As if the worker ended between the rows and the index that is built from them. */
const loseIndexWrites = (): void => {
  const write: typeof rig.store.write = (changes, epoch) =>
    changes.some(({ table }) => table === 'gameIndex')
      ? Promise.reject(new Error('ended'))
      : rig.store.write(changes, epoch)
  Object.assign(rig.context, { store: { ...rig.store, write } })
}

test('GAM-01 GAM-02 retries in another order end with the same index: the games come before what it is built from', async () => {
  const order = ['status', 'games', 'popular', 'settings', 'vendors']
  await rig.cycle({ resources: order.map(resourceOf), isSequential: true })
  expect((await lobby()).popular).toEqual(['3', '1', '2'])
  rig.gateway.set(VENDORS_ENDPOINT, REELS)
  rig.gateway.set(GAMES_ENDPOINT, wireGames(29), '"games-2"')
  await rig.cycle({ resources: order.map(resourceOf), isSequential: true })
  expect(await lobby()).toMatchObject({ shelves: [{ title: 'Reels' }, {}], total: 29 })
})

test('GAM-02 R-01 an index that was not written after its rows is built in the next cycle, even if nothing changes then', async () => {
  await rig.cycle()
  rig.gateway.set(VENDORS_ENDPOINT, REELS)
  loseIndexWrites()
  await rig.cycle()
  expect(await rig.store.all('vendors')).toMatchObject([{ title: 'Reels' }])
  Object.assign(rig.context, { store: rig.store })
  await rig.cycle()
  expect((await lobby()).shelves).toMatchObject([{ title: 'Reels' }, {}])
})

test('GAM-02 LNG-02 an index that was not written before a change of language is built when its language is in use again', async () => {
  await rig.cycle()
  rig.gateway.set(VENDORS_ENDPOINT, REELS)
  const respond = rig.gateway.hold(BANNERS_ENDPOINT)
  loseIndexWrites()
  const over = rig.cycle()
  await expect.poll(() => rig.store.all('vendors')).toMatchObject([{ title: 'Reels' }])
  rig.facts.update({ language: 'FR' })
  respond()
  await over
  Object.assign(rig.context, { store: rig.store })
  await rig.cycle()
  rig.facts.update({ language: 'EN' })
  await rig.cycle()
  expect((await lobby()).shelves).toMatchObject([{ title: 'Reels' }, {}])
})

test('GAM-02 new vendor names are in the index while another request still waits for its response', async () => {
  await rig.cycle()
  rig.gateway.set(VENDORS_ENDPOINT, REELS)
  const respond = rig.gateway.hold(BANNERS_ENDPOINT)
  const over = rig.cycle()
  await expect.poll(async () => (await lobby()).shelves).toMatchObject([{ title: 'Reels' }, {}])
  respond()
  await over
})

test('GAM-01 without games no index is written', async () => {
  refuse(GAMES_ENDPOINT)
  await rig.cycle()
  expect(await rig.store.all('vendors')).not.toEqual([])
  expect(await rig.store.all('gameIndex')).toEqual([])
})

test('GAM-02 LNG-06 another currency in the settings renames the vendors of the lobby, even if no game changed', async () => {
  rig.gateway.set(GAMES_ENDPOINT, [{ ...wireGames(1)[0], vendor: 'TCG' }])
  const turkish = { ...WIRE_SETTINGS, currency: 'TLB' }
  rig.gateway.respond(SETTINGS_ENDPOINT, async () => {
    await new Promise((resolve) => setTimeout(resolve, 30)) // after the games
    return envelope(turkish)
  })
  await rig.cycle()
  const names = async () => (await lobby()).shelves.flatMap(({ vendors }) => vendors)
  expect(await names()).toMatchObject([{ displayName: '123BET' }])
  rig.gateway.set(SETTINGS_ENDPOINT, WIRE_SETTINGS)
  await rig.cycle()
  expect(await names()).toMatchObject([{ displayName: 'RNG games' }])
})
