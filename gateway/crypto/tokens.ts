import { createHash, randomBytes } from 'node:crypto'

/** Returns an unguessable secret that is safe in headers and URLs. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Hash stored in the database instead of the token, so that a copy of the database is useless. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
