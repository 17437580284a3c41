import type { ContentScope } from './rows'

/** What the gateway delivers and the tables keep a copy of. */
export type ResourceName =
  'status' | 'settings' | 'domains' | 'games' | 'popular' | 'vendors' | 'banners' | 'announcements'

const PER_MERCHANT: ReadonlySet<ResourceName> = new Set(['status', 'settings', 'domains'])

/** The key of a resource's syncState, freshness and digests: `NAME|MERCHANT|LANGUAGE|MEMBER`. */
export const syncKey = (name: ResourceName, scope: ContentScope): string =>
  `${name}|${scope.merchant}|${PER_MERCHANT.has(name) ? '' : scope.language}|`
