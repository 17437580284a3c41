import fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accountSettings } from '#domain/contract/accounts/account-settings'
import { repairSettings } from '#domain/contract/settings/repair-settings'
import { settingsSchema } from '#domain/contract/settings/settings'
import { SETTINGS_ENDPOINT } from '#domain/contract/endpoints'
import { selectCaptcha } from '#domain/captcha/captcha-setup'
import { syncKey } from '#domain/tables/resources'
import { FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'
import { timesFuzzed } from '../../support/fuzz'
import { envelope } from '../support/fake-gateway'
import { isPlain, mutated, objectsIn, valueAt, withAt } from '../support/mutations'
import { createSchedulerRig } from '../support/scheduler-rig'
import { rig, useSyncRig } from '../support/sync-rig'
import { WIRE_ANSWERS } from '../support/wire-responses'

const GOOD = v.parse(v.record(v.string(), v.unknown()), WIRE_ANSWERS.settings)
const FIRST = FIRST_SCREEN_RESOURCES.filter(({ name }) => name === 'status' || name === 'settings')
const SCOPE = { merchant: 'harbour', language: 'EN' }

/** One bad value at a time, and its replacement if no valid one came before. */
const BAD_FIELDS: readonly (readonly [field: string, value: unknown, byDefault: unknown])[] = [
  ['decimals', '2', 2],
  ['currency', 5, ''],
  ['currency', undefined, ''],
  ['currency', '', ''],
  ['languages', 'EN', undefined],
  ['customerService', {}, []],
  ['login', 'on', {}],
  ['whitelabelVal.CBS3', 'yes', undefined],
  ['rounding', 'sometimes', undefined],
  ['rewardsCenter', null, false],
  ['responsiblePlay.minimumAge', 'old', undefined],
  ['mobileTemplate', 'x', { pwa: true }],
  ['mobileTemplate.pwa', 'x', true],
  ['mobileTemplate.theme.style', 'sepia', 'light'],
  ['gw', 5, undefined],
  ['gw', ['c'], undefined],
  ['seo', 'x', undefined],
  ['pixels', true, undefined],
  ['honourDoNotTrack', 1, undefined],
]

const at = (value: unknown, field: string): unknown => valueAt(value, field.split('.'))
const spoilt = (field: string, value: unknown): unknown => withAt(GOOD, field.split('.'), value)

describe('DEP-01 R-02 one invalid field of the settings', () => {
  useSyncRig(() => rig.gateway.set(FIRST[0]?.path ?? '', WIRE_ANSWERS.status))

  const sync = async (wire: unknown) => {
    rig.gateway.set(SETTINGS_ENDPOINT, wire)
    await rig.cycle({ resources: FIRST })
    return {
      row: await rig.store.get('settings', 'harbour'),
      state: await rig.store.get('syncState', syncKey('settings', SCOPE)),
    }
  }

  test.each(BAD_FIELDS)(
    'DEP-01 %s: %j is replaced by its last valid value or default',
    async (field, value, byDefault) => {
      const first = await sync(spoilt(field, value))
      expect({ value: at(first.row, field) }).toMatchObject({ value: byDefault })
      expect(first.row?.mobileTemplate.app_desc).toBe(
        field === 'mobileTemplate' ? '' : at(GOOD, 'mobileTemplate.app_desc'),
      )
      expect(first.row?.currencySymbol).toBe(GOOD['currencySymbol'])
      expect(first.state?.badFields).toEqual([field])
      expect(first.state).not.toHaveProperty('error')
      const good = await sync(GOOD)
      expect(good.state).not.toHaveProperty('badFields')
      const after = await sync(spoilt(field, value))
      expect(after.row).toEqual(good.row)
      expect(after.state?.badFields).toEqual([field])
    },
  )

  test('CAP-04 a login with a captcha keeps the last valid gw, and uses v3 without one', async () => {
    const wire = { ...GOOD, login: { captcha: { enabled: true } }, gw: 5 }
    const plan = async () => selectCaptcha('login', accountSettings((await sync(wire)).row ?? {}))
    expect(await plan()).toEqual({ kind: 'v3' })
    await sync(GOOD)
    expect(await plan()).toEqual({ kind: 'v4', captchaId: 'c' })
  })

  test('DEP-01 several invalid fields and rows are all counted', async () => {
    const wire = { ...GOOD, decimals: '2', login: 'on', imageCDNs: ['https://cdn.example', 5] }
    const { state } = await sync(wire)
    expect(state).toMatchObject({ badFields: ['decimals', 'login'], droppedRows: 1 })
  })

  test.each([[[]], ['x'], [null], [7], [{}], [{ message: 'no' }], [{ currency: 5, decimals: 'x' }]])(
    'R-02 %j is not valid settings, and deletes nothing',
    async (wire) => {
      const before = await sync(GOOD)
      const after = await sync(wire)
      expect(after.row).toEqual(before.row)
      expect(after.state).toMatchObject({ error: { kind: 'malformed' } })
    },
  )
})

test('R-02 property: accepted settings are always complete and plain objects', () => {
  const last = v.parse(settingsSchema, GOOD)
  fc.assert(
    fc.property(mutated(GOOD), fc.boolean(), (text, hasLast) => {
      const repaired = repairSettings(JSON.parse(text), hasLast ? last : undefined)
      expect(Object.keys(Object.prototype)).toEqual([])
      if (!repaired) return
      const { currency, ...rest } = repaired.settings
      expect(v.is(settingsSchema, { ...rest, currency: currency || 'PHP' })).toBe(true)
      expect(v.is(settingsSchema, JSON.parse(text))).toBe(repaired.badFields.length === 0)
      expect(objectsIn(repaired.settings).filter((each) => !isPlain(each))).toEqual([])
    }),
    { numRuns: timesFuzzed(200) },
  )
})

describe('DEP-01 R-11 settings that will not change', () => {
  beforeEach(() => void vi.useFakeTimers())

  test.each([
    ['a bad field is asked for once', { ...GOOD, decimals: '2' }, 1, 1],
    ['no settings at all is asked for once more, and then by the minute', 'none', 2, 3],
  ])('DEP-01 R-11 %s', async (_what, wire, in11s, in70s) => {
    const { gateway, scheduler } = createSchedulerRig()
    gateway.respond(SETTINGS_ENDPOINT, () => envelope(wire))
    void scheduler.trigger('start')
    await vi.advanceTimersByTimeAsync(11_000)
    expect(gateway.count(SETTINGS_ENDPOINT)).toBe(in11s)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(gateway.count(SETTINGS_ENDPOINT)).toBe(in70s)
    const asked = scheduler.trigger('retry')
    await vi.advanceTimersByTimeAsync(1_000)
    await asked
    expect(gateway.count(SETTINGS_ENDPOINT)).toBe(in70s + 1)
  })
})
