import * as v from 'valibot'
import { expect, test } from 'vitest'
import { countLosses } from '#domain/contract/parse-losses'
import { defaultOf, idSchema, lenientArray, optionalOf } from '#domain/contract/schema-helpers'

const schema = lenientArray(
  v.object({ id: idSchema, hot: optionalOf(v.boolean()), at: defaultOf(v.number(), 0) }),
)

test('R-02 invalid rows and invalid optional fields are counted', () => {
  const rows = [{ id: 1, hot: 'yes', at: 'noon' }, { id: '' }, { id: 2 }, 'no row']
  expect(countLosses(() => v.parse(schema, rows))).toEqual({
    result: [
      { id: '1', hot: undefined, at: 0 },
      { id: '2', at: 0 },
    ],
    losses: { droppedRows: 2, ignoredFields: 2 },
  })
})

test('a count inside another adds to it', () => {
  const { result, losses } = countLosses(() => {
    v.parse(schema, [{}])
    return countLosses(() => v.parse(schema, [{}, { id: 1, hot: 1 }])).losses
  })
  expect(result).toEqual({ droppedRows: 1, ignoredFields: 1 })
  expect(losses).toEqual({ droppedRows: 2, ignoredFields: 1 })
})

test('a count is independent of earlier values, and ends with an error', () => {
  v.parse(schema, [{}])
  const fail = (): never => {
    throw new Error('failed')
  }
  expect(() => countLosses(fail)).toThrow('failed')
  expect(countLosses(() => v.parse(schema, [{}])).losses).toEqual({ droppedRows: 1, ignoredFields: 0 })
})
