import * as v from 'valibot'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'

/**
 * Returns the value in the shape of a schema; else the error that names the first field with a wrong value.
 * @param name of the answer, for the error
 */
export const parseValue = <T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
): Result<T, AppError> => {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return ok(parsed.output)
  const path = parsed.issues[0].path?.map(({ key }) => String(key)).join('.')
  return err({ kind: 'malformed', detail: `${name}: ${path ?? 'value'}` })
}
