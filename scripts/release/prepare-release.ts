import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { HeaderRule } from '#deploy/headers'
import { accessLogOf } from '#deploy/nginx-site'
import { nginxConfigOf } from '../deploy-nginx/nginx-config'
import { readBuildHeaders } from './build-headers'
import type { Machine, SiteSettings } from './machine'
import { copyOwnFiles } from './own-files'
import { copyReadable, isThere, makeFolder, placeFile, placeText } from './readable-files'
import { factsOf } from './release-facts'
import { placeKillSwitch } from './service-worker-file'
import type { SiteFolder } from './site-folder'

const ASSETS = 'assets'
const CONFIG = 'config.json'

/** A release of a site that nothing serves yet. */
export interface Candidate {
  readonly settings: SiteSettings
  readonly site: SiteFolder
  /** Such as `/srv/app/sites/harbour/releases/7`: the documents of the build and the merchant's files as `m/`. */
  readonly folder: string
  /** The folder of the whole build, `/srv/app/builds/43/m`. */
  readonly build: string
  readonly number: number
  /** The part of the server block that serves it. */
  readonly appConf: string
  readonly rules: readonly HeaderRule[]
}

/**
 * Writes a release of a site: a build with the merchant's files as they are now, and the policy of both.
 * @throws a `UserError`; then nothing remains of it
 */
export async function prepareRelease(
  machine: Machine,
  settings: SiteSettings,
  number: number,
  say: (line: string) => void,
): Promise<Candidate> {
  const site = machine.site(settings.name)
  const [newest = 0] = await site.releaseNumbers()
  const folder = site.release(newest + 1)
  try {
    return await writeRelease(machine, settings, number, folder, say)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function writeRelease(
  machine: Machine,
  settings: SiteSettings,
  number: number,
  folder: string,
  say: (line: string) => void,
): Promise<Candidate> {
  const site = machine.site(settings.name)
  const build = path.join(machine.build(number), 'm')
  const served = path.join(folder, 'm')
  await makeFolder(machine.app, served)
  await makeFolder(machine.app, site.lobby(number)) // filled at any time
  await copyDocuments(build, served)
  await copyOwnFiles(site.ownFiles, served)
  if (await isThere(site.killSwitch)) {
    await placeKillSwitch(served)
    say(`${settings.name}: the kill switch stays on. To lift it: npm run kill-switch -- off`)
  }
  const config = path.join(served, CONFIG)
  const { text, rules } = await nginxConfigOf(
    {
      dist: build,
      config: (await isThere(config)) ? config : null,
      root: folder,
      assetsRoot: machine.shared,
      lobby: site.lobby(number),
      hasBrotli: settings.hasBrotli,
      accessLog: accessLogOf(settings),
      template: await readBuildHeaders(machine.build(number)),
    },
    (line) => {
      say(`${settings.name}: ${line}`)
    },
  )
  await placeText(path.join(folder, 'app.conf'), text)
  await placeText(factsOf(folder), JSON.stringify({ build: number, at: Date.now() }))
  return { settings, site, folder, build, number, appConf: text, rules }
}

/** All of a build but the assets, which are in the shared folder. */
async function copyDocuments(build: string, served: string): Promise<void> {
  for (const entry of await readdir(build, { withFileTypes: true })) {
    const [from, to] = [path.join(build, entry.name), path.join(served, entry.name)]
    if (entry.isDirectory() && entry.name !== ASSETS) await copyReadable(from, to)
    else if (!entry.isDirectory()) await placeFile(to, from)
  }
}
