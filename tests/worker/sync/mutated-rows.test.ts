import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CACHE_KEYS, isCacheTable } from '#domain/tables/schema'
import type { Resource } from '#worker/sync/resource'
import { timesFuzzed } from '../../support/fuzz'
import { isPlain, mutated, objectsIn, valueAt, withAt } from '../support/mutations'
import { ALL_RESOURCES, LISTS, named, resourceOf, SCOPE } from '../support/resources'
import { WIRE_ANSWERS } from '../support/wire-responses'

const RUNS = { numRuns: timesFuzzed(100) }

type Rows = readonly object[]

const wireOf = ({ name }: Resource): unknown => WIRE_ANSWERS[name]

/** The rows of a valid or almost valid response. */
const parsed = (resource: Resource, wire: unknown): { readonly rows: Rows; readonly dropped: number } => {
  const outcome = resource.parse(wire, SCOPE)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  return outcome.value
}

const listAt = (value: unknown, path: readonly string[]): readonly unknown[] => {
  const list = valueAt(value, path)
  return Array.isArray(list) ? list : []
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

/** True for a key that IndexedDB accepts and that packed lists can store: in this scope, each part on one line. */
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
  const keys = rows.map((row) => CACHE_KEYS[table].map((field) => valueAt(row, [field])))
  expect(keys.filter((key) => !isKey(resource, key))).toEqual([])
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(rows.length)
}

/** Settings fields with their own check; others are stored as received, for screens that read them later. */
const CHECKED_SETTINGS = new Set([
  ...parsed(resourceOf('settings'), { currency: 'PHP' }).rows.flatMap((row) => Object.keys(row)),
  'languages',
  'responsiblePlay',
])

const checkedOf = (row: object): object =>
  'whitelabelVal' in row
    ? Object.fromEntries(Object.entries(row).filter(([name]) => CHECKED_SETTINGS.has(name)))
    : row

/** The names of all fields in these rows; the merchant names the flags. */
const fieldsIn = (rows: Rows): readonly string[] =>
  rows
    .flatMap((row) => objectsIn({ ...checkedOf(row), whitelabelVal: null }))
    .flatMap((object) => (Array.isArray(object) ? [] : Object.keys(object)))

test.each(named(ALL_RESOURCES))('R-02 %s returns rows that can be stored, or none', (name, resource) => {
  const complete = parsed(resource, wireOf(resource))
  expect(complete.dropped).toBe(0)
  expectSound(resource, complete.rows)
  const known = new Set(fieldsIn(complete.rows))
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
})

/** The list's stored rows without their positions, which depend on the rows before. */
const listed = (rows: Rows): readonly unknown[] => {
  const whole = rows.length === 1 ? valueAt(rows[0], ['value']) : undefined
  if (Array.isArray(whole)) return whole
  return rows.map((row) => ({ ...row, position: undefined }))
}

/** All rows but the one at `index` are unchanged and in order. The broken one may equal another by chance. */
const expectOthers = (before: readonly unknown[], after: readonly unknown[], index: number): void => {
  const others = before.filter((_, place) => place !== index)
  const found: unknown[] = []
  for (const row of after) if (isDeepStrictEqual(row, others[found.length])) found.push(row)
  expect(found).toEqual(others)
}

const toPath = (text: string): readonly string[] => (text === '' ? [] : text.split('.'))

/** Each list: its resource, and where it is in the response and in the stored rows. */
const PLACES: readonly (readonly [string, string, string])[] = [
  ...LISTS.map(({ name }): readonly [string, string, string] => [name, '', '']),
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
  ['downloadSettings', '', '0.value'],
]

test.each([
  ['depositSettings', { methods: [7, { id: 1, name: 'Bank', min: 1, max: 2 }] }, 1],
  ['domains', { domains: [{ domainName: 'a.example' }, 7, {}] }, 2],
  ['settings', { resources: [7, { resourceType: 'TERMS', url: '/t' }] }, 1],
  ['settings', { imageCDNs: ['https://cdn.example', 5], languages: ['EN', null] }, 2],
  ['depositSettings', { methods: [] }, 0],
  ['availablePromotions', {}, 0],
])('R-02 of the lists inside %s dropped rows are counted, once', (name, fields, count) => {
  const resource = resourceOf(name)
  const spoilt = { ...objectOf(wireOf(resource)), ...fields }
  for (const [wire, dropped] of [
    [spoilt, count],
    [wireOf(resource), 0],
  ] as const)
    expect(parsed(resource, wire).dropped).toBe(dropped)
})

test.each(PLACES)('R-02 %s keeps the others of %s, and counts the dropped', (name, inWire, inRows) => {
  const resource = resourceOf(name)
  const wire = wireOf(resource)
  const storedIn = (rows: Rows) => (inRows === '' ? listed(rows) : listAt(rows, toPath(inRows)))
  const items = Object.entries(objectOf(valueAt(wire, toPath(inWire))))
  const before = storedIn(parsed(resource, wire).rows)
  expect(before).toHaveLength(items.length)
  const spoiltItem = fc
    .nat({ max: items.length - 1 })
    .chain((index) => mutated(items[index]?.[1]).map((text) => ({ index, text })))
  fc.assert(
    fc.property(spoiltItem, ({ index, text }) => {
      const path = [...toPath(inWire), items[index]?.[0] ?? '']
      const { rows, dropped } = parsed(resource, withAt(wire, path, JSON.parse(text)))
      const after = storedIn(rows)
      expectOthers(before, after, index)
      // A vendor may have dropped cards, which count too.
      if (inRows === '' && name !== 'vendors') expect(after.length + dropped).toBe(items.length)
    }),
    RUNS,
  )
})
