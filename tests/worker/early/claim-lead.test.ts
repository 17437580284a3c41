import { beforeEach, expect, test, vi } from 'vitest'
import { SYNC_GROUP } from '#domain/tables/rows'
import { claimLead } from '#worker/early/claim-lead'
import type { Locks } from '#worker/sync/leader-election'
import { WebLocks } from '../../support/web-locks'

let locks: WebLocks

beforeEach(() => {
  locks = new WebLocks()
})

const settle = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 10))
const forever = (): Promise<unknown> => new Promise(() => undefined)
const nothing = (): void => undefined

test('OFF-04 R-04 the engine’s first request gets the claimed lock, and the next tab’s gets it afterwards', async () => {
  const engine = claimLead(locks.tab(), nothing)
  const next = vi.fn(forever)
  const others = locks.tab().request(SYNC_GROUP, {}, next)
  let end = (): void => undefined
  const hold = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  const held = engine.request(SYNC_GROUP, {}, hold)
  await settle()
  expect(hold).toHaveBeenCalledTimes(1)
  expect(next).not.toHaveBeenCalled()
  end()
  await held
  await settle()
  expect(next).toHaveBeenCalledTimes(1)
  // It queues again like any other.
  const again = vi.fn(forever)
  void engine.request(SYNC_GROUP, {}, again)
  await settle()
  expect(again).not.toHaveBeenCalled()
  await locks.tab().request(SYNC_GROUP, { steal: true }, () => Promise.resolve())
  await expect(others).rejects.toThrow('stolen')
  expect(again).toHaveBeenCalledTimes(1)
})

test('OFF-04 the engine of a follower queues', async () => {
  let end = (): void => undefined
  void locks.tab().request(SYNC_GROUP, {}, () => new Promise<void>((resolve) => (end = resolve)))
  await settle()
  const onClaimed = vi.fn()
  const hold = vi.fn(forever)
  void claimLead(locks.tab(), onClaimed).request(SYNC_GROUP, {}, hold)
  await settle()
  expect(hold).not.toHaveBeenCalled()
  end()
  await settle()
  expect(hold).toHaveBeenCalledTimes(1)
  expect(onClaimed).not.toHaveBeenCalled()
})

test('R-04 a claim that is stolen before the engine arrives is not held twice', async () => {
  const engine = claimLead(locks.tab(), nothing)
  await settle()
  void locks.tab().request(SYNC_GROUP, { steal: true }, forever)
  await settle()
  const hold = vi.fn(forever)
  void engine.request(SYNC_GROUP, {}, hold)
  await settle()
  expect(hold).not.toHaveBeenCalled()
})

test('R-04 a lock that is stolen later rejects the engine’s request', async () => {
  const held = claimLead(locks.tab(), nothing).request(SYNC_GROUP, {}, forever)
  await settle()
  void locks.tab().request(SYNC_GROUP, { steal: true }, forever)
  await expect(held).rejects.toThrow('stolen')
})

test('R-04 where locks are refused nothing is claimed, and the engine’s request is refused', async () => {
  const refused = new DOMException('storage is blocked', 'SecurityError')
  const request: Locks['request'] = () => Promise.reject(refused)
  const onClaimed = vi.fn()
  const engine = claimLead({ ...locks.tab(), request }, onClaimed)
  await expect(engine.request(SYNC_GROUP, {}, forever)).rejects.toBe(refused)
  expect(onClaimed).not.toHaveBeenCalled()
})

test('R-10 other locks do not wait for the claim', async () => {
  const engine = claimLead(locks.tab(), nothing)
  const hold = vi.fn(forever)
  void engine.request('mc-page', {}, hold)
  await settle()
  expect(hold).toHaveBeenCalledTimes(1)
  expect((await engine.query()).held?.map(({ name }) => name).sort()).toEqual(['mc-page', SYNC_GROUP])
})
