import { digestText } from '#domain/text/row-digest'

/**
 * Returns a digest of the scope in which an ETag is valid (contract.md, Envelope). A gateway may use version numbers
 * as ETags: the same number then means other content in another language or for another member. No member data can be
 * read from the digest.
 */
export const etagScope = (url: string, language: string, member: string): string =>
  String(digestText(JSON.stringify([url, language, member])))

/** Returns the ETag prefixed with its scope: the stored form. */
export const scopedETag = (scope: string, etag: string): string => `${scope} ${etag}`

/** Returns the ETag of a stored text without its scope; undefined if its scope is a different one. */
export const etagFor = (scope: string, stored = ''): string | undefined =>
  stored.startsWith(`${scope} `) ? stored.slice(scope.length + 1) : undefined

/** True if two stored texts have the same scope. */
export const isSameScope = (one: string, other = ''): boolean => one.split(' ')[0] === other.split(' ')[0]
