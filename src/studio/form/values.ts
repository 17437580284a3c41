/** Path to a value, such as `['settings', 'mobileTemplate', 'pwa']`. Rows of lists have their index. */
export type Path = readonly string[]

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (each, key) => (typeof each === 'object' && each !== null ? Reflect.get(each, key) : undefined),
    value,
  )

/** Returns a copy with another value at the path; undefined removes a field, or a row of a list. */
export const withValue = (value: unknown, [key, ...rest]: Path, changed: unknown): unknown => {
  if (key === undefined) return changed
  const inner = rest.length === 0 ? changed : withValue(valueAt(value, [key]), rest, changed)
  if (Array.isArray(value)) {
    const rows: readonly unknown[] = value
    const index = Number(key)
    const changedRow = inner === undefined ? [] : [inner]
    return [...rows.slice(0, index), ...changedRow, ...rows.slice(index + 1)]
  }
  const fields = typeof value === 'object' && value !== null ? value : {}
  const others = Object.entries(fields).filter(([name]) => name !== key)
  if (inner === undefined) return Object.fromEntries(others)
  // A changed field stays at its place in the file.
  if (!(key in fields)) return { ...fields, [key]: inner }
  return Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, name === key ? inner : each]))
}

/** Id of the element of a field. */
export const fieldId = (path: Path): string => `field-${path.join('.')}`
