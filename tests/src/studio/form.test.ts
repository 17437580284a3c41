import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deployedConfigSchema } from '#domain/contract/settings/deployed-config'
import { repairConfig } from '#domain/contract/settings/repair-config'
import { repairSettings } from '#domain/contract/settings/repair-settings'
import { SETTINGS_ENTRIES } from '#domain/contract/settings/settings'
import { MERCHANT_FLAGS } from '../../../scripts/merchant-check/settings/merchant-flags'
import { errorPaths } from '../../../src/studio/form/error-paths'
import { FORM, nodeAt, SECTIONS } from '../../../src/studio/form/sections'
import { FLAG_EFFECTS } from '../../../src/studio/schema/flag-effects'
import { errorOf, type FormNode } from '../../../src/studio/schema/form-node'
import { valueAt, withValue } from '../../../src/studio/form/values'

const fieldsOf = (node: FormNode | null): Readonly<Record<string, FormNode>> =>
  node?.kind === 'group' ? node.fields : {}

const everyNode = (node: FormNode, path: string): readonly (readonly [string, FormNode])[] => [
  [path, node],
  ...Object.entries(fieldsOf(node)).flatMap(([name, part]) => everyNode(part, `${path}.${name}`)),
  ...('row' in node ? everyNode(node.row, `${path}[]`) : []),
]

const TEXTS = [
  ...['', 'text', '/m/a.png', 'https://a.example', '#7c3aed', 'PHP', 'PH', '63', '2.4.39', 'a@b.co'],
  ...['1234567890123456', 'G-ABCDEF1234', 'C1234567890ABCDEFGHI'],
]

/** Values that the form accepts; undefined for an absent one. */
const accepted = (node: FormNode): fc.Arbitrary<unknown> => {
  const oneOf = (values: readonly unknown[]) =>
    fc.constantFrom(undefined, ...values.filter((value) => errorOf(node, value) === null))
  if (node.kind === 'group') {
    const parts = Object.entries(node.fields).map(([name, part]) => [name, accepted(part)] as const)
    return fc.record(Object.fromEntries(parts)).map((fields) => withoutAbsent(fields))
  }
  if (node.kind === 'list') return fc.array(present(node.row), { maxLength: 2 })
  if (node.kind === 'record')
    return fc.dictionary(fc.constantFrom('/a', 'EN', '/m/home'), present(node.row), { maxKeys: 2 })
  if (node.kind === 'choice') return oneOf(node.options)
  if (node.kind === 'switch') return oneOf([true, false])
  return oneOf(node.kind === 'number' ? [0, 1, 2, 8, 18, 99] : TEXTS)
}

const present = (node: FormNode) =>
  accepted(node).map((value) => value ?? (node.kind === 'group' ? {} : '/m/x'))

/** A field that is required, or with another one, is typed first or last. */
const INCOMPLETE = new Set(['currency', 'responsiblePlay.minimumAge', 'responsiblePlay.url'])

const asFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const withoutAbsent = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

describe('DEP-01 the form of the merchant studio', () => {
  test('has every field that the app reads, and no other', () => {
    expect(Object.keys(fieldsOf(FORM.settings)).sort()).toEqual(Object.keys(SETTINGS_ENTRIES).sort())
    expect(Object.keys(fieldsOf(FORM.config)).sort()).toEqual(
      Object.keys(deployedConfigSchema.entries).sort(),
    )
    expect(Object.keys(FLAG_EFFECTS).sort()).toEqual([...MERCHANT_FLAGS].sort())
  })

  test('shows each field in one section', () => {
    const shown = SECTIONS.flatMap(({ fields }) => fields)
    const all = (['config', 'settings'] as const).flatMap((root) =>
      Object.keys(fieldsOf(FORM[root])).map((name) => `${root}.${name}`),
    )
    expect([...shown].sort()).toEqual(all.sort())
    expect(shown.filter((field) => nodeAt(field) === null)).toEqual([])
  })

  test('names each field and says what it does', () => {
    for (const root of ['config', 'settings'] as const)
      for (const [path, { title, description }] of everyNode(FORM[root], root))
        if (path !== root && !path.endsWith('[]'))
          expect([path, title !== '', description !== '']).toEqual([path, true, true])
  })

  test('accepts no settings that the app would replace or drop', () => {
    fc.assert(
      fc.property(accepted(FORM.settings), (settings) => {
        // Rows of lists are incomplete while they are typed: the app drops those alone.
        const { badFields = ['all'] } = repairSettings({ currency: 'PHP', ...asFields(settings) }) ?? {}
        return badFields.every((field) => INCOMPLETE.has(field))
      }),
      { numRuns: 60 },
    )
  })

  test('accepts no config.json that the app would repair', () => {
    fc.assert(
      fc.property(accepted(FORM.config), (value) => {
        const config = asFields(value)
        Reflect.deleteProperty(config, 'images') // both of its texts are required, and rows are typed one by one
        expect(repairConfig(deployedConfigSchema, structuredClone(config))).toMatchObject(
          JSON.parse(
            JSON.stringify({ paths: config['paths'] ?? {}, scriptHosts: config['scriptHosts'] ?? [] }),
          ),
        )
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    ['settings.mobileTemplate.theme.accent', 'gold'],
    ['settings.mobileTemplate.image_logo', 'http://a.example/logo.png'],
    ['settings.decimals', 2.5],
    ['settings.countryCode', 'Philippines'],
    ['config.scriptHosts.0', 'https://a.example/'],
    ['config.paths./wps/system/status', 'api/status'],
    ['config.company.email', 'help'],
  ])('finds the error of %s', (field, value) => {
    const path = field.split('.')
    const before = {
      config: { scriptHosts: ['https://b.example'] },
      settings: { mobileTemplate: { pwa: true } },
    }
    const merchant = withValue(before, path, value)
    if (!isMerchant(merchant)) throw new Error('no merchant')
    expect(valueAt(merchant, path)).toBe(value)
    expect(errorPaths(merchant)).toEqual([path])
  })

  test('changes one value, and keeps the others and their order', () => {
    const before = { a: { b: 1, c: [1, 2, 3] }, d: 'x' }
    expect(withValue(before, ['a', 'b'], 2)).toEqual({ a: { b: 2, c: [1, 2, 3] }, d: 'x' })
    expect(JSON.stringify(withValue(before, ['a', 'b'], 2))).toBe('{"a":{"b":2,"c":[1,2,3]},"d":"x"}')
    expect(withValue(before, ['a', 'c', '1'], undefined)).toEqual({ a: { b: 1, c: [1, 3] }, d: 'x' })
    expect(withValue(before, ['a', 'c', '3'], 4)).toEqual({ a: { b: 1, c: [1, 2, 3, 4] }, d: 'x' })
    expect(withValue(before, ['d'], undefined)).toEqual({ a: { b: 1, c: [1, 2, 3] } })
    expect(withValue(undefined, ['a', 'b'], 1)).toEqual({ a: { b: 1 } })
    expect(before).toEqual({ a: { b: 1, c: [1, 2, 3] }, d: 'x' })
  })
})

const isMerchant = (
  value: unknown,
): value is { config: Record<string, unknown>; settings: Record<string, unknown> } =>
  typeof value === 'object' && value !== null && 'config' in value && 'settings' in value
