import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BundledPackage } from '../build/bundled-packages'
import { readLock } from '../dependencies/check-lock'

/** A bundled package with what the lock file says about it. */
export interface LockedBundledPackage extends BundledPackage {
  /** Subresource integrity of the package's archive, as in `sha512-…`. */
  readonly integrity: string
  /** The bundled packages whose code it may import. */
  readonly needs: readonly BundledPackage[]
}

const MODULES = '/node_modules/'

/**
 * Adds what the lock file says about each package.
 * @throws if the lock file has another version than the build, or none
 */
export async function readLockedPackages(
  packages: readonly BundledPackage[],
): Promise<readonly LockedBundledPackage[]> {
  const locks = new Map<string, ReturnType<typeof readLock>>()
  const byFolder = new Map(packages.map((each) => [each.folder, each]))
  const locked: LockedBundledPackage[] = []
  for (const each of packages) {
    const root = each.folder.slice(0, each.folder.indexOf(MODULES))
    const lock = locks.get(root) ?? (await readLockOf(root))
    locks.set(root, lock)
    const entry = lock.packages.find(({ path: place }) => `${root}/${place}` === each.folder)
    if (entry?.version !== each.version)
      throw new Error(
        `${each.name} ${each.version} is in the build, but not in package-lock.json: run "npm ci" first`,
      )
    const needs = Object.keys(entry.dependencies).flatMap(
      (name) => findPackage(byFolder, each.folder, name) ?? [],
    )
    locked.push({ ...each, integrity: entry.integrity, needs })
  }
  return locked
}

async function readLockOf(root: string): Promise<ReturnType<typeof readLock>> {
  return readLock(JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')))
}

/** Looks a name up as Node does: in the package's own node_modules, then in those of the folders above. */
function findPackage(
  byFolder: ReadonlyMap<string, BundledPackage>,
  folder: string,
  name: string,
): BundledPackage | undefined {
  const found = byFolder.get(`${folder}${MODULES}${name}`)
  const above = folder.lastIndexOf(MODULES)
  return found ?? (above < 0 ? undefined : findPackage(byFolder, folder.slice(0, above), name))
}
