import { expect, test } from 'vitest'
import { BANNERS_ENDPOINT, GAMES_ENDPOINT, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'
import { runSyncCycle } from '#worker/sync/sync-cycle'
import { fill, gamesIn } from '../support/content'
import { resourceOf } from '../support/resources'
import { rig, useSyncRig } from '../support/sync-rig'

useSyncRig(() => fill(rig.gateway))

const games = () => gamesIn(rig.store)

const refuse = (path: string): void => {
  const refusal = { success: false, errorCode: 'feature.off', message: 'Switched off.' }
  rig.gateway.respond(path, () => Response.json(refusal))
}

/** Syncs while config.json names lagoon, which counts, and the host is that of harbour. */
const cycleOfLagoon = () =>
  runSyncCycle({
    context: rig.context,
    resources: FIRST_SCREEN_RESOURCES,
    isSequential: false,
    signal: new AbortController().signal,
    onMerchant: (merchant) => {
      if (rig.facts.current.merchant === '') rig.facts.update({ merchant })
    },
  })

const stored = async (merchant: string): Promise<readonly string[]> => {
  const states = await rig.store.all('syncState')
  return states.flatMap(({ key }) => (key.split('|')[1] === merchant ? (key.split('|')[0] ?? []) : []))
}

test('NET-01 what was requested for the host is not stored under the merchant of config.json, which arrives before status', async () => {
  refuse(BANNERS_ENDPOINT)
  const respond = rig.gateway.hold(STATUS_ENDPOINT)
  const over = cycleOfLagoon()
  await expect.poll(() => rig.gateway.count()).toBe(FIRST_SCREEN_RESOURCES.length)
  rig.facts.update({ merchant: 'lagoon' })
  respond()
  expect([...(await over).values()].some(({ ok }) => ok)).toBe(false)
  expect([await rig.store.all('syncState'), await games()]).toEqual([[], []])
})

test('NET-01 what was requested for the host is not stored under the merchant of config.json if status fails', async () => {
  const respond = rig.gateway.hold(STATUS_ENDPOINT)
  rig.gateway.respond(STATUS_ENDPOINT, () => new Response('', { status: 500 }))
  const over = cycleOfLagoon()
  await expect.poll(() => rig.gateway.count()).toBe(FIRST_SCREEN_RESOURCES.length)
  rig.facts.update({ merchant: 'lagoon' })
  respond()
  await over
  expect(await rig.store.all('syncState')).toEqual([])
})

test.each([
  ['the merchant of config.json arrives after status', ''],
  ['another merchant is named', 'harbour'],
])('NET-01 a response that arrives when %s is not stored under it', async (_when, merchant) => {
  rig.facts.update({ merchant })
  const respond = rig.gateway.hold(GAMES_ENDPOINT)
  const over = cycleOfLagoon()
  await expect.poll(() => stored('harbour')).toContain('settings')
  rig.facts.update({ merchant: 'lagoon' })
  respond()
  const results = await over
  expect(results.get(resourceOf('games'))).toEqual({ ok: false, error: { kind: 'aborted' } })
  expect(await stored('lagoon')).toEqual([])
  await cycleOfLagoon()
  expect(await stored('lagoon')).toHaveLength(FIRST_SCREEN_RESOURCES.length)
})
