import { expect, test } from 'vitest'
import * as v from 'valibot'
import { settingsSchema } from '#domain/contract/settings/settings'

/** A response that is valid JSON but nested too deep to parse recursively. */
const nested = (depth: number): unknown => {
  let value: unknown = {}
  for (let at = 0; at < depth; at += 1) value = { value }
  return value
}

test.each([20, 2_000, 200_000])('R-02 skips a value nested %i levels deep and reads the rest', (depth) => {
  const read = v.parse(settingsSchema, { currency: 'PHP', extra: nested(depth) }) as Record<string, unknown>
  expect(read['currency']).toBe('PHP')
  expect(JSON.stringify(read['extra']).length).toBeLessThan(2_000)
})

test('R-02 stores unknown settings, except keys that reach a prototype', () => {
  const came: unknown = JSON.parse('{"currency":"PHP","extra":{"__proto__":{"a":1},"b":2}}')
  expect(v.parse(settingsSchema, came)).toMatchObject({ extra: { b: 2 } })
  const extra = (v.parse(settingsSchema, came) as Record<string, unknown>)['extra']
  expect(Object.keys(extra ?? {})).toEqual(['b'])
})
