import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { DAY_MS } from '#domain/timing'
import { runCommand } from '../lib/run-command'
import { UserError } from '../lib/user-error'
import { readLeftBuilds } from './left-builds'
import { withLock } from './lock'
import { EARLIER_BUILDS, type Machine } from './machine'
import { MACHINE_USAGE, readMachineOptions } from './options'
import { isThere } from './readable-files'
import { readFacts } from './release-facts'

/** A home-screen app may not be opened for weeks. */
const MIN_DAYS = 30

const USAGE = `Remove builds that no player needs: older than the ${String(EARLIER_BUILDS)} before the running one of each site, and left by every site ${String(MIN_DAYS)} days ago:
  npm run assets:prune
  --dry-run          only print what would be removed
${MACHINE_USAGE.split('\n').slice(1).join('\n')}`

/**
 * Removes builds that no player needs, their assets and their prerendered documents.
 * @param say prints a line for the user
 * @param now epoch ms
 * @returns the exit code: 1 if there is a user error, which has been printed
 */
export const prune = (
  args: readonly string[],
  say: (line: string) => void,
  now = Date.now(),
): Promise<0 | 1> =>
  runCommand({ name: 'assets:prune', usage: USAGE, args, say }, async () => {
    const { machine, positionals, sites, values } = readMachineOptions(args, USAGE, {
      'dry-run': { type: 'boolean' },
    })
    if (positionals.length + sites.length > 0) throw new UserError(USAGE)
    await machine.sites([])
    await withLock(machine.lock, async () => {
      const removed = await removable(machine, now)
      for (const place of removed) {
        say(`${values['dry-run'] === true ? 'Would remove' : 'Removed'} ${place}`)
        if (values['dry-run'] !== true) await rm(place, { recursive: true })
      }
      if (removed.length === 0) say('There is nothing to remove.')
    })
  })

async function removable(machine: Machine, now: number): Promise<readonly string[]> {
  const builds = await machine.builds()
  const outdated = await outdatedBuilds(machine, builds, now)
  const kept = builds.filter((build) => !outdated.includes(build))
  const used = new Set<string>()
  for (const build of kept)
    for (const name of await readdir(path.join(machine.build(build), 'm/assets'))) used.add(name)
  const assets = (await readdir(machine.assets)).filter((name) => !used.has(name))
  const places = assets.map((name) => path.join(machine.assets, name))
  const ages = await Promise.all(places.map(async (place) => now - (await stat(place)).mtimeMs))
  const lobbies = await Promise.all(
    (await machine.sites([])).map(async ({ name }) => {
      const { lobby } = machine.site(name)
      const there = await Promise.all(outdated.map((build) => isThere(lobby(build))))
      return outdated.filter((_, index) => there[index]).map(lobby)
    }),
  )
  return [
    ...places.filter((_, index) => (ages[index] ?? 0) > MIN_DAYS * DAY_MS),
    ...lobbies.flat(),
    ...outdated.map(machine.build),
  ]
}

/**
 * Returns the builds below those that a site may return to, if every site left them long ago. The day on which the next
 * build was added counts as well, for builds without a record.
 */
async function outdatedBuilds(
  machine: Machine,
  builds: readonly number[],
  now: number,
): Promise<readonly number[]> {
  const sites = (await machine.sites([])).map(({ name }) => machine.site(name))
  const running = await Promise.all(sites.map(async (site) => (await site.currentFacts())?.build))
  const left = await Promise.all(sites.map(readLeftBuilds))
  const lowest = Math.min(...running.map((build) => build ?? 0))
  const replacedAt = await Promise.all(
    builds.map(async (_, index) => {
      const next = builds[index - 1]
      return next === undefined ? null : (await readFacts(machine.build(next)))?.at
    }),
  )
  const below = builds.filter((build) => build < lowest).slice(EARLIER_BUILDS)
  return below.filter((build) => {
    const added = replacedAt[builds.indexOf(build)]
    if (typeof added !== 'number') return false
    const at = Math.max(added, ...left.map((times) => times.get(build) ?? 0))
    return now - at > MIN_DAYS * DAY_MS
  })
}
