import { rm } from 'node:fs/promises'
import path from 'node:path'
import { runCommand } from '../lib/run-command'
import { UserError } from '../lib/user-error'
import { addBuild, buildFor } from './add-build'
import { withLock } from './lock'
import type { Machine, SiteSettings } from './machine'
import { buildNumber, MACHINE_USAGE, readMachineOptions } from './options'
import { publish } from './publish'

const USAGE = `Release a build, or a change of the merchant's files:
  npm run release -- 43              builds these sources as number 43 and switches to them
  npm run release -- --config-only   the running build, with the files of sites/NAME/m as they are now
  --dist DIR         a folder with a build, in place of building
  --no-switch        only adds the build and its assets: on several hosts, or to prerender before the switch
${MACHINE_USAGE}`

/**
 * Releases a build on sites of this machine. Each step before the switch leaves the running release as it is.
 * @param say prints a line for the user
 * @returns the exit code: 1 if there is a user error, which has been printed
 */
export const release = (args: readonly string[], say: (line: string) => void): Promise<0 | 1> =>
  runCommand({ name: 'release', usage: USAGE, args, say }, async () => {
    const { machine, sites, positionals, values } = readMachineOptions(args, USAGE, {
      dist: { type: 'string' },
      'config-only': { type: 'boolean' },
      'no-switch': { type: 'boolean' },
    })
    const isConfigOnly = values['config-only'] === true
    const [number, ...others] = positionals
    const isSwitch = values['no-switch'] !== true
    const isUnclear = isConfigOnly !== (number === undefined) || (isConfigOnly && !isSwitch)
    if (others.length > 0 || isUnclear) throw new UserError(USAGE)
    const settings = await machine.sites(sites)
    const build = number === undefined ? null : buildNumber(number)
    const dist = typeof values.dist === 'string' ? path.resolve(values.dist) : null
    const source = build === null ? '' : (dist ?? (await buildFor(machine, build)))
    await withLock(machine.lock, async () => {
      if (build === null) await releaseFiles(machine, settings, say)
      else if (isSwitch) await releaseBuild(machine, settings, build, source, say)
      else await addBuild(machine, build, source, say)
    })
    if (!isSwitch) {
      const same = args.filter((arg) => arg !== '--no-switch').map(shellWord)
      say(`To switch to it: npm run release -- ${same.join(' ')}`)
      return
    }
    for (const { hosts } of settings)
      say(`Check it from outside: npm run merchant:check -- https://${hosts[0] ?? ''}`)
  })

const shellWord = (text: string): string =>
  /^[\w@%+=:,./-]+$/u.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`

async function releaseBuild(
  machine: Machine,
  sites: readonly SiteSettings[],
  number: number,
  source: string,
  say: (line: string) => void,
): Promise<void> {
  const isNew = await addBuild(machine, number, source, say)
  try {
    await publish(
      machine,
      sites.map((settings) => ({ settings, number })),
      say,
    )
  } catch (error) {
    // The number stays free for the repaired build.
    if (isNew) await rm(machine.build(number), { recursive: true })
    throw error
  }
}

async function releaseFiles(
  machine: Machine,
  sites: readonly SiteSettings[],
  say: (line: string) => void,
): Promise<void> {
  const publications = sites.map(async (settings) => {
    const facts = await machine.site(settings.name).currentFacts()
    if (facts === null)
      throw new UserError(`${settings.name} has no release yet: npm run release -- 1 --site ${settings.name}`)
    return { settings, number: facts.build }
  })
  await publish(machine, await Promise.all(publications), say)
}
