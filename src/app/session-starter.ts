import { useEffect, useRef } from 'react'
import { useGo } from './use-go'

const RETRY_MS = 5_000 // in the shell once the service worker is there; before that the network may be away

/** Finds out who plays, once, under the router. Draws nothing, and nothing waits for it. */
export const SessionStarter = () => {
  const go = useGo()
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  }, [go])
  useEffect(() => {
    let stop: () => void = () => undefined
    const start = (): void => {
      import('./session-start').then(
        ({ startOfSession }) => {
          stop = startOfSession((to, options) => latest.current(to, options))
        },
        () => {
          const timer = setTimeout(start, RETRY_MS)
          stop = () => clearTimeout(timer)
        },
      )
    }
    start()
    return () => stop()
  }, [])
  return null
}
