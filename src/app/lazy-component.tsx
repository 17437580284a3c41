import { type ComponentType, createElement, use } from 'react'

/** A refused chunk is asked for again after this pause; React.lazy would remember the refusal for ever. */
const FAILURE_KEPT_MS = 3_000

interface LazyComponent<Props> {
  (props: Props): React.ReactNode
  /** Fetches the chunk before it is needed; a failure waits for the next asking. */
  readonly preload: () => Promise<void>
}

/** A component in a chunk of its own. Drawing it suspends until the chunk is there. */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  let pending: Promise<ComponentType<Props>> | undefined
  const start = (): Promise<ComponentType<Props>> => {
    pending ??= load().catch((reason: unknown) => {
      setTimeout(() => (pending = undefined), FAILURE_KEPT_MS)
      throw reason
    })
    return pending
  }
  const Lazy = (props: Props) => createElement(use(start()), props)
  return Object.assign(Lazy, {
    preload: () =>
      start().then(
        () => undefined,
        () => undefined,
      ),
  })
}
