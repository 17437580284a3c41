import { useEffect, useState } from 'react'
import { commands } from '../../../shared/worker/client/worker-client'

interface SavedLogin {
  /** The name that the worker keeps a password for; the password itself never comes here. */
  readonly name: string | null
  readonly forget: () => void
}

/** Whose login is remembered (LOG-07). @param onFound gets the name once it is known */
export const useSavedLogin = (onFound: (name: string) => void): SavedLogin => {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    void commands.savedLogin().then((result) => {
      if (isGone || !result.ok || result.value === null) return
      setName(result.value)
      onFound(result.value)
    })
    return () => {
      isGone = true
    }
    // Once, when the form opens: later it would take away what is being typed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return { name, forget: () => setName(null) }
}
