/** Returns a line's host, with the port if there is one. Isolated, so it keeps its direction in any language. */
export const hostOf = (origin: string): string => `\u2066${new URL(origin).host}\u2069`
