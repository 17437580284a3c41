import { distance } from 'fastest-levenshtein'

/** How many letters of a name may differ. Two exchanged letters are two. */
export type Tolerance = (name: string) => number

/** For a place with a fixed set of names: any other name is a mistake. */
export const inFixedSet: Tolerance = ({ length }) => Math.min(2, Math.floor(length / 2))

/** For a place with names of others: a short name may well be another one. */
export const amongOthers: Tolerance = ({ length }) => (length > 5 ? 2 : length > 3 ? 1 : 0)

/** Returns the known name that a misspelt one is meant to be; null if none is nearest. */
export const nearestName = (
  name: string,
  known: Iterable<string>,
  tolerance: Tolerance = inFixedSet,
): string | null => {
  let nearest: string | null = null
  let least = Infinity
  for (const each of known) {
    const changes = distance(lettersOf(name), lettersOf(each))
    if (changes > tolerance(each) || changes > least) continue
    nearest = changes < least ? each : null // of two names at the same distance either may be meant
    least = changes
  }
  return nearest
}

/** `image_cdns` and `imageCDNs` are one name. */
const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/gu, '')
