import * as v from 'valibot'

/** Ids are strings or numbers, compared as text. */
export const idSchema = v.pipe(
  v.union([v.pipe(v.string(), v.minLength(1)), v.pipe(v.number(), v.finite())]),
  v.transform(String),
)

/** A name or a code that must be there. */
export const textSchema = v.pipe(v.string(), v.minLength(1))

/** Epoch ms. */
export const timeSchema = v.pipe(v.number(), v.finite())

/** Lists are checked row by row elsewhere: here only that it is a list. */
export const rowListSchema = v.array(v.unknown())
