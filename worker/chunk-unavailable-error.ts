import type { AppError } from '#domain/errors'

/** A chunk that fails to load is reported as a network error, never thrown. */
export const CHUNK_UNAVAILABLE = { kind: 'network', secure: true } as const satisfies AppError
