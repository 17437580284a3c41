import { useCallback, useEffect, useRef } from 'react'
import { commands } from '../../../shared/worker/client/commands'

/**
 * Prefetches the key and the code for every account call while the player types.
 * @returns retries what has failed; call it when the player moves on in the form
 */
export const usePrefetchAccounts = (): (() => void) => {
  const hasFailed = useRef(false)
  const prepare = useCallback(async (): Promise<void> => {
    const results = await Promise.all([commands.prepareLogin(), commands.prefetchAccountCommands()])
    hasFailed.current = results.some((result) => !result.ok)
  }, [])
  useEffect(() => void prepare(), [prepare])
  return useCallback(() => {
    if (!hasFailed.current) return
    hasFailed.current = false
    void prepare()
  }, [prepare])
}
