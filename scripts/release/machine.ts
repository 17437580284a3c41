import { readdir } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import type { Site } from '#deploy/nginx-site'
import { UserError } from '../lib/user-error'
import { descending, isNumber } from './numbers'
import { isThere, readJson } from './readable-files'
import { SiteFolder } from './site-folder'

/** Where the app is on a machine, unless `--app` names another folder. */
export const DEFAULT_APP = '/srv/app'

/** The builds to keep before the current one: for deltas, for rollbacks, and for the pages of players. */
export const EARLIER_BUILDS = 3

const siteSchema = v.object({
  name: v.string(),
  hosts: v.pipe(v.array(v.string()), v.minLength(1)),
  gateway: v.string(),
  gatewayCa: v.string(),
  certificate: v.string(),
  key: v.string(),
  httpPort: v.number(),
  httpsPort: v.number(),
  hasIpv6: v.boolean(),
  logs: v.string(),
  hasBrotli: v.boolean(),
  nginx: v.string(),
  trustedProxies: v.optional(v.array(v.string()), []), // absent in a file of an earlier version
})

/** A site with what releases need of the machine: brotli's module, and the folder of nginx's configuration. */
export interface SiteSettings extends Site {
  readonly hasBrotli: boolean
  readonly nginx: string
}

/** The app's folder on a machine (docs/deploying.md). */
export class Machine {
  constructor(
    /** Such as `/srv/app`. */
    readonly app: string,
  ) {}

  /** The folder of a whole build, without the `m`. */
  build = (number: number): string => path.join(this.app, 'builds', String(number))

  /** The folder with the assets of all builds as `m/assets/`. */
  get shared(): string {
    return path.join(this.app, 'shared')
  }

  get assets(): string {
    return path.join(this.shared, 'm/assets')
  }

  /** What nginx reads once, for all sites. */
  get httpConf(): string {
    return path.join(this.app, 'nginx-http.conf')
  }

  get lock(): string {
    return path.join(this.app, '.lock')
  }

  site = (name: string): SiteFolder => new SiteFolder(path.join(this.app, 'sites', name))

  /** Returns the numbers of the builds, the newest first. */
  async builds(): Promise<readonly number[]> {
    const names = await readdir(path.join(this.app, 'builds')).catch(() => [])
    return names.filter(isNumber).map(Number).sort(descending)
  }

  /**
   * Returns the settings of the sites.
   * @param names of the sites; all if empty
   * @throws a `UserError` if one does not exist
   */
  async sites(names: readonly string[]): Promise<readonly SiteSettings[]> {
    const folders = names.length > 0 ? names : await this.#siteNames()
    if (folders.length === 0)
      throw new UserError(`There is no site in ${this.app}. Write one first: npm run deploy:site -- --help`)
    return Promise.all(folders.map((name) => this.#settingsOf(name)))
  }

  /** Without a folder that a failed `deploy:site` has left. */
  async #siteNames(): Promise<readonly string[]> {
    const names = await readdir(path.join(this.app, 'sites')).catch(() => [])
    const isSite = await Promise.all(names.map((name) => isThere(this.site(name).settings)))
    return names.filter((_, index) => isSite[index])
  }

  /** Returns the settings of a site; null if it has none, or not all. */
  async knownSettings(name: string): Promise<SiteSettings | null> {
    const result = v.safeParse(siteSchema, await readJson(this.site(name).settings))
    return result.success ? result.output : null
  }

  async #settingsOf(name: string): Promise<SiteSettings> {
    const settings = await this.knownSettings(name)
    if (settings !== null) return settings
    const file = this.site(name).settings
    throw new UserError(`${file} is missing or incomplete. Write it again: npm run deploy:site -- ${name} …`)
  }
}
