import { chmod, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { MERCHANT_PATH } from '#domain/install/apple-icons'

/** Below the folder that is served under /m/. */
const FOLDER = MERCHANT_PATH.replace(/^\/m\//u, '')

/**
 * Replaces the folder at once: the files are written next to it, then moved into place. The old folder exists until
 * then.
 * @returns the folder
 */
export async function writeFolder(out: string, files: ReadonlyMap<string, Uint8Array>): Promise<string> {
  const target = path.join(out, FOLDER)
  const fresh = await mkdtemp(path.join(out, `.${FOLDER}-`))
  const before = `${fresh}-before`
  try {
    await chmod(fresh, 0o755) // a temporary folder is private, and a host has to read this one
    for (const [name, bytes] of files) await writeFile(path.join(fresh, name), bytes)
    const isReplaced = await rename(target, before).then(
      () => true,
      () => false,
    )
    try {
      await rename(fresh, target)
    } catch (error) {
      if (isReplaced) await rename(before, target)
      throw error
    }
    await rm(before, { recursive: true, force: true })
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
  return target
}

export const isFolder = async (place: string): Promise<boolean> =>
  (await stat(place).catch(() => null))?.isDirectory() ?? false
