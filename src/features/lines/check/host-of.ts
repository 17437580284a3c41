/** A line as people know it: its host, with the port where it has one. It keeps its direction in any language. */
export const hostOf = (origin: string): string => `\u2066${new URL(origin).host}\u2069`
