/** Effective types of the Network Information API; `unknown` where a browser has none, as Safari. */
export const CONNECTION_CLASSES = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const

export type ConnectionClass = (typeof CONNECTION_CLASSES)[number]

/** @param effectiveType `navigator.connection.effectiveType` */
export const connectionClass = (effectiveType: string | undefined): ConnectionClass =>
  CONNECTION_CLASSES.find((each) => each === effectiveType) ?? 'unknown'
