import { keptParameters } from './kept-parameters'

const NAMES = ['fbclid', 'gclid', 'ttclid', 'kwaiclid'] as const

/** The ids of clicked ads that came in the address (REG-01, `pixelTrack`). */
export const clickIds = (search: string): Readonly<Record<string, string>> => {
  const kept = keptParameters(search)
  return Object.fromEntries(NAMES.flatMap((name) => (kept[name] ? [[name, kept[name]]] : [])))
}
