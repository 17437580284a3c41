import { useCallback, useEffect, useRef } from 'react'
import { accountCommands } from '../../../shared/worker/client/account-commands'
import { commands } from '../../../shared/worker/client/worker-client'

/**
 * Prefetches the key and the code for every account call while the player types.
 * @returns retries what has failed; call it when the player moves on in the form
 */
export const usePrefetchAccounts = (): (() => void) => {
  const hasFailed = useRef(false)
  const prepare = useCallback(async (): Promise<void> => {
    const results = await Promise.all([commands.prepareLogin(), accountCommands.prepareAccounts()])
    hasFailed.current = results.some((result) => !result.ok)
  }, [])
  useEffect(() => void prepare(), [prepare])
  return useCallback(() => {
    if (!hasFailed.current) return
    hasFailed.current = false
    void prepare()
  }, [prepare])
}
