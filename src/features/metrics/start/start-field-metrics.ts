import { reportsConfig, type ReportsConfig } from '#domain/metrics/config/reports-config'
import { UPDATE_CACHE } from '#domain/metrics/update-record'
import type { DatabaseReader } from '#domain/tables/reader'
import { isDoNotTrackOn } from '../../../shared/tracking/is-do-not-track-on'
import { subscribeQuery } from '../../../shared/worker/query/subscribe-query'
import { isInSample } from './is-in-sample'

let isStarted = false

const readReportsConfig = async (read: DatabaseReader): Promise<ReportsConfig | null> =>
  reportsConfig((await read.get('config', 'config'))?.json)

const start = async ({ url }: ReportsConfig): Promise<void> => {
  isStarted = true
  try {
    ;(await import('../collect/collect-field-metrics')).collectFieldMetrics(url)
  } catch {
    isStarted = false // without the chunk, at the next change of config.json
  }
}

/**
 * Loads the code of the field metrics if config.json has `reports`, the device is in the sample, and the browser sends
 * neither Do Not Track nor Global Privacy Control (MET-02). Otherwise nothing is loaded, stored or sent, and what the
 * metrics have stored of updates is deleted.
 */
export const startFieldMetrics = (): void =>
  subscribeQuery(readReportsConfig, (config) => {
    if (isStarted) return
    if (config && !isDoNotTrackOn() && isInSample(config.sampleRate)) void start(config)
    // Else the service worker would go on recording updates.
    else if ('caches' in window) void caches.delete(UPDATE_CACHE).catch(() => undefined)
  })
