import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { UserError } from '../lib/user-error'
import type { ContainerFolders } from './container-folders'

/** The merchant's folders, which are served below /m/. They are linked, so that changes count at once. */
const MERCHANT_FOLDERS = ['texts', 'merchant']

/**
 * Creates the folder that nginx serves under /m/: links to the files of the build and of the merchant. The image itself
 * is read-only. config.json is a copy, because the policy belongs to this text.
 * @param configJson the text of config.json; null for none
 */
export async function linkSite(folders: ContainerFolders, configJson: string | null): Promise<void> {
  const { program, config, work } = folders
  const site = path.join(work, 'm')
  await rm(work, { recursive: true, force: true }) // a restarted container may have the last one's
  await mkdir(site, { recursive: true })
  const build = path.join(program, 'm')
  for (const name of await readdir(build)) await symlink(path.join(build, name), path.join(site, name))
  for (const name of MERCHANT_FOLDERS) await symlink(path.join(config, name), path.join(site, name))
  if (configJson !== null) await writeFile(path.join(site, 'config.json'), configJson)
}

/**
 * Returns the text of a mounted file, or null if there is none.
 * @throws a `UserError` if it is there and cannot be read
 */
export async function readMounted(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw new UserError(
      `${file} cannot be read: ${String(error)}. The container's user is ${String(process.getuid?.())}.`,
    )
  }
}
