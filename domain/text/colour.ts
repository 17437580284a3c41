/** Colours as operators write them; excludes anything that could contain another property or a URL. */
export const COLOUR = /^(?:#(?:[\da-f]{3}|[\da-f]{6})|(?:rgb|hsl)\([\d\s.,%/deg-]+\))$/iu
