import { type ComponentType, createElement, use } from 'react'
import { CHUNK_FAILURE_TTL_MS } from '#domain/timing'

interface LazyComponent<Props> {
  (props: Props): React.ReactNode
  /** Fetches the chunk before it is needed; a failure waits for the next asking. */
  readonly preload: () => Promise<void>
}

const ignore = (): void => undefined

/**
 * A component in a chunk of its own. Drawing it suspends until the chunk is there. A refusal is remembered for a while
 * only; React.lazy would remember it for ever.
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
