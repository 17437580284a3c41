import * as v from 'valibot'
import { DOMAIN_ROUTE_ENDPOINT } from '#domain/contract/endpoints'
import { HOUR_MS, MINUTE_MS } from '#domain/timing'
import { announcementSchema } from '#domain/contract/announcements/announcements'
import { bannerSchema } from '#domain/contract/announcements/banners'
import { domainRouteSchema } from '#domain/contract/lines/domains'
import { gameSchema, popularSchema } from '#domain/contract/games/games'
import { matchSchema } from '#domain/contract/games/matches'
import { settingsSchema } from '#domain/contract/settings/settings'
import { statusSchema } from '#domain/contract/lines/status'
import { vendorGroupSchema } from '#domain/contract/games/vendors'
import { lineOrigin } from '#domain/routing/safe-url'
import { packGames } from '#domain/tables/game-buckets'
import { FIRST_REQUESTS } from '../early/first-requests'
import { listResource, type Resource, type Scope, singleResource } from './resource'

export const ALWAYS = ['start', 'visible', 'online', 'retry', 'timer'] as const
const BY_LANGUAGE = [...ALWAYS, 'language'] as const

const inOrder = <Wire>(wires: readonly Wire[], { merchant, language }: Scope) => ({
  rows: wires.map((wire, position) => ({ ...wire, merchant, language, position })),
})

/**
 * GET status: the merchant's identity and whether the site is available. It is also the probe of the circuit breaker
 * (R-11).
 */
export const STATUS_RESOURCE = singleResource(
  {
    name: 'status',
    ...FIRST_REQUESTS.status,
    table: 'status',
    ttlMs: 5 * MINUTE_MS,
    triggers: ALWAYS,
    isAvailabilityCheck: true,
    isEssential: true,
  },
  statusSchema,
  (status, { merchant }) => ({ ...status, merchant }),
)

/** All resources of the first screens, in the order of their requests. */
export const FIRST_SCREEN_RESOURCES: readonly Resource[] = [
  STATUS_RESOURCE,
  {
    ...singleResource(
      {
        name: 'settings',
        ...FIRST_REQUESTS.settings,
        table: 'settings',
        ttlMs: 10 * MINUTE_MS,
        triggers: BY_LANGUAGE,
        isEssential: true,
        isNeverEmpty: true,
      },
      settingsSchema,
      (settings, { merchant }) => ({ ...settings, merchant }),
    ),
    repair: (lazy, ...answer) => lazy.repairedSettings(...answer),
  } satisfies Resource<'settings'>,
  listResource(
    {
      name: 'vendors',
      ...FIRST_REQUESTS.vendors,
      table: 'vendors',
      ttlMs: 30 * MINUTE_MS,
      triggers: BY_LANGUAGE,
      isNeverEmpty: true,
    },
    vendorGroupSchema,
    (group) => group.gameClassify,
    inOrder,
  ),
  singleResource(
    {
      name: 'popular',
      ...FIRST_REQUESTS.popular,
      table: 'popular',
      by: 'language',
      ttlMs: 30 * MINUTE_MS,
      triggers: BY_LANGUAGE,
    },
    popularSchema,
    (gameIds, { merchant, language }) => ({ merchant, language, gameIds }),
  ),
  listResource(
    {
      name: 'games',
      ...FIRST_REQUESTS.games,
      table: 'gameBuckets',
      ttlMs: 30 * MINUTE_MS,
      triggers: BY_LANGUAGE,
      isNeverEmpty: true,
      after: ['vendors', 'popular', 'settings'],
    },
    gameSchema,
    (game) => game.gameId,
    (games, scope) => ({ rows: packGames(scope, games), games }),
  ),
  listResource(
    {
      name: 'banners',
      ...FIRST_REQUESTS.banners,
      table: 'banners',
      ttlMs: 10 * MINUTE_MS,
      triggers: BY_LANGUAGE,
    },
    bannerSchema,
    (banner) => banner.id,
    inOrder,
  ),
  listResource(
    {
      name: 'announcements',
      ...FIRST_REQUESTS.announcements,
      table: 'announcements',
      ttlMs: 10 * MINUTE_MS,
      // A member's may differ from a guest's.
      triggers: [...BY_LANGUAGE, 'login'],
      access: 'optional',
    },
    announcementSchema,
    (announcement) => announcement.id,
    inOrder,
  ),
  listResource(
    {
      name: 'matches',
      ...FIRST_REQUESTS.matches,
      table: 'matches',
      ttlMs: 5 * MINUTE_MS,
      triggers: BY_LANGUAGE,
    },
    matchSchema,
    (match) => match.id,
    inOrder,
  ),
  singleResource(
    {
      name: 'domains',
      path: DOMAIN_ROUTE_ENDPOINT,
      table: 'domains',
      ttlMs: 6 * HOUR_MS,
      triggers: ALWAYS,
      isNeverEmpty: true,
      isLowPriority: true,
    },
    v.pipe(
      domainRouteSchema,
      v.transform(({ domains }) => [
        ...new Set(domains.flatMap(({ domainName }) => lineOrigin(domainName) ?? [])),
      ]),
    ),
    // A list without a usable line never replaces the last good one (LINE-05).
    (origins, { merchant }) => (origins.length > 0 ? { merchant, origins } : null),
  ),
]
