import type { Status } from '../contract/lines/status'

/** Why the site is closed to this visitor. */
export type SiteUnavailability = 'maintenance' | 'access-denied'

/** What status says of it (SHL-01, SHL-02); null while the site is open. Who is not let in is told that first. */
export const siteUnavailability = (
  status: Pick<Status, 'maintenance' | 'regionRestriction'> | undefined,
): SiteUnavailability | null => {
  if (status?.regionRestriction === true) return 'access-denied'
  return status?.maintenance === true ? 'maintenance' : null
}
