import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Files that have a `.br` and a `.gz`. */
export const TEXT_FILE = /\.(html|js|css|json|svg|txt|webmanifest)$/

export interface FileSizes {
  /** Bytes. */
  raw: number
  /** Bytes at quality 11; the raw size for non-text files. */
  brotli: number
  /** Bytes at level 9; the raw size for non-text files. */
  gzip: number
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes FILE.br and FILE.gz next to each text file, so that a host does not compress anything. Files are relative to
 * the folder. Returns the sizes of all.
 */
export async function compressFiles(siteDir: string, files: string[]): Promise<Record<string, FileSizes>> {
  const sizes = await Promise.all(
    files.map(async (file) => [file, await compressFile(path.join(siteDir, file))] as const),
  )
  return Object.fromEntries(sizes)
}

async function compressFile(file: string): Promise<FileSizes> {
  const bytes = await readFile(file)
  if (!TEXT_FILE.test(file)) return { raw: bytes.length, brotli: bytes.length, gzip: bytes.length }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  return { raw: bytes.length, brotli: br.length, gzip: gz.length }
}
