import { type ComponentType, createElement, use } from 'react'
import { LOAD_FAILURE_KEPT_MS } from '#domain/constants/timing'
import { restyle } from './restyle'

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
  let failure: unknown
  const start = (): Promise<ComponentType<Props>> => {
    pending ??= begin().catch((reason: unknown) => {
      failure = reason
      setTimeout(() => (pending = undefined), LOAD_FAILURE_KEPT_MS)
      throw reason
    })
    return pending
  }
  const begin = async (): Promise<ComponentType<Props>> => {
    const styled = restyle(failure)
    // A second try without its style would stand there without its looks. Nobody waits for another one's.
    if (failure) await styled
    return load()
  }
  const Lazy = (props: Props) => createElement(use(start()), props)
  return Object.assign(Lazy, {
    preload: () => start().then(ignore, ignore),
  })
}
