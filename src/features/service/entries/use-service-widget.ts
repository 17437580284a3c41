import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { SERVICE_SCRIPT_DELAY_MS } from '#domain/chat/chat-timing'
import type { CsType } from '#domain/contract/service/customer-service'
import type { CustomerServiceScript } from '#domain/contract/install/downloads'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { useConnection } from '../../../shared/sync/use-connection'
import { pageState } from '../../../shared/page/page-state'
import { loadServiceScript } from './load-service-script'
import { openWidget, stopWidgetUpdates } from './opened-widget'
import { hasWidget } from './service-widgets'

/** `none` if the merchant has no widget, or it is not loaded yet. */
type WidgetState = 'none' | 'ready' | 'failed'

interface ServiceDeskWidget {
  readonly state: WidgetState
  /** Kind of the merchant's script; undefined if there is none with a widget on our page. */
  readonly csType: CsType | undefined
  /** Returns the tap handler of an entry of this kind; undefined if the entry is a plain link. */
  readonly openFor: (csType: CsType) => (() => void) | undefined
}

/**
 * The provider's widget while customer service is on the screen (CSV-05). Its script is requested after 500 ms. When
 * the widget opens, it gets the visitor at once, and again after 1 s and 3 s, because a slow widget misses the
 * first.
 */
export const useServiceWidget = (): ServiceDeskWidget => {
  const { script, state } = useScript()
  useEffect(() => stopWidgetUpdates, [])
  return {
    state,
    csType: script && hasWidget(script.csType) ? script.csType : undefined,
    openFor: (csType) =>
      state === 'ready' && script?.csType === csType ? () => openWidget(csType) : undefined,
  }
}

/** Result of loading one script. */
interface Outcome {
  readonly src: string
  readonly csType: string
  readonly state: WidgetState
}

/** Not requested while offline. If it did not load, it is requested again when the connection changes. */
const useScript = () => {
  const script = useScriptAnswer()
  const { state: connection, isOffline, isKnown } = useConnection()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { src, csType } = script ?? {}
  // The result of another script does not count.
  const state = outcome?.src === src && outcome?.csType === csType ? (outcome?.state ?? 'none') : 'none'
  const isReady = state === 'ready'
  useEffect(() => {
    if (isReady || isOffline || !isKnown) return undefined
    if (src === undefined || csType === undefined || !hasWidget(csType)) return undefined
    let isOver = false
    const timer = setTimeout(() => {
      void loadServiceScript(src, csType).then((isThere) => {
        if (!isOver) setOutcome({ src, csType, state: isThere ? 'ready' : 'failed' })
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
  return useLiveQuery(
    async (read) => {
      const row = await read.get('contentAnswers', [merchant, language, 'customerServiceScript'])
      return row && 'csType' in row.value ? row.value : undefined
    },
    [],
    'customerServiceScript',
  ).data
}
