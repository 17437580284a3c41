import { useCallback, useEffect, useRef } from 'react'
import { commands } from '../../app/worker-client'

/** Fetches key and code of a login while the player types; what failed is tried once more at the answer's call. */
export const useLoginAhead = (): (() => void) => {
  const hasFailed = useRef(false)
  const prepare = useCallback(async (): Promise<void> => {
    const result = await commands.prepareLogin()
    hasFailed.current = !result.ok
  }, [])
  useEffect(() => void prepare(), [prepare])
  return useCallback(() => {
    if (!hasFailed.current) return
    hasFailed.current = false
    void prepare()
  }, [prepare])
}
