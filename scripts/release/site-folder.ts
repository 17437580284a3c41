import { readdir, readlink } from 'node:fs/promises'
import path from 'node:path'
import { descending, isNumber } from './numbers'
import { readFacts, type ReleaseFacts } from './release-facts'

/** The folder of a site: `/srv/app/sites/NAME`. */
export class SiteFolder {
  constructor(readonly folder: string) {}

  get settings(): string {
    return path.join(this.folder, 'site.json')
  }

  get serverBlocks(): string {
    return path.join(this.folder, 'site.conf')
  }

  /** The merchant's own files by their path below `/m/`: config.json, texts/, merchant/. */
  get ownFiles(): string {
    return path.join(this.folder, 'm')
  }

  /** The link to the running release. */
  get current(): string {
    return path.join(this.folder, 'current')
  }

  /** When the site stopped to run each earlier build. */
  get leftBuilds(): string {
    return path.join(this.folder, 'left-builds.json')
  }

  /** Exists while the kill switch is on. */
  get killSwitch(): string {
    return path.join(this.folder, 'kill-switch')
  }

  get releases(): string {
    return path.join(this.folder, 'releases')
  }

  /** The prerendered documents of a build. */
  lobby = (build: number): string => path.join(this.folder, 'lobby', String(build))

  release = (number: number): string => path.join(this.releases, String(number))

  /** Returns the numbers of the releases, the newest first. */
  async releaseNumbers(): Promise<readonly number[]> {
    const names = await readdir(this.releases).catch(() => [])
    return names.filter(isNumber).map(Number).sort(descending)
  }

  /** Returns the folder of the running release, or null before the first one. */
  async currentRelease(): Promise<string | null> {
    const target = await readlink(this.current).catch(() => null)
    return target === null ? null : path.resolve(this.folder, target)
  }

  /** Returns the facts of the running release, or null before the first one. */
  async currentFacts(): Promise<ReleaseFacts | null> {
    const folder = await this.currentRelease()
    return folder === null ? null : readFacts(folder)
  }
}
