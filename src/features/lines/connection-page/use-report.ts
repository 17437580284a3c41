import { useSnapshot } from 'valtio'
import type { LineRow } from '#domain/tables/worker-rows'
import { connectionReport } from '#domain/lines/connection-report'
import { useLiveQuery } from '../../../shared/worker/query/use-live-query'
import { appVersion, buildId } from '../../../shared/page/build-facts'
import { pageState } from '../../../shared/page/page-state'
import { useOutbox } from './use-outbox'
import { useStorage } from './use-storage'
import type { Update } from './use-updates'

/** Returns the report for support, with the state at the time of the call. */
export const useReport = (lines: readonly LineRow[], updates: readonly Update[]): (() => string) => {
  const { merchant, language, storage } = useSnapshot(pageState)
  const outbox = useOutbox()
  const usage = useStorage() ?? null
  const { data: connection } = useLiveQuery((read) => read.get('connection', 'gateway'))
  return () =>
    connectionReport({
      now: Date.now(),
      version: appVersion(),
      build: buildId(),
      merchant,
      language,
      userAgent: navigator.userAgent,
      origin: window.location.origin,
      storage,
      usage,
      connection,
      lines,
      resources: updates,
      outbox,
    })
}
