import { TITLE_KEY } from '#domain/storage-keys'
import type { TitleMessage } from '#domain/port'
import { readStorage, writeStorage } from '../shared/storage/storage-area'

const isTitleMessage = (data: unknown): data is TitleMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'mc-title'

/** Returns the merchant's title of the last visit; '' where none is stored. */
export const storedTitle = (): string => readStorage('local', TITLE_KEY) ?? ''

/**
 * Stores the title of config.json when the worker has read it, for the next visit. Shows it on a first visit, where
 * nothing else is known of the merchant yet (LNG-01).
 * @param product the name at the end of every title
 */
export const onConfiguredTitle = (data: unknown, product: string, show: (title: string) => void): void => {
  if (!isTitleMessage(data)) return
  const isFirstVisit = storedTitle() === ''
  writeStorage('local', TITLE_KEY, data.title)
  if (!isFirstVisit) return
  document.title = document.title.replace(product, () => data.title)
  show(data.title)
}
