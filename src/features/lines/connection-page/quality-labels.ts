import type { LineQuality } from '#domain/lines/line-quality'
import type { RestKey } from '../../../i18n/translation-types'

export const QUALITY_LABELS = {
  good: 'connection.good',
  fair: 'connection.fair',
  slow: 'connection.slow',
  silent: 'connection.noAnswer',
} as const satisfies Readonly<Record<LineQuality, RestKey>>
