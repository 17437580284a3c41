import * as v from 'valibot'
import { announcementSchema } from '#domain/contract/announcements/announcements'
import { bannerSchema } from '#domain/contract/announcements/banners'
import { benefitSchema } from '#domain/contract/member/benefits'
import { countriesSchema } from '#domain/contract/accounts/countries'
import { domainRouteSchema } from '#domain/contract/lines/domains'
import {
  customerServiceScriptSchema,
  downloadBannerSchema,
  downloadSettingsSchema,
} from '#domain/contract/install/downloads'
import { gameSchema, popularSchema } from '#domain/contract/games/games'
import { winSchema } from '#domain/contract/games/latest-wins'
import { matchSchema } from '#domain/contract/games/matches'
import { promotionCategorySchema } from '#domain/contract/announcements/promotion-categories'
import { hasLatestWins } from '#domain/lobby/latest-wins'
import { repairSettings } from '#domain/contract/settings/repair-settings'
import { statusSchema } from '#domain/contract/lines/status'
import { vendorGroupSchema } from '#domain/contract/games/vendors'
import type { ResourceName } from '#domain/tables/resources'
import type { Resource } from '#worker/sync/resource'
import { FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'
import { ON_DEMAND_RESOURCES } from '#worker/sync/on-demand-resources'

/** Structure of a call's value: a list of rows, one value, or an object whose entries are rows. */
interface Shape {
  readonly kind: 'list' | 'value' | 'entries'
  readonly schema: v.GenericSchema
}

const list = (schema: v.GenericSchema): Shape => ({ kind: 'list', schema })
const value = (schema: v.GenericSchema): Shape => ({ kind: 'value', schema })

/** As the app parses them: check-settings.ts finds single invalid fields. */
const repairedSettings = v.pipe(
  v.unknown(),
  v.check((settings) => repairSettings(settings) !== null),
  v.transform((settings) => repairSettings(settings)?.settings),
)

const SHAPES: Readonly<Partial<Record<ResourceName, Shape>>> = {
  status: value(statusSchema),
  settings: value(repairedSettings),
  domains: value(domainRouteSchema),
  vendors: list(vendorGroupSchema),
  popular: value(popularSchema),
  games: list(gameSchema),
  banners: list(bannerSchema),
  announcements: list(announcementSchema),
  matches: list(matchSchema),
  countries: value(countriesSchema),
  promotionCategories: list(promotionCategorySchema),
  downloadBanners: list(downloadBannerSchema),
  downloadSettings: { kind: 'entries', schema: downloadSettingsSchema },
  customerServiceScript: value(customerServiceScriptSchema),
  benefits: list(benefitSchema),
  latestWins: list(winSchema),
}

/** Without these a screen is empty; without the others it lacks a part. */
const SCREENS: ReadonlySet<ResourceName> = new Set([
  'status',
  'settings',
  'vendors',
  'games',
  'announcements',
  'countries',
])

/** A sync call of the app, as the worker declares it, and what is known about its value. */
export interface GuestCall {
  readonly resource: Resource
  readonly shape: Shape
  readonly isNeeded: boolean
}

/**
 * Returns all calls that a guest's app makes by itself, in its order, status and settings first.
 * @param configJson text of config.json, which switches some of them on
 */
export const guestCalls = (configJson: string): readonly GuestCall[] =>
  [...FIRST_SCREEN_RESOURCES, ...ON_DEMAND_RESOURCES]
    .filter(({ name }) => name !== 'latestWins' || hasLatestWins(configJson))
    .map((resource) => {
      const shape = SHAPES[resource.name]
      if (!shape) throw new Error(`There is no shape of ${resource.name}: guest-calls.ts`)
      return { resource, shape, isNeeded: SCREENS.has(resource.name) }
    })
