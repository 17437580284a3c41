import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { runCommand } from '../lib/run-command'
import { UserError } from '../lib/user-error'
import { localGet } from './local-get'
import { withLock } from './lock'
import type { Machine, SiteSettings } from './machine'
import { MACHINE_USAGE, readMachineOptions } from './options'
import { isThere, placeText } from './readable-files'
import { placeKillSwitch, placeServiceWorker } from './service-worker-file'

const USAGE = `Remove the service worker from players' devices, if it does harm (docs/updates.md):
  npm run kill-switch -- on     /m/sw.js is the kill switch, in every release until it is lifted
  npm run kill-switch -- off    /m/sw.js is that of the running build again
${MACHINE_USAGE}`

const SERVICE_WORKER = '/m/sw.js'

/**
 * Sets or lifts the kill switch of sites of this machine. nginx serves the change at once, without a reload.
 * @param say prints a line for the user
 * @returns the exit code: 1 if there is a user error, which has been printed
 */
export const killSwitch = (args: readonly string[], say: (line: string) => void): Promise<0 | 1> =>
  runCommand({ name: 'kill-switch', usage: USAGE, args, say }, async () => {
    const { machine, sites, positionals } = readMachineOptions(args, USAGE)
    const [state, ...others] = positionals
    if ((state !== 'on' && state !== 'off') || others.length > 0) throw new UserError(USAGE)
    const settings = await machine.sites(sites)
    await withLock(machine.lock, async () => {
      const isSet = await forEach(settings, say, (site) => setKillSwitch(machine, site, state === 'on', say))
      const isChecked = await forEach(settings, say, (site) => checkServed(machine, site, say))
      if (!isSet || !isChecked) throw new UserError(`Not every site has the kill switch ${state}: see above.`)
    })
  })

/** Goes on after a site that fails: the others still need the switch. @returns false if one has failed */
async function forEach(
  sites: readonly SiteSettings[],
  say: (line: string) => void,
  action: (site: SiteSettings) => Promise<void>,
): Promise<boolean> {
  let isWhole = true
  for (const site of sites)
    try {
      await action(site)
    } catch (error) {
      isWhole = false
      say(`${site.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  return isWhole
}

async function setKillSwitch(
  machine: Machine,
  settings: SiteSettings,
  isOn: boolean,
  say: (line: string) => void,
): Promise<void> {
  const site = machine.site(settings.name)
  const [release, facts] = [await site.currentRelease(), await site.currentFacts()]
  if (release === null || facts === null) {
    say(`${settings.name}: it has no release yet, so it is skipped.`)
    return
  }
  const served = path.join(release, 'm')
  if (isOn) {
    await placeText(site.killSwitch, `${new Date().toISOString()}\n`)
    await placeKillSwitch(served)
  } else {
    await placeServiceWorker(served, path.join(machine.build(facts.build), 'm'))
    await rm(site.killSwitch, { force: true })
  }
}

async function checkServed(
  machine: Machine,
  settings: SiteSettings,
  say: (line: string) => void,
): Promise<void> {
  const site = machine.site(settings.name)
  if ((await site.currentFacts()) === null) return
  const wanted = await readFile(path.join(site.current, 'm/sw.js'))
  if (!(await servesEverywhere(settings, wanted)))
    throw new UserError(
      `nginx does not serve the file of the release. Is it running, with ${site.serverBlocks}?`,
    )
  say(`${settings.name}: the kill switch is ${(await isThere(site.killSwitch)) ? 'on' : 'off'}.`)
}

async function servesEverywhere({ hosts, httpsPort }: SiteSettings, wanted: Buffer): Promise<boolean> {
  const get = localGet({ port: httpsPort, host: hosts[0] ?? '', isTls: true })
  for (const encoding of ['identity', 'gzip', 'br']) {
    const response = await get(SERVICE_WORKER, encoding).catch(() => null)
    if (response?.status !== 200 || !response.body.equals(wanted)) return false
  }
  return true
}
