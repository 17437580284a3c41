import * as v from 'valibot'
import { defaultOf, textSchema } from '../schema-helpers'

const codeSchema = v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/u))
/** Digits without plus. */
const diallingCodeSchema = v.pipe(v.string(), v.regex(/^\d{1,6}$/u))

const defaultSchema = v.object({ countryCode: codeSchema, countryDialingCode: diallingCodeSchema })
const countrySchema = v.object({ ...defaultSchema.entries, name: textSchema })

/**
 * GET /wps/system/country: the visitor's country, the merchant's, and the list to choose from; a bad row is dropped.
 */
export const countriesSchema = v.object({
  countryCode: defaultOf(v.string(), ''),
  countryDialingCode: defaultOf(v.string(), ''),
  default: defaultSchema,
  countries: v.pipe(
    v.array(v.unknown()),
    v.transform((rows) => rows.filter((row) => v.is(countrySchema, row))),
    v.array(countrySchema),
    v.check((rows) => rows.length > 0),
  ),
})

export type Countries = v.InferOutput<typeof countriesSchema>

export type Country = Countries['countries'][number]
