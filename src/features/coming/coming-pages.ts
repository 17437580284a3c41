import { CHAT_PATH, PROMOTIONS_PATH } from '#domain/constants/routes'
import type { RestKey } from '../../i18n/words'

/** Names the drawing and the words: `coming.NAME.title` and `coming.NAME.text`. */
type TopicOf<Key> = Key extends `coming.${infer Name}.title` ? Name : never
export type ComingTopic = TopicOf<RestKey>

export interface ComingPage {
  readonly path: string
  readonly topic: ComingTopic
}

/** Every route of S2 whose screen is still to come (SHL-07). A screen that comes takes its line away. */
export const COMING_PAGES: readonly ComingPage[] = [
  { path: PROMOTIONS_PATH, topic: 'promotions' },
  { path: CHAT_PATH, topic: 'chat' },
]

/** The page that an address stands for; a slash at its end changes nothing. */
export const comingPageAt = (pathname: string): ComingPage | undefined => {
  const plain = pathname.replace(/\/+$/u, '')
  return COMING_PAGES.find(({ path }) => path === plain)
}
