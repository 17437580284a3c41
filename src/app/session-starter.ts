import { useEffect, useRef } from 'react'
import { startOfSession } from './session-start'
import { useGo } from './use-go'

/** Finds out who plays, once, under the router. Draws nothing, and nothing waits for it. */
export const SessionStarter = () => {
  const go = useGo()
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  }, [go])
  useEffect(() => startOfSession((to, options) => latest.current(to, options)), [])
  return null
}
