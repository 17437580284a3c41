import type { Status } from '../contract/lines/status'

/** Why the site is unavailable to this visitor. */
export type SiteUnavailability = 'maintenance' | 'access-denied'

/**
 * Returns the site's unavailability from status (SHL-01, SHL-02); null while it is open. A denied access comes first.
 */
export const siteUnavailability = (
  status: Pick<Status, 'maintenance' | 'regionRestriction'> | undefined,
): SiteUnavailability | null => {
  if (status?.regionRestriction === true) return 'access-denied'
  return status?.maintenance === true ? 'maintenance' : null
}
