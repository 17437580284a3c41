import { useCallback, useEffect, useRef } from 'react'
import { accountCommands } from '../../../shared/worker/client/account-commands'
import { commands } from '../../../shared/worker/client/worker-client'

/**
 * Fetches key and code of every account call while the player types.
 * @returns tries once more what has failed; to be called when the player goes on in the form
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
