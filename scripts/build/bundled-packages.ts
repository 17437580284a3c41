import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'
import * as v from 'valibot'

/** A third-party package with code in a build. */
export interface BundledPackage {
  readonly name: string
  readonly version: string
  /** As in its package.json. */
  readonly license: string
  /** Empty if it has none. */
  readonly homepage: string
  /** Its folder on the disk. */
  readonly folder: string
}

const packageFile = v.object({
  name: v.string(),
  version: v.string(),
  license: v.string(),
  homepage: v.optional(v.string(), ''),
})

const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/u

/** Modules without a file: small functions that the bundler adds from its own package. */
const FROM_BUNDLER = /^\0(?:rolldown\/|@oxc-project\+runtime@)/u
const BUNDLER_FOLDER = path.dirname(createRequire(import.meta.url).resolve('rolldown/package.json'))

/** Collects the modules of a bundle in the set that all bundles of one build share. */
export const collectModulesPlugin = (modules: Set<string> | undefined): Plugin => ({
  name: 'lobby:modules',
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type === 'chunk') for (const id of output.moduleIds) modules?.add(id)
    }
  },
})

/** Returns the packages of these modules, by name; a package with two versions counts as two. */
export async function bundledPackages(modules: Iterable<string>): Promise<readonly BundledPackage[]> {
  const folders = [...modules].flatMap((id) => folderOf(id) ?? [])
  const packages = await Promise.all([...new Set(folders)].map(describe))
  return packages.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
}

function folderOf(id: string): string | undefined {
  const file = FROM_BUNDLER.test(id) ? path.join(BUNDLER_FOLDER, 'package.json') : id
  return PACKAGE_FOLDER.exec(file.split(path.sep).join('/'))?.[0]
}

async function describe(folder: string): Promise<BundledPackage> {
  const json: unknown = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  return { ...v.parse(packageFile, json), folder }
}

const nameOf = ({ name, version }: BundledPackage): string => `${name} ${version}`
