/**
 * Id of this build, the same in document and service worker. It is in the document only: a chunk with it would change
 * with every build (docs/decisions/updates-cost-what-changed.md).
 */
export const buildId = (): string => window.mcBoot?.buildId ?? ''

/** Version of the product, from package.json. */
export const appVersion = (): string => window.mcBoot?.appVersion ?? ''
