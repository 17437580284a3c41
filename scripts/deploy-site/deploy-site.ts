import { mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { renderSite } from '#deploy/nginx-site'
import { runCommand } from '../lib/run-command'
import { UserError } from '../lib/user-error'
import { HTTP_CONF } from '../release/check-staged'
import { withLock } from '../release/lock'
import type { Machine, SiteSettings } from '../release/machine'
import { NginxProcess } from '../release/nginx-process'
import { isThere, makeFolder, placeFile, placeText } from '../release/readable-files'
import { readOptions, USAGE } from './options'

/**
 * Writes the folder of a site and its server blocks, and has nginx read them.
 * @param say prints a line for the user
 * @returns the exit code: 1 if there is a user error, which has been printed
 */
export const deploySite = (args: readonly string[], say: (line: string) => void): Promise<0 | 1> =>
  runCommand({ name: 'deploy:site', usage: USAGE, args, say }, async () => {
    const { machine, settings } = await readOptions(args)
    for (const file of [settings.certificate, settings.key, path.join(settings.nginx, 'nginx.conf')])
      if (!(await isThere(file)))
        throw new UserError(`There is no ${file} (docs/operators.md says how to get it).`)
    await makeFolder(machine.app, machine.site(settings.name).ownFiles)
    await withLock(machine.lock, () => writeSite(machine, settings, say))
  })

async function writeSite(
  machine: Machine,
  settings: SiteSettings,
  say: (line: string) => void,
): Promise<void> {
  const site = machine.site(settings.name)
  const nginx = new NginxProcess(settings.nginx)
  const files = [site.serverBlocks, site.settings, machine.httpConf]
  const before = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => null)))
  const links: string[] = []
  try {
    await placeText(site.serverBlocks, renderSite(settings, path.join(site.current, '*.conf')))
    await placeText(site.settings, `${JSON.stringify(settings, null, 2)}\n`)
    await placeFile(machine.httpConf, HTTP_CONF)
    // In this order: nginx reads the format of the log before the server blocks that use it.
    for (const [name, target] of [
      ['00-app-http.conf', machine.httpConf],
      [`app-${settings.name}.conf`, site.serverBlocks],
    ] as const)
      if (await linkFile(path.join(settings.nginx, 'conf.d', name), target))
        links.push(path.join(settings.nginx, 'conf.d', name))
    const configuration = await nginx.test()
    if (!configuration.includes(`# configuration file ${path.join(settings.nginx, 'conf.d')}`))
      throw new UserError(`Include conf.d/*.conf in the http block of ${settings.nginx}/nginx.conf.`)
  } catch (error) {
    for (const link of links) await rm(link)
    for (const [index, file] of files.entries()) {
      const text = before[index] ?? null
      await (text === null ? rm(file, { force: true }) : placeText(file, text))
    }
    throw error
  }
  const isRunning = await nginx.reload()
  say(`${settings.name}: the server blocks are in ${site.serverBlocks}`)
  if (!isRunning) say('No nginx is running. Start it: systemctl start nginx')
  say(
    (await site.currentRelease()) === null
      ? `Put config.json and other files of the merchant into ${site.ownFiles}, then: npm run release -- 1`
      : 'Logs and brotli change with the next release: npm run release -- --config-only',
  )
}

/** @returns false if the link is there */
async function linkFile(link: string, target: string): Promise<boolean> {
  const isNew = !(await isThere(link))
  await mkdir(path.dirname(link), { recursive: true })
  const fresh = `${link}.new`
  await rm(fresh, { force: true })
  await symlink(target, fresh)
  await rename(fresh, link)
  return isNew
}
