import * as v from 'valibot'
import { lenientArray, validRows } from './schema-helpers'

/** `lenientArray` for a list that may be empty, but rejected if all of its rows are invalid. */
export const lenientNonEmptyArray = <Row>(row: v.GenericSchema<unknown, Row>) =>
  v.pipe(
    lenientArray(v.unknown()),
    v.check((rows) => rows.length === 0 || rows.some((each) => v.is(row, each))),
    v.transform((rows) => validRows(row, rows)),
  )

/** Valibot accepts a list as an object; if every field is optional, an empty list would pass as "nothing set". */
export const plainObjectSchema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
)
