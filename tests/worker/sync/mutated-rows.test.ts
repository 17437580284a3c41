import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CACHE_KEYS, isCacheTable } from '#domain/tables/schema'
import type { Resource, Scope } from '#worker/sync/resource'
import { MEMBER_RESOURCES, FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'
import { ON_DEMAND_MEMBER_RESOURCES, ON_DEMAND_RESOURCES } from '#worker/sync/on-demand-resources'
import { timesFuzzed } from '../../support/fuzz'
import { mutated } from '../support/mutations'
import { WIRE_ANSWERS } from '../support/wire-responses'

const ALL = [
  ...FIRST_SCREEN_RESOURCES,
  ...MEMBER_RESOURCES,
  ...ON_DEMAND_RESOURCES,
  ...ON_DEMAND_MEMBER_RESOURCES,
]
const SCOPE: Scope = { merchant: 'harbour', language: 'EN', member: '7' }
const RUNS = { numRuns: timesFuzzed(100) }

type Rows = readonly object[]

const resourceOf = (name: string): Resource => {
  const resource = ALL.find((each) => each.name === name)
  if (!resource) throw new Error(`no ${name}`)
  return resource
}

const wireOf = ({ name }: Resource): unknown => WIRE_ANSWERS[name]

/** The rows of an answer that is good, or almost. */
const parsed = (resource: Resource, wire: unknown): { readonly rows: Rows; readonly dropped: number } => {
  const outcome = resource.parse(wire, SCOPE)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  return outcome.value
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const at = (value: unknown, path: readonly string[]): unknown => path.reduce(fieldOf, value)

const listAt = (value: unknown, path: readonly string[]): readonly unknown[] => {
  const list = at(value, path)
  return Array.isArray(list) ? list : []
}

const replaced = (list: readonly unknown[], index: number, other: unknown): readonly unknown[] =>
  list.map((item, place) => (place === index ? other : item))

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

/** Every object in a value, itself included. */
const objectsIn = (value: unknown): readonly object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : []

/** Nothing of the answer is, or has become, what an object inherits from. */
const isPlain = (object: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(object)
  const isUsual = prototype === Object.prototype || prototype === Array.prototype
  return isUsual && !Object.hasOwn(object, '__proto__')
}

/** A key that IndexedDB takes and that packed lists can hold: of this scope, each part of one line. */
const isKey = (resource: Resource, key: readonly unknown[]): boolean => {
  const scoped = resource.prefix(SCOPE)
  const isOwn = key[0] === SCOPE.merchant && scoped.every((part, place) => key[place] === part)
  return isOwn && key.every((part) => typeof part === 'string' && /^[^\p{Cc}]+$/u.test(part))
}

const expectSound = (resource: Resource, rows: Rows): void => {
  expect(rows.flatMap(objectsIn).filter((object) => !isPlain(object))).toEqual([])
  expect([...Object.keys(Object.prototype), ...Object.keys(Array.prototype)]).toEqual([])
  expect(isDeepStrictEqual(structuredClone(rows), rows)).toBe(true)
  const { table } = resource
  if (!isCacheTable(table)) throw new Error(`${table} is no table of copies`)
  const keys = rows.map((row) => CACHE_KEYS[table].map((field) => fieldOf(row, field)))
  expect(keys.filter((key) => !isKey(resource, key))).toEqual([])
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(rows.length)
}

/** What settings check themselves; what stands beside it is kept as it came, for the screens that read it later. */
const CHECKED_SETTINGS = new Set([
  ...parsed(resourceOf('settings'), { currency: 'PHP' }).rows.flatMap((row) => Object.keys(row)),
  'languages',
  'responsiblePlay',
])

const checkedOf = (row: object): object =>
  'whitelabelVal' in row
    ? Object.fromEntries(Object.entries(row).filter(([name]) => CHECKED_SETTINGS.has(name)))
    : row

/** The names of every field in these rows; flags are named by the merchant. */
const fieldsIn = (rows: Rows): readonly string[] =>
  rows
    .flatMap((row) => objectsIn({ ...checkedOf(row), whitelabelVal: null }))
    .flatMap((object) => (Array.isArray(object) ? [] : Object.keys(object)))

describe('R-02 every resource against almost valid responses', () => {
  test.each(ALL.map((resource) => [resource.name, resource] as const))(
    'R-02 %s accepts its complete response',
    (_name, resource) => {
      const { rows, dropped } = parsed(resource, wireOf(resource))
      expect(rows.length).toBeGreaterThan(0)
      expect(dropped).toBe(0)
      expectSound(resource, rows)
    },
  )

  test.each(ALL.map((resource) => [resource.name, resource] as const))(
    'R-02 %s never throws, and returns rows that can be stored under their own keys, or none',
    (name, resource) => {
      const known = new Set(fieldsIn(parsed(resource, wireOf(resource)).rows))
      fc.assert(
        fc.property(mutated(wireOf(resource)), (text) => {
          const outcome = resource.parse(JSON.parse(text), SCOPE)
          const rows = outcome.ok ? outcome.value.rows : []
          expectSound(resource, rows)
          expect(fieldsIn(rows).filter((field) => !known.has(field))).toEqual([])
          if (!outcome.ok) expect(outcome.error.kind).toBe('malformed')
          if (!outcome.ok && 'detail' in outcome.error) expect(outcome.error.detail).toContain(`${name}: `)
        }),
        RUNS,
      )
    },
  )
})

/** Lists of which each row is checked alone: as rows of a table, or as one value. */
const LISTS = ALL.filter((resource) => Array.isArray(wireOf(resource)) && resource.name !== 'popular')

/** The list's rows as they are kept, without their places, which follow from those before. */
const listed = (rows: Rows): readonly unknown[] => {
  const whole = rows.length === 1 ? fieldOf(rows[0], 'value') : undefined
  if (Array.isArray(whole)) return whole
  return rows.map((row) => ({ ...row, position: undefined }))
}

/** What stood beside one place stands there still, in order; the spoilt one may by chance look like any of them. */
const expectOthers = (before: readonly unknown[], after: readonly unknown[], index: number): void => {
  const others = before.filter((_, place) => place !== index)
  const found: unknown[] = []
  for (const row of after) if (isDeepStrictEqual(row, others[found.length])) found.push(row)
  expect(found).toEqual(others)
}

describe('R-02 one invalid row never drops another', () => {
  test.each(LISTS.map((resource) => [resource.name, resource] as const))(
    'R-02 %s keeps the others unchanged, and counts the dropped rows',
    (_name, resource) => {
      const wire = listAt(wireOf(resource), [])
      const before = listed(parsed(resource, wire).rows)
      const spoiltRow = fc
        .nat({ max: wire.length - 1 })
        .chain((index) => mutated(wire[index]).map((text) => ({ index, text })))
      fc.assert(
        fc.property(spoiltRow, ({ index, text }) => {
          const { rows, dropped } = parsed(resource, replaced(wire, index, JSON.parse(text)))
          const after = listed(rows)
          expectOthers(before, after, index)
          // A row may have lost rows of its own, which count too.
          expect(after.length + dropped).toBeGreaterThanOrEqual(wire.length)
          if (resource.name !== 'vendors') expect(after.length + dropped).toBe(wire.length)
        }),
        RUNS,
      )
    },
  )

  test.each(LISTS.map((resource) => [resource.name, resource] as const))(
    'R-02 of %s with duplicate ids the first is kept, and the others are counted',
    (_name, resource) => {
      const wire = listAt(wireOf(resource), [])
      const before = parsed(resource, wire)
      const doubles = fc.array(fc.nat({ max: wire.length - 1 }), { minLength: 1, maxLength: 5 })
      fc.assert(
        fc.property(doubles, (indexes) => {
          const again = indexes.map((index) => ({ ...objectOf(wire[index]), image: '/another.png' }))
          const { rows, dropped } = parsed(resource, [...wire, ...again])
          expect(rows).toEqual(before.rows)
          expect(dropped).toBe(indexes.length)
        }),
        RUNS,
      )
    },
  )

  const NESTED: readonly (readonly [string, string, string])[] = [
    ['popular', '', '0.gameIds'],
    ['domains', 'domains', '0.origins'],
    ['vendors', '1.cards', '1.cards'],
    ['settings', 'customerService', '0.customerService'],
    ['settings', 'customerService.0.labelIds', '0.customerService.0.labelIds'],
    ['settings', 'domainList', '0.domainList'],
    ['countries', 'countries', '0.value.countries'],
    ['depositSettings', 'methods', '0.value.methods'],
    ['withdrawAccounts', 'fullBankCardList', '0.value.fullBankCardList'],
    ['withdrawAccounts', 'fullVirtualWalletList', '0.value.fullVirtualWalletList'],
    ['withdrawAccounts', 'fullEWalletList', '0.value.fullEWalletList'],
    ['mall', 'items', '0.value.items'],
  ]
  const toPath = (text: string): readonly string[] => (text === '' ? [] : text.split('.'))

  /** The value with another one at that place. */
  const withAt = (value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown => {
    if (key === undefined) return other
    const changed = withAt(fieldOf(value, key), rest, other)
    return Array.isArray(value)
      ? replaced(value, Number(key), changed)
      : { ...objectOf(value), [key]: changed }
  }

  test.each(NESTED)('R-02 %s keeps the others of its list %s', (name, inWire, inRows) => {
    const resource = resourceOf(name)
    const wire = wireOf(resource)
    const path = toPath(inWire)
    const list = listAt(wire, path)
    const before = listAt(parsed(resource, wire).rows, toPath(inRows))
    expect(before).toHaveLength(list.length)
    const spoiltItem = fc
      .nat({ max: list.length - 1 })
      .chain((index) => mutated(list[index]).map((text) => ({ index, text })))
    fc.assert(
      fc.property(spoiltItem, ({ index, text }) => {
        const spoilt = withAt(wire, [...path, String(index)], JSON.parse(text))
        expectOthers(before, listAt(parsed(resource, spoilt).rows, toPath(inRows)), index)
      }),
      RUNS,
    )
  })

  test('R-02 downloadSettings keeps the others of its settings, whatever they are called', () => {
    const resource = resourceOf('downloadSettings')
    const settings = Object.entries(objectOf(wireOf(resource)))
    const before = listAt(parsed(resource, wireOf(resource)).rows, ['0', 'value'])
    const spoiltSetting = fc
      .nat({ max: settings.length - 1 })
      .chain((index) => mutated(settings[index]?.[1]).map((text) => ({ index, text })))
    fc.assert(
      fc.property(spoiltSetting, ({ index, text }) => {
        const spoilt = Object.fromEntries(
          settings.map(([key, setting], place) => [key, place === index ? JSON.parse(text) : setting]),
        )
        expectOthers(before, listAt(parsed(resource, spoilt).rows, ['0', 'value']), index)
      }),
      RUNS,
    )
  })
})
