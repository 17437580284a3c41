import { useEffect, useRef } from 'react'
import { restoreSession } from './restore-session'
import { useAppNavigate } from '../../shared/routing/use-app-navigate'

/** Finds out who plays, once, under the router. Draws nothing, and nothing waits for it. */
export const SessionRestorer = () => {
  const go = useAppNavigate()
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  }, [go])
  useEffect(() => restoreSession((to, options) => latest.current(to, options)), [])
  return null
}
