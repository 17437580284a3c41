import { vi } from 'vitest'

/** From now on the media queries that contain this text match, and the others do as before. */
export const matchMediaFeature = (text: string): void => {
  const native = matchMedia.bind(globalThis)
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes(text) ? Object.defineProperty(native(query), 'matches', { value: true }) : native(query),
  )
}
