import { DOCUMENT_COPY_PREFIX, WORKER_PREFIX } from '#deploy/headers'
import { runCommand } from '../lib/run-command'
import { UserError } from '../lib/user-error'
import { readLeftBuilds } from './left-builds'
import { withLock } from './lock'
import type { Machine, SiteSettings } from './machine'
import { buildNumber, MACHINE_USAGE, readMachineOptions } from './options'
import { publish, type Publication } from './publish'

const USAGE = `Return to an earlier build, with the merchant's files as they are now:
  npm run rollback          the build before the running one, of those that the site has run
  npm run rollback -- 41    this build
${MACHINE_USAGE}`

/** These files have the hosts of config.json in their policy, and the paths of the earlier build. */
const CDN_HINT = `Behind a CDN, if config.json has changed since that build: purge ${DOCUMENT_COPY_PREFIX}… and ${WORKER_PREFIX}… (docs/cdn.md).`

/**
 * Switches sites of this machine to an earlier build, as a release does.
 * @param say prints a line for the user
 * @returns the exit code: 1 if there is a user error, which has been printed
 */
export const rollback = (args: readonly string[], say: (line: string) => void): Promise<0 | 1> =>
  runCommand({ name: 'rollback', usage: USAGE, args, say }, async () => {
    const { machine, sites, positionals } = readMachineOptions(args, USAGE)
    const [text, ...others] = positionals
    if (others.length > 0) throw new UserError(USAGE)
    const number = text === undefined ? null : buildNumber(text)
    const settings = await machine.sites(sites)
    await withLock(machine.lock, async () => {
      const publications = settings.map((site) => publicationOf(machine, site, number))
      await publish(machine, await Promise.all(publications), say)
    })
    say(CDN_HINT)
  })

/**
 * Returns what a rollback publishes on a site.
 * @param number of the build; null for the highest one below the running one that the site has run
 * @throws a `UserError` if there is none
 */
export async function publicationOf(
  machine: Machine,
  settings: SiteSettings,
  number: number | null,
): Promise<Publication> {
  const builds = await machine.builds()
  const site = machine.site(settings.name)
  const running = (await site.currentFacts())?.build ?? 0
  const left = await readLeftBuilds(site)
  const wanted = number ?? builds.find((build) => build < running && left.has(build))
  if (wanted !== undefined && builds.includes(wanted)) return { settings, number: wanted }
  const list = builds.length === 0 ? 'none' : builds.join(', ')
  throw new UserError(
    `${settings.name}: there is no ${number === null ? 'earlier build that it has run' : `build ${String(number)}`}. Builds: ${list}`,
  )
}
