import * as v from 'valibot'
import {
  ANNOUNCEMENTS_ENDPOINT,
  BANNERS_ENDPOINT,
  DOMAIN_ROUTE_ENDPOINT,
  GAMES_ENDPOINT,
  MATCHES_ENDPOINT,
  MEMBER_INFO_ENDPOINT,
  POPULAR_ENDPOINT,
  RANK_PROGRESS_ENDPOINT,
  SETTINGS_ENDPOINT,
  STATUS_ENDPOINT,
  VENDORS_ENDPOINT,
} from '#domain/contract/endpoints'
import { HOUR_MS, MINUTE_MS } from '#domain/timing'
import { announcementSchema } from '#domain/contract/announcements/announcements'
import { bannerSchema } from '#domain/contract/announcements/banners'
import { domainRouteSchema } from '#domain/contract/lines/domains'
import { gameSchema, popularSchema } from '#domain/contract/games/games'
import { matchSchema } from '#domain/contract/games/matches'
import { memberInfoSchema, rankProgressSchema } from '#domain/contract/member/members'
import { settingsSchema } from '#domain/contract/settings/settings'
import { statusSchema } from '#domain/contract/lines/status'
import { vendorGroupSchema } from '#domain/contract/games/vendors'
import { lineOrigin } from '#domain/routing/safe-url'
import type { ContentScope } from '#domain/tables/rows'
import { listResource, type Resource, type Scope, singleResource } from './resource'

const ALWAYS = ['start', 'visible', 'online', 'retry', 'timer'] as const
const BY_LANGUAGE = [...ALWAYS, 'language'] as const

const contentScope = ({ merchant, language }: Scope): ContentScope => ({ merchant, language })

/**
 * GET status: the merchant's identity and whether the site is available. It is also the probe of the circuit breaker
 * (R-11).
 */
export const STATUS_RESOURCE = singleResource(
  {
    name: 'status',
    path: STATUS_ENDPOINT,
    table: 'status',
    ttlMs: 5 * MINUTE_MS,
    triggers: ALWAYS,
    isAvailabilityCheck: true,
    isEssential: true,
    query: ({ origin, url }) => ({ device: 'MOBILE', originalDomain: origin, url }),
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
        path: SETTINGS_ENDPOINT,
        table: 'settings',
        ttlMs: 10 * MINUTE_MS,
        triggers: BY_LANGUAGE,
        isEssential: true,
        isNeverEmpty: true,
        feedsIndex: true,
      },
      settingsSchema,
      (settings, { merchant }) => ({ ...settings, merchant }),
    ),
    repair: (lazy, ...answer) => lazy.repairedSettings(...answer),
  } satisfies Resource<'settings'>,
  listResource(
    {
      name: 'vendors',
      path: VENDORS_ENDPOINT,
      table: 'vendors',
      ttlMs: 30 * MINUTE_MS,
      triggers: BY_LANGUAGE,
      isNeverEmpty: true,
      feedsIndex: true,
      query: () => ({ platform: 'html5' }),
    },
    vendorGroupSchema,
    (group) => group.gameClassify,
    (group, scope, position) => ({ ...group, ...contentScope(scope), position }),
  ),
  singleResource(
    {
      name: 'popular',
      path: POPULAR_ENDPOINT,
      table: 'popular',
      by: 'language',
      ttlMs: 30 * MINUTE_MS,
      triggers: BY_LANGUAGE,
      feedsIndex: true,
    },
    popularSchema,
    (gameIds, { merchant, language }) => ({ merchant, language, gameIds }),
  ),
  listResource(
    {
      name: 'games',
      path: GAMES_ENDPOINT,
      table: 'games',
      ttlMs: 30 * MINUTE_MS,
      triggers: BY_LANGUAGE,
      isNeverEmpty: true,
      feedsIndex: true,
      after: ['vendors', 'popular', 'settings'],
      indexes: (rows) => rows,
    },
    gameSchema,
    (game) => game.gameId,
    (game, scope) => ({ ...game, ...contentScope(scope) }),
  ),
  listResource(
    {
      name: 'banners',
      path: BANNERS_ENDPOINT,
      table: 'banners',
      ttlMs: 10 * MINUTE_MS,
      triggers: BY_LANGUAGE,
    },
    bannerSchema,
    (banner) => banner.id,
    (banner, scope, position) => ({ ...banner, ...contentScope(scope), position }),
  ),
  listResource(
    {
      name: 'announcements',
      path: ANNOUNCEMENTS_ENDPOINT,
      table: 'announcements',
      ttlMs: 10 * MINUTE_MS,
      // A member's may differ from a guest's.
      triggers: [...BY_LANGUAGE, 'login'],
      access: 'optional',
      query: () => ({ types: 'PR', platform: 'M', category: 'app_download' }),
    },
    announcementSchema,
    (announcement) => announcement.id,
    (announcement, scope, position) => ({ ...announcement, ...contentScope(scope), position }),
  ),
  listResource(
    {
      name: 'matches',
      path: MATCHES_ENDPOINT,
      table: 'matches',
      ttlMs: 5 * MINUTE_MS,
      triggers: BY_LANGUAGE,
    },
    matchSchema,
    (match) => match.id,
    (match, scope, position) => ({ ...match, ...contentScope(scope), position }),
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

const OF_MEMBER = [...ALWAYS, 'login'] as const

/** GET member info. In a member's tab it is also the probe while the gateway does not respond. */
export const MEMBER_INFO_RESOURCE = singleResource(
  {
    name: 'member',
    path: MEMBER_INFO_ENDPOINT,
    table: 'members',
    by: 'member',
    ttlMs: MINUTE_MS,
    triggers: OF_MEMBER,
    access: 'protected',
  },
  memberInfoSchema,
  (info, { merchant, member }) => ({ ...info, merchant, member }),
)

/** A member's own resources. Each tab syncs them under its own session. */
export const MEMBER_RESOURCES: readonly Resource[] = [
  MEMBER_INFO_RESOURCE,
  singleResource(
    {
      name: 'rankProgress',
      path: RANK_PROGRESS_ENDPOINT,
      table: 'rankProgress',
      by: 'member',
      ttlMs: 10 * MINUTE_MS,
      triggers: OF_MEMBER,
      access: 'protected',
    },
    rankProgressSchema,
    (progress, { merchant, member }) => ({ ...progress, merchant, member }),
  ),
]
