import {
  ANNOUNCEMENTS_ENDPOINT,
  BANNERS_ENDPOINT,
  GAMES_ENDPOINT,
  MATCHES_ENDPOINT,
  POPULAR_ENDPOINT,
  SETTINGS_ENDPOINT,
  STATUS_ENDPOINT,
  VENDORS_ENDPOINT,
} from '#domain/contract/endpoints'

/** What a request needs to know of its page. */
export interface RequestedPage {
  readonly origin: string
  readonly url: string
}

export interface FirstRequest {
  readonly path: string
  readonly query?: (page: RequestedPage) => Readonly<Record<string, string>>
}

/** The merchant's file may have changed since the last visit. */
export const CONFIG_INIT: RequestInit = { cache: 'no-cache' }

/**
 * The requests of a guest's first screen, in the order in which they are sent. Both the engine's resources and the
 * worker's entry, which sends them early on a first visit, take them from here.
 */
export const FIRST_REQUESTS = {
  status: {
    path: STATUS_ENDPOINT,
    query: ({ origin, url }) => ({ device: 'MOBILE', originalDomain: origin, url }),
  },
  settings: { path: SETTINGS_ENDPOINT },
  vendors: { path: VENDORS_ENDPOINT, query: () => ({ platform: 'html5' }) },
  popular: { path: POPULAR_ENDPOINT },
  games: { path: GAMES_ENDPOINT },
  banners: { path: BANNERS_ENDPOINT },
  announcements: {
    path: ANNOUNCEMENTS_ENDPOINT,
    query: () => ({ types: 'PR', platform: 'M', category: 'app_download' }),
  },
  matches: { path: MATCHES_ENDPOINT },
} as const satisfies Readonly<Record<string, FirstRequest>>
