import { createHash, randomBytes } from 'node:crypto'

/** A secret that nobody guesses, safe in headers and addresses. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database holds instead of a token, so that a copy of it opens nothing. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
