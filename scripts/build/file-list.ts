import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { getManifest } from 'workbox-build'
import { assetFolder } from './build-constants'

const LARGEST_FILE = 1_000_000 // bytes, raw: workbox silently omits larger files
const DIGEST_BYTES = 12 // as in sw/file-list.ts

/**
 * Writes the list of a built site's files (sw/file-list.ts) into the folder of the build. All paths are relative to the
 * site.
 * @param shell the files that an offline start needs
 * @returns the subresource integrity of the list
 */
export async function writeFileList(
  siteDir: string,
  buildId: string,
  shell: readonly string[],
): Promise<string> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: siteDir,
    globPatterns: ['{document-*.html,assets/**}'],
    maximumFileSizeToCacheInBytes: LARGEST_FILE,
  })
  // The development server has no files to list.
  if (shell.length > 0 && warnings.length > 0) throw new Error(warnings.join('\n'))
  const nameOf = (file: string): string => file.replace(buildId, '*')
  const digests: Record<string, string> = {}
  for (const file of manifestEntries.map(({ url }) => url).sort())
    digests[nameOf(file)] = sha256(await readFile(path.join(siteDir, file))).toString(
      'base64',
      0,
      DIGEST_BYTES,
    )
  const missing = shell.filter((file) => !(nameOf(file) in digests))
  if (missing.length > 0) throw new Error(`The site does not have ${missing.join(', ')}`)
  const text = JSON.stringify({ shell: shell.map(nameOf), digests })
  await writeFile(path.join(siteDir, assetFolder(buildId), 'files.json'), text)
  return `sha256-${sha256(Buffer.from(text)).toString('base64')}`
}

export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()
