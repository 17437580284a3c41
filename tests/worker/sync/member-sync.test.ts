import { expect, test, vi } from 'vitest'
import { MEMBER_INFO_ENDPOINT, RANK_PROGRESS_ENDPOINT } from '#domain/contract/endpoints'
import { MISSIONS_ENDPOINT } from '#domain/contract/screen-endpoints'
import type { PageFacts } from '#domain/port'
import { MINUTE_MS } from '#domain/timing'
import { createMemberSync } from '#worker/sync/member-sync'
import { ON_DEMAND_MEMBER_RESOURCES } from '#worker/sync/on-demand-resources'
import { ANN, BEN } from '../../support/members'
import { busy } from '../support/fake-gateway'
import { createSchedulerRig, useSchedulerClock, wait } from '../support/scheduler-rig'
import { WIRE_ANSWERS } from '../support/wire-responses'

useSchedulerClock()

/** The sync of the member of a tab. */
const open = (facts: Partial<PageFacts> = { session: ANN }) => {
  const rig = createSchedulerRig(facts)
  rig.gateway.set(MEMBER_INFO_ENDPOINT, WIRE_ANSWERS.member)
  rig.gateway.set(RANK_PROGRESS_ENDPOINT, WIRE_ANSWERS.rankProgress)
  rig.gateway.set(MISSIONS_ENDPOINT, WIRE_ANSWERS.missions)
  const onMember = vi.fn()
  const sync = createMemberSync(rig.context, { circuit: rig.circuit, onMember })
  const stateKeys = async () => (await rig.store.all('syncState')).map(({ key }) => key).sort()
  return { ...rig, sync, onMember, stateKeys }
}

test('OFF-04 MEM-01 a tab stores the data of its member, also while another tab leads', async () => {
  const { sync, store, onMember, stateKeys, gateway } = open()
  for (let epoch = 0; epoch < 3; epoch += 1) await store.claimEpoch()
  const release = gateway.hold(RANK_PROGRESS_ENDPOINT)
  sync.trigger('start')
  await wait(100)
  expect(onMember).toHaveBeenCalledTimes(1) // it does not wait for the rest
  release()
  await wait(100)
  expect(await store.all('members')).toMatchObject([{ merchant: 'harbour', member: '7', balance: 12.5 }])
  expect(await store.all('rankProgress')).toMatchObject([{ merchant: 'harbour', member: '7' }])
  expect(await stateKeys()).toEqual(['member|harbour||7', 'rankProgress|harbour||7'])
  expect(onMember).toHaveBeenCalledTimes(1)
})

test('SES-06 without a session nothing is requested, and a login requests everything', async () => {
  const { sync, facts, gateway, onMember } = open({ session: null })
  sync.trigger('start')
  await wait(100)
  expect(gateway.count()).toBe(0)
  facts.update({ session: ANN })
  sync.trigger('login')
  await wait(100)
  expect(gateway.requests.map(({ path }) => path)).toEqual([MEMBER_INFO_ENDPOINT, RANK_PROGRESS_ENDPOINT])
  expect(gateway.received('Authorization')).toEqual(['token-of-ann', 'token-of-ann'])
  expect(onMember).toHaveBeenCalledTimes(1)
})

test.each([
  ['has logged out', null],
  ['was followed by another', BEN],
])('R-15 a response for a member who %s is discarded', async (_name, session) => {
  const { sync, facts, gateway, store, stateKeys } = open()
  const respond = gateway.hold(MEMBER_INFO_ENDPOINT)
  const refuse = gateway.hold(RANK_PROGRESS_ENDPOINT)
  gateway.respond(RANK_PROGRESS_ENDPOINT, () => new Response('', { status: 404 }))
  sync.trigger('start')
  await wait(100)
  facts.update({ session })
  respond()
  refuse()
  await wait(100)
  // The next member’s own requests may have begun.
  expect((await store.all('members')).filter(({ member }) => member === '7')).toEqual([])
  expect((await stateKeys()).filter((key) => key.endsWith('|7'))).toEqual([]) // not even a failure
})

test('R-02 a failure is stored for the member, and the member counts as synced only after a response', async () => {
  const { sync, gateway, store, onMember } = open()
  gateway.respond(MEMBER_INFO_ENDPOINT, () => new Response('', { status: 404 }))
  sync.trigger('start')
  await wait(100)
  const error = { kind: 'http', status: 404 }
  expect(await store.get('syncState', 'member|harbour||7')).toMatchObject({ error })
  expect(onMember).not.toHaveBeenCalled()
})

test('OFF-03 MEM-02 what a screen shows of the member is requested with that screen, and nothing else', async () => {
  const { sync, facts, gateway, store, onMember } = open({ session: ANN, shown: ['member'] })
  sync.trigger('start')
  await wait(100)
  expect(gateway.count()).toBe(2)
  facts.update({ shown: ['missions'] })
  sync.trigger('shown')
  sync.trigger('shown')
  await wait(100)
  expect(gateway.requests.slice(2).map(({ path }) => path)).toEqual([MISSIONS_ENDPOINT])
  const name = ON_DEMAND_MEMBER_RESOURCES.find(({ path }) => path === MISSIONS_ENDPOINT)?.name ?? ''
  expect(await store.get('memberAnswers', ['harbour', '7', name])).toMatchObject({ member: '7' })
  expect(onMember).toHaveBeenCalledTimes(1)
})

test('OFF-03 a hidden tab requests nothing of its member, until it is visible', async () => {
  const { sync, gateway } = open()
  sync.trigger('start')
  await wait(100)
  sync.setVisible(false)
  await wait(60 * MINUTE_MS)
  expect(gateway.count()).toBe(2)
  sync.setVisible(true)
  await wait(100)
  expect(gateway.count()).toBe(4)
})

test('MEM-01 NET-02 the balance on screen is fetched every minute, the rank every ten, and neither after a logout', async () => {
  const { sync, facts, gateway } = open()
  sync.trigger('start')
  await wait(9 * MINUTE_MS)
  expect(gateway.count(MEMBER_INFO_ENDPOINT)).toBe(10)
  expect(gateway.count(RANK_PROGRESS_ENDPOINT)).toBe(1)
  await wait(2 * MINUTE_MS)
  expect(gateway.count(RANK_PROGRESS_ENDPOINT)).toBe(2)
  facts.update({ session: null })
  const asked = gateway.count()
  await wait(20 * MINUTE_MS)
  expect(gateway.count()).toBe(asked)
})

test('SES-06 NET-11 a wait that the gateway named for one member does not delay the next', async () => {
  const { sync, facts, gateway } = open()
  gateway.respond(MEMBER_INFO_ENDPOINT, busy('400'))
  sync.trigger('start')
  await wait(100)
  facts.update({ session: null })
  sync.trigger('online')
  await wait(100)
  facts.update({ session: BEN })
  sync.trigger('login')
  await wait(100)
  const tokens = gateway.received('Authorization', MEMBER_INFO_ENDPOINT)
  expect(tokens).toEqual(['token-of-ann', 'token-of-ben'])
})
