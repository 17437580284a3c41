import type { ACTIVITY_REDIRECTS } from '#domain/contract/announcements/announcements'
import type { Localised } from '#gateway/db/localised'

type ActivityRedirect = (typeof ACTIVITY_REDIRECTS)[number]

export interface AnnouncementSeed {
  readonly id: string
  readonly title: Localised
  /** HTML; `{picture:ART}` is replaced by the URL of a banner's image in the language. */
  readonly content: Localised
  readonly promotionType: 'PROMOTION' | 'NOTICE'
  /** A: members, B: guests, F: members at their first login. */
  readonly execution: 'A' | 'B' | 'F'
  readonly categoryId: 'welcome' | 'weekly' | 'club' | 'house'
  readonly audience?: 'app_download'
  readonly startedDaysAgo: number
  readonly lastsDays?: number
  /** The banner whose image it shows. */
  readonly art?: string
  readonly isPopup?: boolean
  readonly redirect?: ActivityRedirect
  readonly externalLink?: string
}
