import * as v from 'valibot'
import { countLosses } from '../parse-losses'

/**
 * Returns the paths of the optional fields whose invalid value the schema ignores, each once, as in
 * `clubLabel.labelName`. Each field is tried without its value: if fewer values are ignored then, the field is one of
 * them.
 * @param schema of the value, or of each row if the value is a list
 */
export const ignoredFields = (schema: v.GenericSchema, value: unknown): readonly string[] => {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [value]
  return [...new Set(rows.flatMap((row) => namesIn(row, (changed) => countIgnored(schema, changed))))]
}

const countIgnored = (schema: v.GenericSchema, value: unknown): number =>
  countLosses(() => v.safeParse(schema, value)).losses.ignoredFields

const namesIn = (value: unknown, count: (value: unknown) => number): readonly string[] => {
  const total = count(value)
  if (total === 0 || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]: [string, unknown]) => {
    const countWith = (changed: unknown): number => count(replaced(value, name, changed))
    if (countWith(undefined) >= total) return []
    const step = Array.isArray(value) ? '' : name
    const inner = namesIn(field, countWith)
    return inner.length === 0
      ? [step]
      : inner.map((path) => (step && path ? `${step}.${path}` : step || path))
  })
}

const replaced = (value: object, name: string, field: unknown): unknown =>
  Array.isArray(value)
    ? value.map((each: unknown, index) => (index === Number(name) ? field : each))
    : { ...value, [name]: field }
