import * as v from 'valibot'
import { countLosses } from '../parse-losses'
import { plain, type Settings, SETTINGS_ENTRIES } from './settings'

export interface RepairedSettings {
  readonly settings: Settings
  /** The number of invalid rows that were dropped. */
  readonly droppedRows: number
  /** Paths of the fields with an invalid value, as in `mobileTemplate.pwa`. */
  readonly badFields: readonly string[]
}

const schema = v.looseObject({ ...SETTINGS_ENTRIES, currency: v.string() })

/**
 * Returns the settings of a response with some invalid fields: each gets its last good value, else its default. The
 * currency, which has no default, becomes ''. Null if no known field is valid (R-02, DEP-01).
 * @param last the settings that were stored before
 */
export const repairSettings = (value: unknown, last?: unknown): RepairedSettings | null => {
  const fields = plain(value)
  const names = Object.keys(SETTINGS_ENTRIES).filter((name) => valueAt(fields, [name]) !== undefined)
  if (valueAt(fields, ['currency']) === '') put(fields, ['currency'], undefined)
  const bad = new Set<string>()
  for (;;) {
    const { result: parsed, losses } = countLosses(() => v.safeParse(schema, fields))
    if (parsed.success) {
      const isUnreadable = names.every((name) => bad.has(name))
      return isUnreadable
        ? null
        : { settings: parsed.output, droppedRows: losses.droppedRows, badFields: [...bad] }
    }
    for (const { path = [] } of parsed.issues) {
      const steps = path.map(({ key }) => String(key))
      const [field] = steps
      if (field === undefined) return null
      const name = steps.join('.')
      // If the last value is invalid too, or a part is required by its whole, the whole field is dropped.
      if (bad.has(name)) put(fields, [field], field === 'currency' ? '' : undefined)
      else put(fields, steps, valueAt(last, steps))
      bad.add(name)
    }
  }
}

/** Returns an own value, never an inherited one. */
const valueAt = (value: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>((each, step) => {
    const isThere = typeof each === 'object' && each !== null && Object.hasOwn(each, step)
    return isThere ? Reflect.get(each, step) : undefined
  }, value)

/** Sets a value in place; undefined removes it. */
const put = (fields: unknown, steps: readonly string[], value: unknown): void => {
  const parent = valueAt(fields, steps.slice(0, -1))
  const name = steps.at(-1)
  if (typeof parent !== 'object' || parent === null || name === undefined) return
  if (value === undefined) Reflect.deleteProperty(parent, name)
  else Reflect.set(parent, name, value)
}
