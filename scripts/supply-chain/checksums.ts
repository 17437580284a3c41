import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sha256 } from '../build/file-list'

/**
 * Returns the SHA-256 of each file of a build, compressed copies and deltas included, in the format of `sha256sum`.
 * @param files relative to the build
 */
export async function checksumsOf(siteDir: string, files: readonly string[]): Promise<string> {
  const lineOf = async (file: string): Promise<string> =>
    `${sha256(await readFile(path.join(siteDir, file))).toString('hex')}  ${file}\n`
  return (await Promise.all([...files].sort().map(lineOf))).join('')
}
