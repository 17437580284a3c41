import * as v from 'valibot'
import type { configSchema } from './config'
import type { deployedConfigSchema } from './deployed-config'
import { plain } from './settings'

/**
 * Returns the valid part of a config.json: each invalid field or row is dropped alone. Null if the merchant is invalid,
 * or the value is no object.
 */
export const repairConfig = <Schema extends typeof configSchema | typeof deployedConfigSchema>(
  schema: Schema,
  json: unknown,
): v.InferOutput<Schema> | null => {
  const fields = plain(json)
  for (;;) {
    const parsed = v.safeParse(schema, fields)
    if (parsed.success) return parsed.output
    // From the end, so that the indexes of earlier rows do not change.
    for (const { path } of [...parsed.issues].reverse()) {
      // Of a row with an invalid field nothing is left.
      const last = path?.find(({ input }) => Array.isArray(input)) ?? path?.at(-1)
      if (path?.[0].key === 'merchant' || typeof last?.input !== 'object' || last.input === null) return null
      if (Array.isArray(last.input)) removeRow(last.input, Number(last.key), last.value)
      else Reflect.deleteProperty(last.input, String(last.key))
    }
  }
}

/** Removes a row, unless that has happened for another of its fields. */
const removeRow = (rows: unknown[], index: number, row: unknown): void => {
  if (rows[index] === row) rows.splice(index, 1)
}
