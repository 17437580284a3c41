import { copyFile, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import path from 'node:path'
import { UserError } from '../lib/user-error'
import type { ContainerFolders } from './container-folders'

/**
 * Adds the build's assets to the mounted volume, where those of earlier builds stay for players who have their pages
 * open. A file of an equal name and size is there already: names contain the build's id or a digest. Each file
 * appears whole, so that several containers may start at once.
 * @returns the folder that has the assets as `m/assets/`; null if no volume is mounted
 * @throws a `UserError` if the volume cannot be written
 */
export async function addAssets(folders: ContainerFolders): Promise<string | null> {
  const { program, assets, work, mounts } = folders
  if (!isMountPoint(assets, await readFile(mounts, 'utf8'))) return null
  const own = path.join(program, 'm/assets')
  try {
    for (const entry of await readdir(own, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const source = path.join(entry.parentPath, entry.name)
      await addFile(source, path.join(assets, path.relative(own, source)))
    }
  } catch (error) {
    throw new UserError(
      `The volume ${assets} cannot be written by user ${String(process.getuid?.())}: ${String(error)}. Make it writable, or mount none.`,
    )
  }
  const shared = path.join(work, 'shared')
  await mkdir(path.join(shared, 'm'), { recursive: true })
  await symlink(assets, path.join(shared, 'm/assets'))
  return shared
}

async function addFile(source: string, target: string): Promise<void> {
  const [{ size }, existing] = await Promise.all([stat(source), stat(target).catch(() => null)])
  if (existing?.size === size) return
  await mkdir(path.dirname(target), { recursive: true })
  const staged = `${target}.${crypto.randomUUID()}.part`
  try {
    await copyFile(source, staged)
    await rename(staged, target)
  } catch (error) {
    await rm(staged, { force: true })
    throw error
  }
}

/** @param mountinfo the text of /proc/self/mountinfo, in which the fifth word of a line is the place */
const isMountPoint = (folder: string, mountinfo: string): boolean =>
  mountinfo.split('\n').some((line) => line.split(' ')[4] === folder)
