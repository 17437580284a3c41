/** The two manifests that tell of a new build (S4, UPD-01). */
export const ASSET_MANIFESTS = ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json'] as const

/** The row of `counters` that remembers a manifest. */
export const versionId = (manifest: string): string => `version:${manifest}`

interface VersionMemory {
  /** Digest of the manifest as it last came, and the entry of the page that asked. */
  readonly mark: string
  /** How often a page has learnt from it that a newer build than its own is out. */
  readonly count: number
}

interface Seen {
  readonly digest: string
  /** Every address that the manifest names. */
  readonly files: readonly string[]
  /** The address of the entry that the asking page runs. */
  readonly running: string
}

const SEPARATOR = ' '

/**
 * What to remember of a manifest after it has come again (UPD-01, UPD-02); null where nothing changes. Another digest
 * tells of a newer build, unless the player has come to that build since: a new service worker takes over by itself when
 * the app is closed and opened again.
 */
export const nextManifestState = (
  before: VersionMemory | undefined,
  { digest, files, running }: Seen,
): VersionMemory | null => {
  const mark = digest + SEPARATOR + running
  if (!before) return { mark, count: 0 }
  if (before.mark === mark) return null
  const [earlierDigest, earlierRunning] = before.mark.split(SEPARATOR)
  const isSame = earlierDigest === digest
  const hasMoved = earlierRunning !== running && files.includes(running)
  return { mark, count: before.count + (isSame || hasMoved ? 0 : 1) }
}
