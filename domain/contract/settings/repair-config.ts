import * as v from 'valibot'
import { type Config, configSchema } from './config'
import { plain } from './settings'

/**
 * Returns the valid part of a config.json: each invalid field is dropped alone. Null if the merchant is invalid, or
 * the value is no object.
 */
export const repairConfig = (json: unknown): Config | null => {
  const fields = plain(json)
  for (;;) {
    const parsed = v.safeParse(configSchema, fields)
    if (parsed.success) return parsed.output
    // From the end, so that the indexes of earlier rows do not change.
    for (const { path } of [...parsed.issues].reverse()) {
      const last = path?.at(-1)
      if (path?.[0].key === 'merchant' || typeof last?.input !== 'object' || last.input === null) return null
      if (Array.isArray(last.input)) last.input.splice(Number(last.key), 1)
      else Reflect.deleteProperty(last.input, String(last.key))
    }
  }
}
