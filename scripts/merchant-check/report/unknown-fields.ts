import { ownEntries } from '#domain/text/own-entries'
import { joined, stepOf } from './describe-issue'
import { nearestName } from './nearest-name'

/** A field that a schema does not have. */
export interface UnknownField {
  /** Such as `company.payments[0].nmae`. */
  readonly path: string
  /** The name that is probably meant; null if none is near, or if that field is there as well. */
  readonly meant: string | null
  /** All fields that the schema has at this place. */
  readonly known: readonly string[]
}

/**
 * Returns the fields of a value that a schema does not name, in objects and lists at any depth.
 * @param schema a Valibot schema; what it wraps or accepts as any value is not looked into
 */
export const unknownFields = (schema: unknown, value: unknown, path = ''): readonly UnknownField[] => {
  const parts = ownEntries(schema)
  const wrapped = parts.get('wrapped')
  if (wrapped !== undefined) return unknownFields(wrapped, value, path)
  if (Array.isArray(value))
    return value.flatMap((row: unknown, index) =>
      unknownFields(parts.get('item'), row, joined(path, stepOf(index))),
    )
  const entries = parts.get('entries')
  return entries === undefined ? [] : unknownEntries(ownEntries(entries), ownEntries(value), path)
}

const unknownEntries = (
  entries: ReadonlyMap<string, unknown>,
  fields: ReadonlyMap<string, unknown>,
  path: string,
): readonly UnknownField[] => {
  const known = [...entries.keys()]
  const absent = known.filter((name) => !fields.has(name))
  return [...fields].flatMap(([name, field]) =>
    entries.has(name)
      ? unknownFields(entries.get(name), field, joined(path, name))
      : [{ path: joined(path, name), meant: nearestName(name, absent), known }],
  )
}
