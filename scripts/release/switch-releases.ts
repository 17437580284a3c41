import { readFile, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { UserError } from '../lib/user-error'
import { HTTP_CONF } from './check-staged'
import { findProblem } from './find-problem'
import { noteLeftBuild } from './left-builds'
import { localGet } from './local-get'
import type { Machine } from './machine'
import type { NginxProcess } from './nginx-process'
import type { Candidate } from './prepare-release'
import { placeFile, placeText } from './readable-files'
import type { SiteFolder } from './site-folder'

/** nginx's old workers may accept connections for a moment after a reload. */
const RELOAD_MS = 10_000
const LOOK_MS = 100

/**
 * Makes releases the running ones, all at once, and checks that nginx serves them.
 * @param reloadMs how long to wait for nginx to serve them
 * @returns false if no nginx is running: its next start serves them
 * @throws a `UserError`; then the earlier releases run as before
 */
export async function switchReleases(
  machine: Machine,
  nginx: NginxProcess,
  candidates: readonly Candidate[],
  reloadMs = RELOAD_MS,
): Promise<boolean> {
  const before = await Promise.all(candidates.map(({ site }) => site.currentRelease()))
  const httpConf = await readFile(machine.httpConf, 'utf8').catch(() => null)
  let isReloaded = false
  try {
    await placeFile(machine.httpConf, HTTP_CONF)
    for (const { site, folder, number } of candidates) {
      await noteLeftBuild(site, number)
      await linkCurrent(site, folder)
    }
    await nginx.test()
    isReloaded = await nginx.reload()
    if (isReloaded) await Promise.all(candidates.map((each) => waitUntilServed(each, reloadMs)))
    return isReloaded
  } catch (error) {
    for (const [index, { site }] of candidates.entries()) await linkCurrent(site, before[index] ?? null)
    if (httpConf !== null) await placeText(machine.httpConf, httpConf)
    if (isReloaded) await nginx.reload()
    throw error
  }
}

/** Replaces the link at once; removes it if there is no release. */
async function linkCurrent(site: SiteFolder, folder: string | null): Promise<void> {
  const fresh = `${site.current}.new`
  await rm(fresh, { force: true })
  if (folder === null) {
    await rm(site.current, { force: true })
    return
  }
  await symlink(path.relative(site.folder, folder), fresh)
  await rename(fresh, site.current)
}

async function waitUntilServed(candidate: Candidate, reloadMs: number): Promise<void> {
  const { hosts, httpsPort, name } = candidate.settings
  const [host = ''] = hosts
  const get = localGet({ port: httpsPort, host, isTls: true })
  const until = Date.now() + reloadMs
  for (;;) {
    const problem = await findProblem(get, candidate).catch((error: unknown) => String(error))
    if (problem === null) return
    if (Date.now() > until)
      throw new UserError(
        `${name}: after the reload, nginx does not serve the release: ${problem}\nThe earlier one is back.`,
      )
    await pause(LOOK_MS)
  }
}
