import { useEffect, useState } from 'react'
import { commands } from '../../../shared/worker/client/commands'

interface SavedLogin {
  /** Username that the worker has a saved password for. The page never gets the password. */
  readonly name: string | null
  readonly forget: () => void
}

/** Returns the remembered login's name (LOG-07). @param onFound called with the name once it is known */
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
    // Runs once, when the form opens: later it would overwrite what is being typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return { name, forget: () => setName(null) }
}
