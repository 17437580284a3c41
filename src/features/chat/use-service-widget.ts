import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { SERVICE_REBIND_MS, SERVICE_SCRIPT_DELAY_MS } from '#domain/constants/chat-timing'
import type { ServiceKind } from '#domain/contract/customer-service'
import type { CustomerServiceScript } from '#domain/contract/downloads'
import { chatLanguage } from '#domain/rules/chat-language'
import { useLive } from '../../app/live'
import { useConnection } from '../../app/use-connection'
import { pageState } from '../../state/page-state'
import { useMember } from '../../state/session-state'
import { loadServiceScript } from './load-service-script'
import { findWidget, hasWidget } from './service-widgets'

/** `none` where the merchant has no window of a provider, or it is not there yet. */
type WidgetState = 'none' | 'ready' | 'failed'

interface ServiceDeskWidget {
  readonly state: WidgetState
  /** Whose script the merchant has; undefined where there is none whose window opens on our page. */
  readonly csType: ServiceKind | undefined
  /** What a tap on an entry of this kind does in place of following its link; undefined where it is a link. */
  readonly openFor: (csType: ServiceKind) => (() => void) | undefined
}

/**
 * The provider's window while customer service is on the screen (CSV-05): its script is asked for after 500 ms, and who
 * writes is told to it when it opens, and again after 1 s and 3 s, as a window that starts late has not heard before.
 */
export const useServiceWidget = (): ServiceDeskWidget => {
  const { script, state } = useScript()
  const { language } = useSnapshot(pageState)
  const name = useMember()?.userName ?? ''
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const stop = (): void => timers.current.splice(0).forEach(clearTimeout)
  useEffect(() => stop, [])

  const open = (csType: ServiceKind): void => {
    stop()
    const bind = (): void => findWidget(csType)?.bind({ name, language: chatLanguage(language) })
    bind()
    findWidget(csType)?.open()
    timers.current = SERVICE_REBIND_MS.map((ms) => setTimeout(bind, ms))
  }
  return {
    state,
    csType: script && hasWidget(script.csType) ? script.csType : undefined,
    openFor: (csType) => (state === 'ready' && script?.csType === csType ? () => open(csType) : undefined),
  }
}

/** Not asked for offline; one that did not come is asked for again when the connection changes. */
const useScript = () => {
  const script = useScriptAnswer()
  const { state: connection, isOffline, isKnown } = useConnection()
  const [state, setState] = useState<WidgetState>('none')
  const { src, csType } = script ?? {}
  const isReady = state === 'ready'
  useEffect(() => {
    if (isReady || isOffline || !isKnown) return undefined
    if (src === undefined || csType === undefined || !hasWidget(csType)) return undefined
    let isOver = false
    const timer = setTimeout(() => {
      void loadServiceScript(src, csType).then((isThere) => {
        if (!isOver) setState(isThere ? 'ready' : 'failed')
      })
    }, SERVICE_SCRIPT_DELAY_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [src, csType, isReady, isOffline, isKnown, connection])
  return { script, state }
}

const useScriptAnswer = (): CustomerServiceScript | undefined => {
  const { merchant, language } = useSnapshot(pageState)
  return useLive(
    async (read) => {
      const row = await read.get('contentAnswers', [merchant, language, 'customerServiceScript'])
      return row && 'csType' in row.value ? row.value : undefined
    },
    [],
    'customerServiceScript',
  ).data
}
