import type { ImageRules } from '#domain/image-rules'
import type { LanguageCode } from '#domain/language/languages'
import { parseMerchantTexts, textsPath, textsRowId } from '#domain/language/merchant-texts'
import { siteUnavailability } from '#domain/lines/site-availability'
import { HOME_PATH } from '#domain/routing/routes'
import type { ResourceName } from '#domain/tables/resources'
import { fetchMerchantTexts } from '#worker/commands/language/fetch-merchant-texts'
import { connectParts } from '#worker/connect-parts'
import { createParts, type WorkerParts } from '#worker/create-parts'
import { memoryTables } from '../src/shared/worker/query/page-tables'

const TIMEOUT_MS = 30_000 // as long as one request of the app may take

/** Resources that a guest's home screen shows. */
const SHOWN: readonly ResourceName[] = [
  'status',
  'settings',
  'vendors',
  'popular',
  'games',
  'banners',
  'announcements',
  'matches',
]

interface Guest {
  readonly merchant: string
  /** The title of config.json; '' if it has none. */
  readonly title: string
  readonly imageRules: ImageRules
  /** The merchant's own texts in this language, by key; not checked. */
  readonly texts: ReadonlyMap<string, unknown>
}

/**
 * Requests what a guest's app requests on a first visit, with the worker's own code and schemas. The rows are in
 * `memoryTables` afterwards, where the screens read them.
 * @param origin of the app's host, as in `https://m.example.com`
 * @throws if the merchant is closed, or if a resource of the home screen does not arrive within 30 s
 */
export const fetchGuestRows = async (origin: string, language: LanguageCode): Promise<Guest> => {
  let title = ''
  const parts = createParts({
    early: new Map(),
    origin,
    userAgent: 'lobby-prerender',
    locks: undefined,
    isOnline: () => true,
    onOnline: () => undefined,
    sendTitle: (sent) => {
      title = sent
    },
  })
  parts.events.on('rows', (changes) => {
    for (const change of changes) memoryTables.apply(change)
  })
  const arrived = waitForResources(parts)
  connectParts(parts)
  parts.facts.update({ language, url: origin + HOME_PATH })
  await arrived
  const { merchant } = parts.facts.current
  const closing = siteUnavailability(await memoryTables.get('status', merchant))
  if (closing) throw new Error(`The merchant is closed: ${closing}`)
  await parts.config.settled
  return {
    merchant,
    title,
    imageRules: parts.config.current.images,
    texts: await fetchTexts(parts, language),
  }
}

const fetchTexts = async (
  { store }: WorkerParts,
  language: LanguageCode,
): Promise<ReadonlyMap<string, unknown>> => {
  const path = textsPath((await store.get('config', 'config'))?.json, language)
  if (path === '') return new Map()
  const fetched = await fetchMerchantTexts({ store }, language, path)
  if (!fetched.ok) throw new Error(`The merchant’s texts of ${path} do not arrive: ${fetched.error.kind}`)
  return parseMerchantTexts((await store.get('config', textsRowId(language)))?.json ?? '') ?? new Map()
}

const waitForResources = ({ events }: WorkerParts): Promise<void> => {
  const missing = new Map<ResourceName, string>(SHOWN.map((name) => [name, 'no answer']))
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const reasons = [...missing].map(([name, reason]) => `${name} (${reason})`)
      reject(new Error(`Missing after ${String(TIMEOUT_MS / 1000)} s: ${reasons.join(', ')}`))
    }, TIMEOUT_MS)
    events.on('resource-synced', ({ name }, result) => {
      if (result.ok) missing.delete(name)
      else if (missing.has(name)) missing.set(name, result.error.kind)
      if (missing.size > 0) return
      clearTimeout(timer)
      resolve()
    })
  })
}
