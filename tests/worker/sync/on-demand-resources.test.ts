import { expect, test } from 'vitest'
import {
  ANNOUNCEMENTS_ENDPOINT,
  DOMAIN_ROUTE_ENDPOINT,
  GAMES_ENDPOINT,
  POPULAR_ENDPOINT,
  SETTINGS_ENDPOINT,
  STATUS_ENDPOINT,
  VENDORS_ENDPOINT,
} from '#domain/contract/endpoints'
import {
  AVAILABLE_PROMOTIONS_ENDPOINT,
  DOWNLOAD_SETTINGS_ENDPOINT,
  MEMBER_BENEFITS_ENDPOINT,
  PROMOTION_CATEGORIES_ENDPOINT,
  UNREAD_COUNT_ENDPOINT,
} from '#domain/contract/screen-endpoints'
import { DATA_SAVER_FACTOR, MINUTE_MS } from '#domain/timing'
import { loadOnDemandResources } from '#worker/sync/load-on-demand-resources'
import { MEMBER_RESOURCES } from '#worker/sync/member-resources'
import { FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'
import { ON_DEMAND_MEMBER_RESOURCES, ON_DEMAND_RESOURCES } from '#worker/sync/on-demand-resources'
import { WIRE_SETTINGS } from '../support/content'
import { ANN } from '../../support/members'
import { createSchedulerRig, run, useSchedulerClock, wait } from '../support/scheduler-rig'
import { WIRE_ANSWERS } from '../support/wire-responses'

const CATEGORIES = [
  { id: 1, name: 'Slots', count: 3 },
  { id: 2, name: '', count: 1 },
]

const OF_MEMBER = [...FIRST_SCREEN_RESOURCES, ...ON_DEMAND_MEMBER_RESOURCES]

useSchedulerClock()

test('OFF-03 on-demand resources are fetched when first shown, and while on screen whenever they are stale', async () => {
  const rig = createSchedulerRig({}, [...FIRST_SCREEN_RESOURCES, ...ON_DEMAND_RESOURCES])
  rig.gateway.set(PROMOTION_CATEGORIES_ENDPOINT, CATEGORIES)
  await run(rig, 'start')
  expect(rig.gateway.count(PROMOTION_CATEGORIES_ENDPOINT)).toBe(0)
  rig.shown.add('promotionCategories')
  await run(rig, 'shown')
  await run(rig, 'shown') // a screen that returns to a fresh response
  expect(rig.gateway.count(PROMOTION_CATEGORIES_ENDPOINT)).toBe(1)
  const row = await rig.store.get('contentAnswers', ['harbour', 'EN', 'promotionCategories'])
  expect(row?.value).toEqual([{ id: '1', name: 'Slots', count: 3 }])
  const state = await rig.store.get('syncState', 'promotionCategories|harbour|EN|')
  expect(state?.droppedRows).toBe(1)
  await wait(11 * MINUTE_MS)
  expect(rig.gateway.count(PROMOTION_CATEGORIES_ENDPOINT)).toBe(2)
  rig.shown.clear()
  await run(rig, 'shown')
  await wait(60 * MINUTE_MS)
  expect(rig.gateway.count(PROMOTION_CATEGORIES_ENDPOINT)).toBe(2)
})

test('CSV-03 SES-08 the member’s unread count is polled every 30 s while shown, only if the merchant has a chat', async () => {
  const rig = createSchedulerRig({ session: ANN }, OF_MEMBER)
  rig.gateway.set(UNREAD_COUNT_ENDPOINT, { unReadCount: 2 })
  rig.shown.add('unreadCount')
  await run(rig, 'start')
  await run(rig, 'shown')
  expect(rig.gateway.count(UNREAD_COUNT_ENDPOINT)).toBe(0)
  rig.gateway.set(SETTINGS_ENDPOINT, { ...WIRE_SETTINGS, whitelabelVal: { CBS3: true } }, '"settings-2"')
  await wait(11 * MINUTE_MS)
  const asked = rig.gateway.count(UNREAD_COUNT_ENDPOINT)
  await wait(4 * 30_000)
  expect(rig.gateway.count(UNREAD_COUNT_ENDPOINT) - asked).toBe(4)
  expect(rig.gateway.received('Authorization', UNREAD_COUNT_ENDPOINT).at(-1)).toBe('token-of-ann')
  const row = await rig.store.get('memberAnswers', ['harbour', '7', 'unreadCount'])
  expect(row?.value).toEqual({ unReadCount: 2 })
})

const MINUTES: Readonly<Record<string, number>> = {
  countries: 24 * 60,
  promotionCategories: 10,
  downloadBanners: 30,
  downloadSettings: 30,
  customerServiceScript: 60,
  benefits: 30,
  latestWins: 1,
}

test.each(ON_DEMAND_RESOURCES.map(({ name, path }) => [name, MINUTES[name] ?? 0, path] as const))(
  'OFF-03 %s on screen are fetched again after %i minutes, not earlier',
  async (name, minutes, path) => {
    const rig = createSchedulerRig({}, ON_DEMAND_RESOURCES)
    rig.gateway.set(path, WIRE_ANSWERS[name])
    rig.shown.add(name)
    await run(rig, 'start')
    await wait((minutes - 0.5) * MINUTE_MS)
    expect(rig.gateway.count(path)).toBe(1)
    await wait(MINUTE_MS)
    expect(rig.gateway.count(path)).toBe(2)
  },
)

test('OFF-03 the download settings are those of the host, and the benefits those of the member', async () => {
  const rig = createSchedulerRig({ session: ANN }, ON_DEMAND_RESOURCES)
  rig.shown.add('downloadSettings')
  rig.shown.add('benefits')
  await run(rig, 'start')
  const urls = rig.gateway.requests.map(({ url }) => url)
  expect(urls).toContain(`${DOWNLOAD_SETTINGS_ENDPOINT}?domain=m.example.com`)
  expect(rig.gateway.received('Authorization', MEMBER_BENEFITS_ENDPOINT)).toEqual(['token-of-ann'])
  expect(rig.gateway.received('Authorization', DOWNLOAD_SETTINGS_ENDPOINT)).toEqual([null])
})

test.each([true, false])(
  'MEM-02 promotions are requested with a rewards centre: %s',
  async (rewardsCenter) => {
    const rig = createSchedulerRig({ session: ANN }, OF_MEMBER)
    rig.gateway.set(SETTINGS_ENDPOINT, { ...WIRE_SETTINGS, rewardsCenter }, '"settings-2"')
    await run(rig, 'start')
    rig.gateway.set(AVAILABLE_PROMOTIONS_ENDPOINT, WIRE_ANSWERS.availablePromotions)
    rig.shown.add('availablePromotions')
    for (const minutes of [0, 9]) {
      await run(rig, 'shown', minutes * MINUTE_MS + 100)
      expect(rig.gateway.count(AVAILABLE_PROMOTIONS_ENDPOINT)).toBe(rewardsCenter ? 1 : 0)
    }
  },
)

test('OFF-03 resources that no screen shows are fetched when those on screen have taken too long', async () => {
  const rig = createSchedulerRig()
  rig.gateway.hold(GAMES_ENDPOINT)
  await run(rig, 'start')
  expect(rig.gateway.count(GAMES_ENDPOINT)).toBe(1)
  expect(rig.gateway.count(DOMAIN_ROUTE_ENDPOINT)).toBe(0)
  await wait(5_000)
  expect(rig.gateway.count(DOMAIN_ROUTE_ENDPOINT)).toBe(1)
})

test.each([
  ['announcements', ANNOUNCEMENTS_ENDPOINT, []],
  ['games', GAMES_ENDPOINT, [VENDORS_ENDPOINT, POPULAR_ENDPOINT]], // the lobby is built from them
] as const)('OFF-03 a screen of %s fetches them first, and all else after', async (name, path, basis) => {
  const rig = createSchedulerRig()
  rig.shown.add(name)
  const answer = rig.gateway.hold(path)
  await run(rig, 'start')
  const asked = [STATUS_ENDPOINT, SETTINGS_ENDPOINT, ...basis, path]
  expect(rig.gateway.requests.map((request) => request.path)).toEqual(asked)
  answer()
  await wait(100)
  expect(rig.gateway.count()).toBe(FIRST_SCREEN_RESOURCES.length)
})

test('OFF-03 the first screens load no declarations of others, and a screen that needs them loads each once', async () => {
  const names = [...FIRST_SCREEN_RESOURCES, ...MEMBER_RESOURCES].map(({ name }) => name)
  const shared = [...FIRST_SCREEN_RESOURCES]
  const own = [...MEMBER_RESOURCES]
  expect(loadOnDemandResources(shared, names, 'ON_DEMAND_RESOURCES')).toBeNull()
  expect(loadOnDemandResources(own, names, 'ON_DEMAND_MEMBER_RESOURCES')).toBeNull()
  const shown = ['games', 'countries']
  const loading = loadOnDemandResources(shared, shown, 'ON_DEMAND_RESOURCES')
  expect(loading).not.toBeNull()
  await loading
  expect(loadOnDemandResources(shared, shown, 'ON_DEMAND_RESOURCES')).toBeNull()
  await loadOnDemandResources(shared, ['missions'], 'ON_DEMAND_RESOURCES') // one of a member's
  expect(shared).toEqual([...FIRST_SCREEN_RESOURCES, ...ON_DEMAND_RESOURCES])
})

test('OFF-08 with the data saver responses count as fresh four times longer', async () => {
  const plain = createSchedulerRig()
  const saving = createSchedulerRig({ dataSaver: true })
  await run(plain, 'start')
  await run(saving, 'start')
  const counts = [plain.gateway.count(GAMES_ENDPOINT), saving.gateway.count(GAMES_ENDPOINT)]
  await wait(DATA_SAVER_FACTOR * 30 * MINUTE_MS + MINUTE_MS)
  expect([plain.gateway.count(GAMES_ENDPOINT), saving.gateway.count(GAMES_ENDPOINT)]).toEqual([
    (counts[0] ?? 0) + DATA_SAVER_FACTOR,
    (counts[1] ?? 0) + 1,
  ])
})
