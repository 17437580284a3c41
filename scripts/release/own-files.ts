import { lstat, readdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import { ASSETS_PREFIX } from '#deploy/headers'
import { UserError } from '../lib/user-error'
import { copyReadable, isThere } from './readable-files'

const ASSETS = path.basename(ASSETS_PREFIX)

/** Letters of all languages, digits, and signs that mean nothing to a URL or to nginx. */
const NAME = /^[\p{L}\p{N}\p{M} _.,@+~()-]+$/u

/**
 * Copies a merchant's own files to those of a build. Files and folders whose names begin with a dot are left out.
 * @throws a `UserError` for a file that the site could not serve, or a link that leaves the folder
 */
export async function copyOwnFiles(own: string, served: string): Promise<void> {
  if (!(await isThere(own))) return
  const taken = new Set([...(await readdir(served)), ASSETS])
  const twice = (await readdir(own)).filter((name) => taken.has(name))
  if (twice.length > 0)
    throw new UserError(`${own} may not have files of the build. Remove or rename: ${twice.join(', ')}`)
  await checkFolder(own, await realpath(own))
  await copyReadable(own, served, isVisible)
}

/** True for a file that a release has. */
export const isVisible = (name: string): boolean => !name.startsWith('.')

async function checkFolder(folder: string, root: string): Promise<void> {
  for (const name of (await readdir(folder)).filter(isVisible)) {
    const place = path.join(folder, name)
    if (!NAME.test(name))
      throw new UserError(`${place}: use a name of letters, digits, dots, dashes and underscores.`)
    const found = await lstat(place)
    if (found.isSymbolicLink()) await checkLink(place, root)
    else if (found.isDirectory()) await checkFolder(place, root)
    else if (!name.includes('.') || name.endsWith('.html'))
      throw new UserError(
        `${place}: below /m/, names without an ending or with .html are the app's. Rename it.`,
      )
  }
}

/** A release is readable for everyone: a link to a private key would publish it. */
async function checkLink(link: string, root: string): Promise<void> {
  const target = await realpath(link).catch(() => null)
  if (target === null) throw new UserError(`${link} is a link to nothing. Remove it.`)
  if (!target.startsWith(root + path.sep))
    throw new UserError(`${link} is a link to ${target}, outside of the merchant's files. Copy the file.`)
  // A link to a folder could lead to itself.
  if ((await lstat(target)).isDirectory())
    throw new UserError(`${link} is a link to a folder. Copy the folder.`)
}
