import type * as v from 'valibot'
import type { ContentValues, MemberValues } from '#domain/tables/value-rows'
import { countLosses } from '#domain/contract/parse-losses'
import { ok } from '#domain/result'
import type { AppError } from '#domain/errors'
import type { Result } from '#domain/result'
import { parseValue } from '../net/parse-value'
import { parseRows, type ResourceOptions, type Resource, type Scope } from './resource'

type Declaration<Table extends 'contentAnswers' | 'memberAnswers'> = Omit<
  ResourceOptions<Table>,
  'table' | 'name'
>

/** A validated value, and how many of its rows were dropped as invalid. */
interface Check<Value> {
  readonly schema: v.GenericSchema
  readonly check: (value: unknown) => Result<{ readonly value: Value; readonly dropped: number }, AppError>
}

/** Declares a merchant's resource per language, stored as one value. */
export const contentValueResource = <Name extends keyof ContentValues>(
  name: Name,
  declaration: Declaration<'contentAnswers'>,
  { schema, check }: Check<ContentValues[Name]>,
): Resource<'contentAnswers'> => ({
  ...declaration,
  name,
  table: 'contentAnswers',
  schema,
  parse: (wire, { merchant, language }) => {
    const checked = check(wire)
    if (!checked.ok) return checked
    const { value, dropped } = checked.value
    return ok({ rows: [{ merchant, language, name, value }], dropped })
  },
  prefix: ({ merchant, language }) => [merchant, language],
  stored: async (store, { merchant, language }) => {
    const row = await store.get('contentAnswers', [merchant, language, name])
    return row ? [row] : []
  },
})

/** Declares a member's resource, stored as one value. */
export const memberValueResource = <Name extends keyof MemberValues>(
  name: Name,
  declaration: Omit<Declaration<'memberAnswers'>, 'access'>,
  { schema, check }: Check<MemberValues[Name]>,
): Resource<'memberAnswers'> => ({
  ...declaration,
  name,
  table: 'memberAnswers',
  access: 'protected',
  schema,
  parse: (wire, { merchant, member }: Scope) => {
    const checked = check(wire)
    if (!checked.ok) return checked
    const { value, dropped } = checked.value
    return ok({ rows: [{ merchant, member, name, value }], dropped })
  },
  prefix: ({ merchant, member }) => [merchant, member],
  stored: async (store, { merchant, member }) => {
    const row = await store.get('memberAnswers', [merchant, member, name])
    return row ? [row] : []
  },
})

/** Parses the value as a whole: one invalid part rejects all of it. */
export const parseWhole = <Value>(name: string, schema: v.GenericSchema<unknown, Value>): Check<Value> => ({
  schema,
  check: (wire) => {
    const { result: parsed, losses } = countLosses(() => parseValue(name, schema, wire))
    return parsed.ok ? ok({ value: parsed.value, dropped: losses.droppedRows }) : parsed
  },
})

/** Parses a list row by row. Invalid rows, and repeats of an id, are dropped and counted. */
export const parseUniqueRows = <Row>(
  name: Parameters<typeof parseRows>[0],
  schema: v.GenericSchema<unknown, Row>,
  idOf: (row: Row) => string,
): Check<readonly Row[]> => ({
  schema,
  check: (wire) => {
    const checked = parseRows(name, schema, wire, idOf)
    return checked.ok ? ok({ value: checked.value.rows, dropped: checked.value.dropped }) : checked
  },
})
