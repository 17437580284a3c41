import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { type ResourceName, syncKey } from '#domain/tables/resources'
import { STATUS_RESOURCE } from '#worker/sync/resources'
import { SESSION } from '../support/request-rig'
import { resourceOf, SCOPE } from '../support/resources'
import { rig, useSyncRig } from '../support/sync-rig'
import { WIRE_ANSWERS } from '../support/wire-responses'

const rowSchema = v.record(v.string(), v.unknown())
const rowsSchema = v.array(rowSchema)

/** A wrong value of an optional field, and the paths stored with the sync state. */
const WRONG: readonly (readonly [ResourceName, object, readonly string[]])[] = [
  ['status', { maintenanceEnd: 'soon' }, ['maintenanceEnd']],
  ['status', { ip: 5, affiliate: null }, ['ip', 'affiliate']],
  ['member', { clubLabel: null, profileIcon: 0 }, ['clubLabel', 'profileIcon']],
  ['member', { clubLabel: { labelName: 5, rankLevel: 2 } }, ['clubLabel.labelName']],
  ['games', { order: '1', isNew: 1 }, ['order', 'isNew']],
  [
    'vendors',
    { cards: [{ vendor: 'AG', displayName: 5, image: null }] },
    ['cards.displayName', 'cards.image'],
  ],
  ['announcements', { activity: { redirect: 'ELSEWHERE' } }, ['activity']],
  ['rewards', { expires: 'soon' }, ['expires']],
  ['availablePromotions', { APP_DOWNLOAD: 'yes' }, ['APP_DOWNLOAD']],
]

describe('R-02 a wrong value of an optional field', () => {
  useSyncRig(() => {
    rig.facts.update({ session: SESSION })
    rig.gateway.set(STATUS_RESOURCE.path, WIRE_ANSWERS.status)
  })

  test.each(WRONG)('R-02 of %s: %j counts as absent, and is recorded', async (name, fields, paths) => {
    const resource = resourceOf(name)
    const wire = WIRE_ANSWERS[name]
    const spoilt = v.is(rowsSchema, wire)
      ? wire.map((row) => ({ ...row, ...fields }))
      : { ...v.parse(rowSchema, wire), ...fields }
    rig.gateway.set(resource.path, spoilt)
    await rig.cycle({ resources: [...new Set([STATUS_RESOURCE, resource])] })
    expect(await rig.store.all(resource.table)).toHaveLength(
      Array.isArray(wire) && name !== 'rewards' ? wire.length : 1,
    )
    const state = await rig.store.get('syncState', syncKey(name, SCOPE))
    expect(state).toMatchObject({ badFields: paths })
    expect(state).not.toHaveProperty('error')
    expect(state).not.toHaveProperty('droppedRows')
    rig.gateway.set(resource.path, wire)
    await rig.cycle({ resources: [resource] })
    expect(await rig.store.get('syncState', syncKey(name, SCOPE))).not.toHaveProperty('badFields')
  })

  test.each([
    ['is recorded', true, ['maintenanceEnd']],
    ['R-07 is not without the lazy chunk', false, []],
  ])('R-02 does not keep status from naming the merchant, and %s', async (_what, hasChunk, badFields) => {
    if (!hasChunk)
      vi.doMock('#worker/lazy-chunk', () => {
        throw new TypeError('Failed to fetch dynamically imported module')
      })
    rig.gateway.set(STATUS_RESOURCE.path, { merchantCode: 'harbour', maintenanceEnd: 'soon' })
    await rig.cycle({ resources: [STATUS_RESOURCE] })
    vi.doUnmock('#worker/lazy-chunk')
    expect(rig.merchants).toEqual(['harbour'])
    expect(await rig.store.get('status', 'harbour')).toMatchObject({ maintenanceEnd: null })
    expect(await rig.store.get('syncState', 'status|harbour||')).toMatchObject({ badFields })
  })
})
