import { useEffect, useRef } from 'react'
import { restoreSession } from './restore-session'
import { useAppNavigate } from '../../shared/routing/use-app-navigate'

/** Restores the session once, inside the router. Renders nothing and blocks nothing. */
export const SessionRestorer = () => {
  const go = useAppNavigate()
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  }, [go])
  useEffect(() => restoreSession((to, options) => latest.current(to, options)), [])
  return null
}
