import { rm } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../lib/ensure-build'
import { UserError } from '../lib/user-error'
import { isThere, placeFile } from './readable-files'

const SERVICE_WORKER = 'sw.js'
const COMPRESSED = ['.br', '.gz'] as const

/** The file that takes the place of a harmful service worker. */
export const KILL_SWITCH = path.join(ROOT, 'deploy/kill-switch', SERVICE_WORKER)

/** Serves the kill switch from a folder of `/m/`. Browsers would get the old one from a compressed file. */
export async function placeKillSwitch(served: string): Promise<void> {
  for (const ending of COMPRESSED) await rm(path.join(served, SERVICE_WORKER + ending), { force: true })
  await placeFile(path.join(served, SERVICE_WORKER), KILL_SWITCH)
}

/** Serves the service worker of a build again. Throws a `UserError` if the build has none. */
export async function placeServiceWorker(served: string, build: string): Promise<void> {
  const own = path.join(build, SERVICE_WORKER)
  if (!(await isThere(own))) throw new UserError(`There is no ${own}, so the kill switch stays served.`)
  for (const ending of ['', ...COMPRESSED])
    if (await isThere(own + ending)) await placeFile(path.join(served, SERVICE_WORKER + ending), own + ending)
}
