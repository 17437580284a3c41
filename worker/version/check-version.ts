import * as v from 'valibot'
import { assetManifestSchema } from '#domain/contract/updates/asset-manifest'
import type { AppError } from '#domain/errors'
import { ok, type Result } from '#domain/result'
import { digestText } from '#domain/text/row-digest'
import { ASSET_MANIFESTS, nextManifestState, versionId } from '#domain/updates/version'
import { saveCounter } from '../commands/save-counter'
import type { PageFactsStore } from '../page-facts-store'
import { fetchTextFile } from '../net/fetch-text'
import type { Store } from '../store/store'

interface Dependencies {
  readonly store: Store
  readonly facts: PageFactsStore
}

/**
 * Checks for a newer build (S4, UPD-01). A digest of each manifest is saved separately in the table `counters`, where
 * every open page sees changes. A manifest that is missing or invalid keeps its last digest (UPD-02).
 * @param running URL of the entry script that the page runs
 */
export const checkForNewBuild = async (
  dependencies: Dependencies,
  running: string,
): Promise<Result<null, AppError>> => {
  await Promise.all(ASSET_MANIFESTS.map((manifest) => checkManifest(dependencies, manifest, running)))
  return ok(null)
}

const checkManifest = async (
  dependencies: Dependencies,
  manifest: string,
  running: string,
): Promise<void> => {
  // A timestamp in the URL bypasses all caches (S4).
  const file = await fetchTextFile(`${manifest}?t=${Date.now()}`, { cache: 'no-store', credentials: 'omit' })
  const files = file?.status === 200 ? filesOf(file.text) : null
  const { merchant } = dependencies.facts.current
  if (!file || !files || merchant === '') return
  const id = versionId(manifest)
  const before = await dependencies.store.get('counters', [merchant, id])
  const next = nextManifestState(before, { digest: digestText(file.text).toString(36), files, running })
  if (next) await saveCounter(dependencies, { id, until: 0, ...next })
}

const filesOf = (text: string): readonly string[] | null => {
  try {
    const parsed = v.safeParse(assetManifestSchema, JSON.parse(text))
    return parsed.success ? Object.values(parsed.output.files) : null
  } catch {
    return null
  }
}
