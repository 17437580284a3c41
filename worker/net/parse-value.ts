import * as v from 'valibot'
import type { AppError } from '#domain/errors'
import { err, ok, type Result } from '#domain/result'

/**
 * Returns the value if it matches the schema, else an error that names the first invalid field.
 * @param name of the response, for the error
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
