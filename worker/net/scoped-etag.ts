import { digestText } from '#domain/text/row-digest'

/**
 * Returns the digest of what an ETag is valid for (contract.md, Envelope). A gateway may use version numbers as ETags:
 * the same one then stands for other content in another language or for another member. Nothing of a member is readable.
 */
export const etagScope = (url: string, language: string, member: string): string =>
  String(digestText(JSON.stringify([url, language, member])))

/** Returns the ETag with its scope before it: the form in which it is stored. */
export const scopedETag = (scope: string, etag: string): string => `${scope} ${etag}`

/** Returns the ETag of a stored text, without its scope; undefined where it belongs to another one. */
export const etagFor = (scope: string, stored = ''): string | undefined =>
  stored.startsWith(`${scope} `) ? stored.slice(scope.length + 1) : undefined

/** True if two stored texts have one scope. */
export const isSameScope = (one: string, other = ''): boolean => one.split(' ')[0] === other.split(' ')[0]
