import * as v from 'valibot'
import { lenientArray } from './schema-helpers'

/** `lenientArray` for a list that may be empty, but not for want of a single good row. */
export const lenientNonEmptyArray = <Row>(row: v.GenericSchema<unknown, Row>) =>
  v.pipe(
    lenientArray(v.unknown()),
    v.check((rows) => rows.length === 0 || rows.some((each) => v.is(row, each))),
    v.transform((rows) => v.parse(lenientArray(row), rows)),
  )

/** Valibot takes a list for an object; where every field may be absent, an empty one would pass as "nothing set". */
export const plainObjectSchema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
)
