import type { Status } from '../contract/status'

/** Why the site is closed to this visitor. */
export type Closing = 'maintenance' | 'access-denied'

/**
 * What status says of it (SHL-01, SHL-02); null while the site is open. Where the visitor is not let in, the end of a
 * maintenance is no news to them.
 */
export const closingOf = (
  status: Pick<Status, 'maintenance' | 'regionRestriction'> | undefined,
): Closing | null => {
  if (status?.regionRestriction === true) return 'access-denied'
  return status?.maintenance === true ? 'maintenance' : null
}
