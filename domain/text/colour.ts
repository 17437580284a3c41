/** Colours as operators write them; nothing that could hold another property or an address. */
export const COLOUR = /^(?:#(?:[\da-f]{3}|[\da-f]{6})|(?:rgb|hsl)\([\d\s.,%/deg-]+\))$/iu
