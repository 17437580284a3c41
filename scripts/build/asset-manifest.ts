import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BASE } from './build-constants'

export const ASSET_MANIFEST = 'asset-manifest.json'

/**
 * Writes asset-manifest.json, `{files: {name: url}}`, by which a running app detects a new build (S4). A name is the
 * file's path without the build's id.
 */
export async function writeAssetManifest(siteDir: string, files: string[], buildId: string): Promise<void> {
  const named: Record<string, string> = {}
  for (const file of [...files].sort())
    named[file.replace(new RegExp(`[-/]${buildId}`, 'u'), '')] = BASE + file
  await writeFile(path.join(siteDir, ASSET_MANIFEST), JSON.stringify({ files: named }, null, 1))
}
