import * as v from 'valibot'
import { countLosses } from '#domain/contract/parse-losses'
import { lenientArray } from '#domain/contract/schema-helpers'
import { issuesOf, joined, pathOf, type Problem, problemOf, stepOf } from '../report/describe-issue'

const DEEPEST = 4

/** A list inside a value. */
interface Place {
  /** Path of keys and indexes to it. */
  readonly keys: readonly (string | number)[]
  readonly rows: readonly unknown[]
}

/**
 * Returns the rows of a list that the app would drop by this schema of one row, and those inside its rows: the
 * reason, with a path.
 */
export const findDroppedRows = (row: v.GenericSchema, rows: readonly unknown[]): readonly Problem[] => {
  const list = lenientArray(row)
  return rows.flatMap((each, index) => {
    const path = stepOf(index)
    const [first] = issuesOf(row, each, path)
    if (first !== undefined) return [first]
    const { losses } = countLosses(() => v.safeParse(list, [each]))
    return losses.droppedRows === 0 ? [] : findNestedDroppedRows(row, each, path)
  })
}

/**
 * The same for the lists inside a value. Their schemas do not report dropped rows, so each row is tried alone in its
 * list's place.
 */
export const findNestedDroppedRows = (
  schema: v.GenericSchema,
  value: unknown,
  path = '',
): readonly Problem[] =>
  listsIn(value, []).flatMap(({ keys, rows }) => {
    const within = (list: readonly unknown[]): unknown => replaced(value, keys, list)
    const others = lossesOf(schema, within([]))
    return rows.flatMap((row, index) => {
      const bare = within([withoutLists(row)])
      const losses = lossesOf(schema, bare)
      const isLost = others === Infinity ? losses === Infinity : losses > others // some lists may not be empty
      const here = [path, ...keys.map(stepOf), stepOf(index)].reduce(joined)
      return isLost ? [whyOf(schema, bare, withoutLists(row), here)] : []
    })
  })

/** Returns the dropped entries of a value that serves as a list, by their names. */
export const findDroppedEntries = (schema: v.GenericSchema, value: object): readonly Problem[] =>
  Object.entries(value).flatMap(([name, entry]: [string, unknown]) =>
    lossesOf(schema, { [name]: entry }) > 0 ? [whyOf(schema, { [name]: entry }, entry, name)] : [],
  )

/** Returns the number of dropped rows; Infinity if nothing remains. */
const lossesOf = (schema: v.GenericSchema, value: unknown): number => {
  const { result, losses } = countLosses(() => v.safeParse(schema, value))
  return result.success ? losses.droppedRows : Infinity
}

/** Valibot passes each issue to the global message when it is created, also those that a schema suppresses. */
const whyOf = (schema: v.GenericSchema, value: unknown, row: unknown, path: string): Problem => {
  const issues: v.BaseIssue<unknown>[] = []
  v.setGlobalMessage((issue) => {
    issues.push(issue)
    return issue.message
  })
  try {
    v.safeParse(schema, value)
  } finally {
    v.deleteGlobalMessage()
  }
  const text = JSON.stringify(row)
  const isRow = (input: unknown): boolean => JSON.stringify(input) === text
  for (const issue of issues) {
    const start = issue.path?.findIndex(({ input }) => isRow(input)) ?? -1
    const [first, ...rest] = issue.path?.slice(start) ?? []
    if (start >= 0 && first)
      return problemOf(issue, joined(path, pathOf({ ...issue, path: [first, ...rest] })))
  }
  const own = issues.reverse().find(({ path: steps, input }) => steps === undefined && isRow(input))
  return own ? problemOf(own, path) : { path, text: `${path} is not as the contract has it` }
}

const listsIn = (value: unknown, keys: Place['keys']): readonly Place[] => {
  if (typeof value !== 'object' || value === null || keys.length > DEEPEST) return []
  const inner = Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
    listsIn(each, [...keys, Array.isArray(value) ? Number(name) : name]),
  )
  return Array.isArray(value) ? [{ keys, rows: value }, ...inner] : inner
}

const replaced = (value: unknown, [key, ...rest]: Place['keys'], list: readonly unknown[]): unknown => {
  if (key === undefined) return list
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (index === key ? replaced(each, rest, list) : each))
  if (typeof value !== 'object' || value === null) return value
  const fields: Readonly<Record<string, unknown>> = { ...value }
  return { ...fields, [key]: replaced(fields[key], rest, list) }
}

/** Prevents errors in a row's own list from being reported for the row. */
const withoutLists = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && !Array.isArray(row)
    ? Object.fromEntries(
        Object.entries(row).map(([name, each]: [string, unknown]) => [name, Array.isArray(each) ? [] : each]),
      )
    : row
