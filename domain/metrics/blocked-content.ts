/** Directives of the page's policy that a browser reports to the page; `other` for any other. */
export const CSP_DIRECTIVES = [
  'base-uri',
  'connect-src',
  'font-src',
  'form-action',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
  'other',
] as const

/** What a policy has blocked. A host is never named: it may be one that the player has visited. */
export const BLOCKED_CONTENT = [
  'inline',
  'eval',
  'trusted-types',
  'data',
  'blob',
  'own-host',
  'other-host',
] as const

export interface Violation {
  readonly directive: (typeof CSP_DIRECTIVES)[number]
  readonly blocked: (typeof BLOCKED_CONTENT)[number]
}

/**
 * Returns the part of a violation that is reported.
 * @param blockedUrl `blockedURI` of the event: a keyword, a scheme or a URL
 * @param origin of the page
 */
export const classifyViolation = (directive: string, blockedUrl: string, origin: string): Violation => ({
  directive: CSP_DIRECTIVES.find((each) => each === directive) ?? 'other',
  blocked: blockedContent(blockedUrl, origin),
})

const blockedContent = (url: string, origin: string): Violation['blocked'] => {
  if (url.startsWith('trusted-types')) return 'trusted-types'
  if (url.endsWith('eval')) return 'eval'
  if (url === 'inline') return url
  if (url === origin || url.startsWith(`${origin}/`)) return 'own-host'
  return (['data', 'blob'] as const).find((scheme) => url.split(':', 1)[0] === scheme) ?? 'other-host'
}
