import * as v from 'valibot'
import {
  ANNOUNCEMENTS_PATH,
  BANNERS_PATH,
  DOMAIN_ROUTE_PATH,
  GAMES_PATH,
  POPULAR_PATH,
  SETTINGS_PATH,
  STATUS_PATH,
  VENDORS_PATH,
} from '#domain/constants/endpoints'
import { HOUR_MS, MINUTE_MS } from '#domain/constants/timing'
import { announcementSchema } from '#domain/contract/announcements'
import { bannerSchema } from '#domain/contract/banners'
import { domainRouteSchema } from '#domain/contract/domains'
import { gameSchema, popularSchema } from '#domain/contract/games'
import { settingsSchema } from '#domain/contract/settings'
import { statusSchema } from '#domain/contract/status'
import { vendorGroupSchema } from '#domain/contract/vendors'
import { lineOrigin } from '#domain/rules/url-rule'
import { listResource, type Resource, singleResource } from './resource'

const ALWAYS = ['start', 'visible', 'online', 'retry', 'timer'] as const
const BY_LANGUAGE = [...ALWAYS, 'language'] as const

/** GET status: who the merchant is, and whether it is open. It is also the probe that stands for all. */
export const STATUS = singleResource(
  {
    name: 'status',
    path: STATUS_PATH,
    table: 'status',
    ttlMs: 5 * MINUTE_MS,
    triggers: ALWAYS,
    query: ({ origin, url }) => ({ device: 'MOBILE', originalDomain: origin, url }),
  },
  statusSchema,
  (status, { merchant }) => ({ ...status, merchant }),
)

/** Everything that the first screens show, in the order in which it is asked for. */
export const RESOURCES: readonly Resource[] = [
  STATUS,
  singleResource(
    {
      name: 'settings',
      path: SETTINGS_PATH,
      table: 'settings',
      ttlMs: 10 * MINUTE_MS,
      triggers: ALWAYS,
      isNeverEmpty: true,
      feedsIndex: true,
    },
    settingsSchema,
    (settings, { merchant }) => ({ ...settings, merchant }),
  ),
  listResource(
    {
      name: 'vendors',
      path: VENDORS_PATH,
      table: 'vendors',
      ttlMs: 30 * MINUTE_MS,
      triggers: BY_LANGUAGE,
      isNeverEmpty: true,
      feedsIndex: true,
      query: () => ({ platform: 'html5' }),
    },
    vendorGroupSchema,
    (group) => group.gameClassify,
    (group, scope, position) => ({ ...group, ...scope, position }),
  ),
  singleResource(
    {
      name: 'popular',
      path: POPULAR_PATH,
      table: 'popular',
      byLanguage: true,
      ttlMs: 30 * MINUTE_MS,
      triggers: BY_LANGUAGE,
      feedsIndex: true,
    },
    popularSchema,
    (gameIds, scope) => ({ ...scope, gameIds }),
  ),
  listResource(
    {
      name: 'games',
      path: GAMES_PATH,
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
    (game, scope) => ({ ...game, ...scope }),
  ),
  listResource(
    { name: 'banners', path: BANNERS_PATH, table: 'banners', ttlMs: 10 * MINUTE_MS, triggers: BY_LANGUAGE },
    bannerSchema,
    (banner) => banner.id,
    (banner, scope, position) => ({ ...banner, ...scope, position }),
  ),
  listResource(
    {
      name: 'announcements',
      path: ANNOUNCEMENTS_PATH,
      table: 'announcements',
      ttlMs: 10 * MINUTE_MS,
      triggers: BY_LANGUAGE,
      access: 'optional',
      query: () => ({ types: 'PR', platform: 'M', category: 'app_download' }),
    },
    announcementSchema,
    (announcement) => announcement.id,
    (announcement, scope, position) => ({ ...announcement, ...scope, position }),
  ),
  singleResource(
    {
      name: 'domains',
      path: DOMAIN_ROUTE_PATH,
      table: 'domains',
      ttlMs: 6 * HOUR_MS,
      triggers: ALWAYS,
      isNeverEmpty: true,
    },
    v.pipe(
      domainRouteSchema,
      v.transform(({ domains }) => [
        ...new Set(domains.flatMap(({ domainName }) => lineOrigin(domainName) ?? [])),
      ]),
    ),
    // A list without one usable line loses nothing of the last good one (LINE-05).
    (origins, { merchant }) => (origins.length > 0 ? { merchant, origins } : null),
  ),
]
