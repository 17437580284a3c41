import * as v from 'valibot'
import { recordDroppedRow, recordIgnoredField } from './parse-losses'

const below = (limit: number) =>
  v.pipe(
    v.number(),
    v.check((value) => Math.abs(value) < limit),
  )

/** A number: a text of JSON may contain `1e999`. */
export const finiteSchema = below(Infinity)

export const integerSchema = v.pipe(
  v.number(),
  v.check((value) => Number.isInteger(value)),
)

// Ids and codes become parts of keys and of packed lists, where a control character would be a separator.
const ONE_LINE = /^[^\p{Cc}]+$/u

/** Ids are strings or numbers, compared as text. */
export const idSchema = v.pipe(
  v.union([v.pipe(v.string(), v.regex(ONE_LINE)), finiteSchema]),
  v.transform(String),
)

/** A code such as a vendor's or a class of games. */
export const codeSchema = v.pipe(v.string(), v.regex(ONE_LINE))

/** A name or a URL that must not be empty. */
export const textSchema = v.pipe(v.string(), v.regex(/./su))

/** Returns the valid items of a list; the others are dropped and counted. */
export const validRows = <Row>(
  row: v.GenericSchema<unknown, Row>,
  items: readonly unknown[],
): readonly Row[] =>
  items.flatMap((item) => {
    const parsed = v.safeParse(row, item)
    if (parsed.success) return [parsed.output]
    recordDroppedRow()
    return []
  })

/** A list whose rows are validated one by one: invalid rows are dropped and counted, the others stay. */
export const lenientArray = <Row>(
  row: v.GenericSchema<unknown, Row>,
): v.GenericSchema<unknown, readonly Row[]> =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) => validRows(row, items)),
  )

const orElse = <Value>(field: v.GenericSchema<unknown, Value>, absent: Value) =>
  v.fallback(field, () => {
    recordIgnoredField()
    return absent
  })

/**
 * An optional field: an invalid value is counted and treated as absent, and the rest of the response stays.
 */
export const optionalOf = <Value>(field: v.GenericSchema<unknown, Value>) =>
  v.optional(orElse<Value | undefined>(field, undefined))

/** The same for a field with a default. */
export const defaultOf = <Value>(field: v.GenericSchema<unknown, Value>, absent: Value) =>
  v.optional(orElse(field, absent), absent)

const notNegative = v.check((value: number) => value >= 0)

/** A count of something. */
export const countSchema = v.pipe(integerSchema, notNegative)

/** An amount of money or points, 0 or more. */
export const amountSchema = v.pipe(finiteSchema, notNegative)

/** Epoch ms of a possible date: a screen that formats a later one would fail. */
export const timeSchema = below(8.64e15)
