import type { ResourceName } from '#domain/tables/resources'
import type { TranslationKey } from '../../../i18n/translation-types'

/** Labels of the resources for players, in the order of their importance to them. */
export const RESOURCE_LABELS = {
  games: 'nav.games',
  popular: 'lobby.popular',
  vendors: 'lobby.vendors',
  banners: 'connection.of.banners',
  announcements: 'marquee.label',
  matches: 'matches.title',
  latestWins: 'wins.title',
  promotionCategories: 'connection.of.categories',
  member: 'member.account',
  rankProgress: 'member.progress',
  benefits: 'member.benefits',
  availablePromotions: 'promotions.title',
  rewards: 'member.rewards',
  missions: 'missions.title',
  mall: 'member.market',
  depositSettings: 'member.deposit',
  withdrawAccounts: 'member.withdraw',
  unreadCount: 'nav.chat',
  customerServiceScript: 'lines.service',
  countries: 'connection.of.countries',
  downloadBanners: 'connection.of.downloads',
  downloadSettings: 'connection.of.downloadRules',
  domains: 'connection.lines',
  settings: 'settings.title',
  status: 'connection.of.status',
} as const satisfies Readonly<Record<ResourceName, TranslationKey>>

const isName = (name: string): name is ResourceName => name in RESOURCE_LABELS

export const RESOURCE_NAMES: readonly ResourceName[] = Object.keys(RESOURCE_LABELS).filter(isName)
