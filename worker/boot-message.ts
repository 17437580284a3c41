import type { PageFactsMessage } from '#domain/port'

/** True for the message of the document's script. */
export const isBootMessage = (data: unknown): data is PageFactsMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'mc-boot'
