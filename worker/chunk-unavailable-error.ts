import type { AppError } from '#domain/errors'

/** What a chunk that cannot be had is to whoever needs it: a network that does not answer. Never an exception. */
export const CHUNK_UNAVAILABLE = { kind: 'network', secure: true } as const satisfies AppError
