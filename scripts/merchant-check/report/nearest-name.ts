import { distance } from 'fastest-levenshtein'

const MAX_DISTANCE = 2 // a missing letter, or two exchanged ones

/** Returns the known name that a misspelt one is meant to be; null if none is near. */
export const nearestName = (name: string, known: Iterable<string>): string | null => {
  let nearest: string | null = null
  let least = Infinity
  for (const each of known) {
    const changes = distance(lettersOf(name), lettersOf(each))
    if (changes < least && changes <= Math.min(MAX_DISTANCE, Math.floor(each.length / 2)))
      [nearest, least] = [each, changes]
  }
  return nearest
}

/** `image_cdns` and `imageCDNs` are one name. */
const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/gu, '')
