/** The own fields of a value that nobody has looked at yet; none where it is no object. */
export const ownEntries = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : [])
