import * as v from 'valibot'

// Ids and codes become parts of keys and lines of packed lists, where a control character would be a separator.
const ONE_LINE = /^[^\p{Cc}]+$/u

/** Ids are strings or numbers, compared as text. */
export const idSchema = v.pipe(
  v.union([v.pipe(v.string(), v.regex(ONE_LINE)), v.pipe(v.number(), v.finite())]),
  v.transform(String),
)

/** A code such as a vendor's or a class of games. */
export const codeSchema = v.pipe(v.string(), v.regex(ONE_LINE))

/** A name or an address that must be there. */
export const textSchema = v.pipe(v.string(), v.minLength(1))

/** A list whose rows are checked one by one: those that are wrong are left out, and the rest stands. */
export const rowsOf = <Row>(row: v.GenericSchema<unknown, Row>): v.GenericSchema<unknown, readonly Row[]> =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.flatMap((item) => {
        const parsed = v.safeParse(row, item)
        return parsed.success ? [parsed.output] : []
      }),
    ),
  )

/** Epoch ms. */
export const timeSchema = v.pipe(v.number(), v.finite())
