/** Returns the own fields of an unvalidated value; empty if it is no object. */
export const ownEntries = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : [])
