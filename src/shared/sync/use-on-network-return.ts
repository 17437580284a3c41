import { useEffect, useEffectEvent, useRef } from 'react'
import { useConnection } from './use-connection'

/** Calls `onReturn` each time that the connection is back. */
export const useOnNetworkReturn = (onReturn: () => void): void => {
  const { isOffline } = useConnection()
  const wasOffline = useRef(isOffline)
  const call = useEffectEvent(onReturn)
  useEffect(() => {
    const isBack = wasOffline.current && !isOffline
    wasOffline.current = isOffline
    if (isBack) call()
  }, [isOffline])
}
