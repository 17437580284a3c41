import { ATTRIBUTION_KEY, CLICK_IDS_KEY } from '#domain/tracking/tracking-keys'
import {
  type Attribution,
  attributionInQuery,
  attributionOf,
  mergeAttribution,
} from '#domain/tracking/attribution'
import { clickIds, clickIdsOf } from '#domain/tracking/click-ids'
import { tryParseJson } from '#domain/text/parse-json'
import { readStorage } from '../storage/storage-area'

export interface VisitAttribution {
  readonly attribution: Attribution
  readonly clickIds: Readonly<Record<string, string>>
}

/**
 * Returns how the player came, by earlier visits and by this one (TRK-01). The first attribution stays; of clicks,
 * the last counts.
 */
export const currentAttribution = (): VisitAttribution => {
  const queries = visitQueries()
  return {
    attribution: mergeAttribution(
      attributionOf(tryParseJson(readStorage('local', ATTRIBUTION_KEY))),
      ...queries.map(attributionInQuery),
    ),
    clickIds: Object.fromEntries(
      [clickIdsOf(tryParseJson(readStorage('local', CLICK_IDS_KEY))), ...queries.map(clickIds)].flatMap(
        (ids) => Object.entries(ids),
      ),
    ),
  }
}

/** Returns the click ids in the URL of this visit. */
export const visitClicks = (): Readonly<Record<string, string>> =>
  Object.fromEntries(visitQueries().flatMap((query) => Object.entries(clickIds(query))))

/**
 * Returns the query at the start of the visit and the current one. The browser records the first: this lazy code
 * runs after the app has changed the URL.
 */
const visitQueries = (): readonly string[] => {
  const [began] = performance.getEntriesByType('navigation')
  const [search = ''] = /\?[^#]*/u.exec(began?.name ?? '') ?? []
  return [search, window.location.search]
}
