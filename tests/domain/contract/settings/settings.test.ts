import { expect, test } from 'vitest'
import * as v from 'valibot'
import { settingsSchema } from '#domain/contract/settings/settings'

/** An answer that a gateway can send, and that no reader of it gets to the bottom of. */
const nested = (depth: number): unknown => {
  let value: unknown = {}
  for (let at = 0; at < depth; at += 1) value = { value }
  return value
}

test.each([20, 2_000, 200_000])(
  'R-02 settings with something nested %i deep are read without that',
  (depth) => {
    const read = v.parse(settingsSchema, { currency: 'PHP', extra: nested(depth) }) as Record<string, unknown>
    expect(read['currency']).toBe('PHP')
    expect(JSON.stringify(read['extra']).length).toBeLessThan(2_000)
  },
)

test('R-02 what stands beside the known settings is kept, but nothing that reaches a prototype', () => {
  const came: unknown = JSON.parse('{"currency":"PHP","extra":{"__proto__":{"a":1},"b":2}}')
  expect(v.parse(settingsSchema, came)).toMatchObject({ extra: { b: 2 } })
  const extra = (v.parse(settingsSchema, came) as Record<string, unknown>)['extra']
  expect(Object.keys(extra ?? {})).toEqual(['b'])
})
