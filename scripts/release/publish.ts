import { rm } from 'node:fs/promises'
import { UserError } from '../lib/user-error'
import { checkStaged } from './check-staged'
import type { Machine, SiteSettings } from './machine'
import { mainDirectives, NginxProcess } from './nginx-process'
import { type Candidate, prepareRelease } from './prepare-release'
import type { SiteFolder } from './site-folder'
import { switchReleases } from './switch-releases'

/** Releases of a site that stay, for nginx's workers of before. */
const RELEASES_KEPT = 5

/** A site, and the number of the build that it gets. */
export interface Publication {
  readonly settings: SiteSettings
  readonly number: number
}

/**
 * Writes, checks and switches releases of sites: all of them or none.
 * @throws a `UserError`; then the earlier releases run as before
 */
export async function publish(
  machine: Machine,
  publications: readonly Publication[],
  say: (line: string) => void,
): Promise<void> {
  const nginx = nginxOf(publications)
  const directives = mainDirectives(await nginx.test())
  const candidates: Candidate[] = []
  try {
    for (const { settings, number } of publications)
      candidates.push(await prepareRelease(machine, settings, number, say))
    await checkStaged(candidates, directives, say)
    const isRunning = await switchReleases(machine, nginx, candidates)
    for (const { settings, number } of candidates)
      say(`${settings.name}: build ${String(number)} is ${isRunning ? 'live' : 'current'}.`)
    if (!isRunning) say('No nginx is running. Start it: systemctl start nginx')
  } catch (error) {
    for (const { folder } of candidates) await rm(folder, { recursive: true, force: true })
    if (error instanceof UserError) throw new UserError(`${error.message}\nNothing has changed for players.`)
    throw error
  }
  for (const { site } of candidates) await removeOldReleases(site, say)
}

/** Removes all releases of a site but the last ones. After the switch, an error may not look like one of the release. */
export async function removeOldReleases(
  site: SiteFolder,
  say: (line: string) => void,
  remove = (folder: string): Promise<void> => rm(folder, { recursive: true }),
): Promise<void> {
  for (const old of (await site.releaseNumbers()).slice(RELEASES_KEPT)) {
    const folder = site.release(old)
    await remove(folder).catch((error: unknown) => {
      say(`${folder} cannot be removed. Remove it yourself: ${String(error)}`)
    })
  }
}

function nginxOf(publications: readonly Publication[]): NginxProcess {
  const [first = '', ...others] = new Set(publications.map(({ settings }) => settings.nginx))
  if (others.length > 0)
    throw new UserError('These sites belong to more than one nginx: name the sites of one, --site NAME')
  return new NginxProcess(first)
}
