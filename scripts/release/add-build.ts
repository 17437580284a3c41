import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { sourceBuildId } from '../build/build-id'
import { ROOT } from '../lib/ensure-build'
import { run } from '../lib/run'
import { UserError } from '../lib/user-error'
import { storeBuildHeaders } from './build-headers'
import { CHECKSUMS_FILE, supplyChainFolder } from '../supply-chain/write-supply-chain'
import { EARLIER_BUILDS, type Machine } from './machine'
import { copyReadable, isThere, makeFolder, placeText } from './readable-files'
import { factsOf } from './release-facts'

/** Outside of the folder that tests and checks use. */
const OUT = '.cache/release/m'

/**
 * Adds a build to the machine under a number, and its assets to those of the other builds.
 * @param source the folder with the build
 * @returns false if the machine has this build under the number
 * @throws a `UserError` if it has another build under the number, or the number is no new one
 */
export async function addBuild(
  machine: Machine,
  number: number,
  source: string,
  say: (line: string) => void,
): Promise<boolean> {
  const target = machine.build(number)
  const id = await buildIdOf(source)
  if (await hasBuild(machine, number, id)) return false
  const fresh = path.join(path.dirname(target), `.${String(number)}`)
  await rm(fresh, { recursive: true, force: true })
  await makeFolder(machine.app, fresh)
  await makeFolder(machine.app, machine.assets)
  await copyReadable(source, path.join(fresh, 'm'))
  await copyReadable(path.join(source, 'assets'), machine.assets)
  await copyMeta(source, path.join(fresh, 'meta'))
  await storeBuildHeaders(fresh)
  await placeText(factsOf(fresh), JSON.stringify({ build: number, at: Date.now() }))
  await rename(fresh, target)
  say(`Build ${id} is in ${target}.`)
  return true
}

/** Copies what belongs to a build and is not served, if it is there: next to a new build, or as on another machine. */
async function copyMeta(source: string, target: string): Promise<void> {
  for (const meta of [supplyChainFolder(source), path.join(source, '../meta')])
    if (await isThere(path.join(meta, CHECKSUMS_FILE))) {
      await copyReadable(meta, target)
      return
    }
}

/**
 * Builds these sources, with deltas to the last builds, unless the machine has this build under the number. It needs no
 * lock, so that a kill switch or a rollback does not wait for it.
 * @returns the folder with the build
 * @throws a `UserError` if it fails, or the number is no new one
 */
export async function buildFor(machine: Machine, number: number): Promise<string> {
  if (await hasBuild(machine, number, sourceBuildId(ROOT))) return path.join(machine.build(number), 'm')
  const builds = await machine.builds()
  return buildSources(builds.slice(0, EARLIER_BUILDS).map((build) => path.join(machine.build(build), 'm')))
}

/**
 * @returns true if the machine has this build under the number
 * @throws a `UserError` if it has another one, or the number is no new one
 */
async function hasBuild(machine: Machine, number: number, id: string): Promise<boolean> {
  const builds = await machine.builds()
  if (builds.includes(number)) {
    const known = await buildIdOf(path.join(machine.build(number), 'm'))
    if (known === id) return true
    throw new UserError(`${String(number)} is the number of another build, ${known}. Use a new number.`)
  }
  const [newest = 0] = builds
  if (number > newest) return false
  throw new UserError(
    `${String(number)} is no new number: there is ${String(newest)}. For an earlier build: npm run rollback`,
  )
}

async function buildSources(earlier: readonly string[]): Promise<string> {
  const deltas = earlier.flatMap((folder) => ['--earlier', folder])
  const job = { name: 'build', command: 'tsx', args: ['scripts/build.ts', '--out', OUT, ...deltas] }
  const { code, output } = await run(job, { echo: true })
  if (code !== 0) throw new UserError(`The build failed:\n${output}`)
  return path.join(ROOT, OUT)
}

/** Returns the id of a build, which is part of a document's name. */
export async function buildIdOf(folder: string): Promise<string> {
  const names = (await isThere(folder)) ? await readdir(folder) : []
  for (const name of names) {
    const [, id] = /^document-(.+)\.html$/u.exec(name) ?? []
    if (id !== undefined) return id
  }
  throw new UserError(`There is no build in ${folder}: build the app first, npm run build.`)
}
