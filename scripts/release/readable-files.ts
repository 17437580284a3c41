import { access, chmod, copyFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { READABLE_FILE, READABLE_FOLDER } from '../lib/readable-modes'

/** Creates folders that nginx's workers can enter, whatever the umask, from `app` down. */
export async function makeFolder(app: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const parts = path.relative(app, folder).split(path.sep)
  for (const [index] of ['', ...parts].entries())
    await chmod(path.join(app, ...parts.slice(0, index)), READABLE_FOLDER)
}

/**
 * Copies a folder so that every user can read it, whatever the umask and the modes of the source. Links are followed. A
 * file that exists in the same size remains: use it only where a name has one content.
 * @param isWanted false for the name of a file or folder to leave out
 */
export async function copyReadable(
  source: string,
  target: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<void> {
  await mkdir(target, { recursive: true })
  await chmod(target, READABLE_FOLDER)
  for (const name of (await readdir(source)).filter(isWanted)) {
    const [from, to] = [path.join(source, name), path.join(target, name)]
    const { size, isFolder } = await statOf(from)
    if (isFolder) await copyReadable(from, to, isWanted)
    else if ((await statOf(to).catch(() => null))?.size !== size) await placeFile(to, from)
    else await chmod(to, READABLE_FILE)
  }
}

/** Puts a copy of a file in place at once: a reader gets the old one or the whole new one. */
export async function placeFile(target: string, source: string): Promise<void> {
  const fresh = `${target}.new`
  await copyFile(source, fresh)
  await chmod(fresh, READABLE_FILE)
  await rename(fresh, target)
}

/** Writes a text in the same way. */
export async function placeText(target: string, text: string): Promise<void> {
  const fresh = `${target}.new`
  await writeFile(fresh, text)
  await chmod(fresh, READABLE_FILE)
  await rename(fresh, target)
}

/** Returns all files of a folder, relative to it; none if there is no such folder. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  if (!(await isThere(folder))) return []
  const names = await readdir(folder, { recursive: true })
  const files = await Promise.all(
    names.map(async (name) => ((await statOf(path.join(folder, name))).isFolder ? [] : [name])),
  )
  return files.flat().sort()
}

export const isThere = (place: string): Promise<boolean> =>
  access(place).then(
    () => true,
    () => false,
  )

/** Returns the folders above a file that other users cannot enter: for nginx's workers it does not exist. */
export async function closedFolders(file: string): Promise<readonly string[]> {
  const closed: string[] = []
  for (let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const { mode } = await stat(folder)
    if ((mode & OTHERS_MAY_ENTER) === 0) closed.push(folder)
  }
  return closed
}

const OTHERS_MAY_ENTER = 0o001

async function statOf(place: string): Promise<{ readonly size: number; readonly isFolder: boolean }> {
  const found = await stat(place)
  return { size: found.size, isFolder: found.isDirectory() }
}

/** Returns null for a file that does not exist or is no JSON. */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return null
  }
}
