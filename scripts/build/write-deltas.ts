import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressUsingDict, createCCtx, freeCCtx, init } from '@bokuweb/zstd-wasm'
import { deltaOf, dictionaryPattern } from '#deploy/deltas'
import { BASE } from './build-constants'
import type { FileSizes } from './compress-files'
import { sha256 } from './file-list'

const LEVEL = 22 // the highest
/** Begins a stream that names its dictionary (RFC 9842, section 5): a skippable frame of 32 bytes. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])
/** A host stores only deltas that save a tenth of the brotli file. */
const MOST_OF_BROTLI = 0.9
/** As many as a host keeps the assets of (docs/deploying.md). */
const MAX_EARLIER_BUILDS = 3

/**
 * Writes a delta for each file that an earlier build has with other bytes, next to the file (deploy/deltas.ts).
 * @param files sizes of the site's files by name
 * @param earlier folders of whole earlier builds
 * @returns the number of deltas
 * @throws if a folder has no build
 */
export async function writeDeltas(
  siteDir: string,
  files: Readonly<Record<string, FileSizes>>,
  earlier: readonly string[],
): Promise<number> {
  if (earlier.length > MAX_EARLIER_BUILDS) throw new Error(`At most ${MAX_EARLIER_BUILDS} earlier builds`)
  if (earlier.length > 0) await init()
  const written = new Set<string>()
  for (const folder of earlier) {
    const dictionaries = await dictionariesIn(folder)
    for (const [file, { brotli }] of Object.entries(files)) {
      const source = dictionaries.get(dictionaryPattern(BASE + file) ?? '')
      if (source === undefined) continue
      const [dictionary, bytes] = await Promise.all([readFile(source), readFile(path.join(siteDir, file))])
      if (dictionary.equals(bytes)) continue
      const digest = sha256(dictionary)
      const target = path.join(siteDir, deltaOf(file, digest.toString('base64')))
      if (written.has(target)) continue
      const delta = Buffer.concat([MAGIC, digest, compress(bytes, dictionary)])
      if (delta.length > brotli * MOST_OF_BROTLI) continue
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, delta)
      written.add(target)
    }
  }
  return written.size
}

/** The files of a build by the pattern of those that they are dictionaries for. */
async function dictionariesIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
    const pattern = dictionaryPattern(BASE + name.split(path.sep).join('/'))
    if (pattern !== undefined) found.set(pattern, path.join(folder, name))
  }
  if (found.size === 0) throw new Error(`There is no build in ${folder}`)
  return found
}

function compress(bytes: Uint8Array, dictionary: Uint8Array): Uint8Array {
  const context = createCCtx()
  try {
    return compressUsingDict(context, bytes, dictionary, LEVEL)
  } finally {
    freeCCtx(context)
  }
}
