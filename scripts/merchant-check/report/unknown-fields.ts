import { ownEntries } from '#domain/text/own-entries'
import { joined, stepOf } from './describe-issue'
import { inFixedSet, nearestName, type Tolerance } from './nearest-name'

/** A field that a schema does not have. */
export interface UnknownField {
  /** Such as `company.payments[0].nmae`. */
  readonly path: string
  /** The name that is probably meant; null if none is near. */
  readonly meant: string | null
  /** All fields that the schema has at this place. */
  readonly known: readonly string[]
}

/**
 * Returns the fields of a value that a schema does not name, in objects and lists at any depth.
 * @param schema a Valibot schema; the content of what it accepts as any value is not looked into
 * @param tolerance for the names that are suggested
 */
export const unknownFields = (
  schema: unknown,
  value: unknown,
  tolerance = inFixedSet,
  path = '',
): readonly UnknownField[] => {
  const parts = ownEntries(schema)
  const wrapped = parts.get('wrapped')
  if (wrapped !== undefined) return unknownFields(wrapped, value, tolerance, path)
  if (Array.isArray(value))
    return value.flatMap((row: unknown, index) =>
      unknownFields(parts.get('item'), row, tolerance, joined(path, stepOf(index))),
    )
  const entries = parts.get('entries')
  return entries === undefined ? [] : unknownEntries(ownEntries(entries), ownEntries(value), tolerance, path)
}

const unknownEntries = (
  entries: ReadonlyMap<string, unknown>,
  fields: ReadonlyMap<string, unknown>,
  tolerance: Tolerance,
  path: string,
): readonly UnknownField[] => {
  const known = [...entries.keys()]
  return [...fields].flatMap(([name, field]) =>
    entries.has(name)
      ? unknownFields(entries.get(name), field, tolerance, joined(path, name))
      : [{ path: joined(path, name), meant: nearestName(name, known, tolerance), known }],
  )
}
