import type { Surroundings } from '#worker/surroundings'

/** A worker whose tab is the only one, on a line that stands. */
export const ALONE: Surroundings = {
  origin: 'https://m.example.com',
  userAgent: 'Mozilla/5.0',
  locks: undefined,
  hasLink: () => true,
  onLink: () => undefined,
  sendTitle: () => undefined,
}
