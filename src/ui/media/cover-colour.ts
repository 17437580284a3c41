import { COLOUR } from '#domain/text/colour'
import { hashText } from '#domain/text/hash-text'

/**
 * Returns the colour shown before an image has loaded: the operator's if it is valid, else one that is always the
 * same for the same name.
 */
export const coverColour = (colour: string, name: string): string => {
  if (COLOUR.test(colour.trim())) return colour.trim()
  return `hsl(${String(hashText(name, 360))}, 42%, 38%)`
}

/** Returns the placeholder of a missing image: the first letters of two words, or the first letter of any script. */
export const initials = (name: string): string =>
  name
    .split(/\s+/u)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase()
