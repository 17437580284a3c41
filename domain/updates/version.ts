/** The two manifests that announce a new build (S4, UPD-01). */
export const ASSET_MANIFESTS = ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json'] as const

/** Returns the id of the row of `counters` for a manifest. */
export const versionId = (manifest: string): string => `version:${manifest}`

export interface VersionMemory {
  /** Digest of the last manifest, the entry of the page that requested it, and the entry that the manifest names. */
  readonly mark: string
  /** Number of times that the manifest has announced a newer build to a page. */
  readonly count: number
}

interface Seen {
  readonly digest: string
  /** All URLs in the manifest. */
  readonly files: readonly string[]
  /** URL of the entry that the requesting page runs. */
  readonly running: string
}

const SEPARATOR = ' '

/**
 * Returns what to save after a new response of a manifest (UPD-01, UPD-02); null if nothing changes. Another digest
 * means a newer build, unless the page already runs it: a new service worker takes over by itself when the app is
 * closed and opened again.
 */
export const nextManifestState = (
  before: VersionMemory | undefined,
  { digest, files, running }: Seen,
): VersionMemory | null => {
  const mark = [digest, running, files.find((file) => nameOf(file) === nameOf(running))].join(SEPARATOR)
  if (!before) return { mark, count: 0 }
  if (before.mark === mark) return null
  const [earlierDigest, earlierRunning] = before.mark.split(SEPARATOR)
  const isSame = earlierDigest === digest
  const hasMoved = earlierRunning !== running && files.includes(running)
  return { mark, count: before.count + (isSame || hasMoved ? 0 : 1) }
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1)

/**
 * True if a manifest has announced a newer build since `before` (UPD-01). It is none for a page that runs it already,
 * when a page of another build finds it.
 */
export const announcesNewerBuild = (
  before: VersionMemory | undefined,
  now: VersionMemory,
  running: string,
): boolean => {
  const [, finder, entry] = now.mark.split(SEPARATOR)
  return now.count > (before?.count ?? 0) && (finder === running || entry !== running)
}
