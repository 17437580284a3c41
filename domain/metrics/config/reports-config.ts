import { isLocalPath } from '../../routing/local-path'
import { ownEntries } from '../../text/own-entries'
import { tryParseJson } from '../../text/parse-json'

/** `reports` of config.json: field metrics are sent (docs/field-metrics.md). */
export interface ReportsConfig {
  /** Path on this host, with no query. */
  readonly url: string
  /** Share of the visitors who report, above 0 and at most 1. */
  readonly sampleRate: number
}

const MAX_PATH = 200 // characters; far more than a path needs

/**
 * Returns `reports` of config.json; null without it, and for any wrong value: nobody reports by a mistake.
 * @param json text of config.json as the worker stores it; undefined if there is none
 */
export const reportsConfig = (json: string | undefined): ReportsConfig | null => {
  const fields = ownEntries(ownEntries(tryParseJson(json)).get('reports'))
  const url = fields.get('url')
  const sampleRate = fields.get('sampleRate') ?? 1
  const isUsable = typeof url === 'string' && url.length <= MAX_PATH && !/[?#]/u.test(url) && isLocalPath(url)
  if (!isUsable || typeof sampleRate !== 'number') return null
  return sampleRate > 0 && sampleRate <= 1 ? { url, sampleRate } : null
}
