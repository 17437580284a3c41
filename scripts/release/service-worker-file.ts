import { rm } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../lib/ensure-build'
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

/** Serves the service worker of a build again. */
export async function placeServiceWorker(served: string, build: string): Promise<void> {
  for (const ending of ['', ...COMPRESSED]) {
    const name = SERVICE_WORKER + ending
    if (await isThere(path.join(build, name)))
      await placeFile(path.join(served, name), path.join(build, name))
  }
}
