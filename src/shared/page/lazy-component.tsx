import { type ComponentType, createElement, use } from 'react'
import { CHUNK_FAILURE_TTL_MS } from '#domain/timing'

interface LazyComponent<Props> {
  (props: Props): React.ReactNode
  /** Fetches the chunk before it is needed; after a failure the next call retries. */
  readonly preload: () => Promise<void>
}

const ignore = (): void => undefined

/**
 * Loads a component as a lazy chunk. Rendering it suspends until the chunk is loaded. A failure is cached only for a
 * while; React.lazy would cache it for ever.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  let pending: Promise<ComponentType<Props>> | undefined
  const start = (): Promise<ComponentType<Props>> => {
    pending ??= load().catch((reason: unknown) => {
      setTimeout(() => (pending = undefined), CHUNK_FAILURE_TTL_MS)
      throw reason
    })
    return pending
  }
  const Lazy = (props: Props) => createElement(use(start()), props)
  return Object.assign(Lazy, {
    preload: () => start().then(ignore, ignore),
  })
}
