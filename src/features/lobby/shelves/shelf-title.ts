import type { LobbyShelf } from '#domain/tables/rows'
import type { FirstKey, Translate } from '../../../i18n/translation-types'

type ClassKey = Extract<FirstKey, `class.${string}`>

/** The eight classes of games that we have texts for, such as `class.RNG`. A short pattern: it is in the first load. */
const isClassKey = (key: string): key is ClassKey => /\.(E?(LOTT|SPORTS)|RNG|LIVE|PVP|FISH)$/.test(key)

/**
 * Returns the merchant's title of a group. A class of games without a titled group has its code as title: it gets
 * our text.
 */
export const shelfTitle = (t: Translate, { id, title }: Pick<LobbyShelf, 'id' | 'title'>): string => {
  const key = `class.${id}`
  return title === id && isClassKey(key) ? t(key) : title
}
