import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { plain } from '#domain/contract/settings/settings'
import { type DistFile, DistFolders, type Site } from '#gateway/static/dist-folders'
import { UserError } from '../lib/user-error'

export type MerchantConfig = Readonly<Record<string, unknown>>

/** The merchant's own files: config.json, and those below `/m/` that it deploys next to the app. */
export interface MerchantFiles {
  readonly config: MerchantConfig | null
  /** Where they come from, for the terminal. */
  readonly source: string
  /** Returns a file by its path below `/m/`, or null. */
  read(file: string): Promise<DistFile | null>
}

/** A build with a merchant's files: a file that the build does not have is the merchant's. */
export class MerchantSite implements Site {
  readonly styleSources: readonly string[]
  readonly #build: Site
  readonly #merchant: MerchantFiles

  constructor(build: Site, merchant: MerchantFiles) {
    this.#build = build
    this.#merchant = merchant
    this.styleSources = build.styleSources ?? []
  }

  async read(file: string): Promise<DistFile | null> {
    const own = await this.#build.read(file)
    return own ?? (OF_A_BUILD.test(file) ? null : this.#merchant.read(file))
  }

  deploy(): void {
    // There are no builds to switch to.
  }
}

/** Files that belong to a build, or that a host serves in place of others. */
const OF_A_BUILD = /^assets\/|^document-|^sw\.js$|\.html$|\.(?:br|gz)$|\.dcz\//u

/**
 * The folder of a config.json on this machine: its folders `merchant` and `texts`, and the files that config.json
 * names. A change of config.json takes effect at the next request; while it is invalid, the last valid one stays.
 */
export class MerchantFolder implements MerchantFiles {
  readonly source: string
  readonly #file: string
  readonly #folder: DistFolders
  readonly #print: (line: string) => void
  #config: MerchantConfig
  #changedAt: number

  /** @throws a `UserError` if the file cannot be read */
  constructor(file: string, print: (line: string) => void) {
    this.#file = path.resolve(file)
    this.source = this.#file
    this.#folder = new DistFolders(path.dirname(this.#file))
    this.#print = print
    this.#changedAt = this.#timeOfChange()
    this.#config = readConfig(this.#file)
  }

  get config(): MerchantConfig {
    const changedAt = this.#timeOfChange()
    if (changedAt === this.#changedAt) return this.#config
    this.#changedAt = changedAt
    try {
      this.#config = readConfig(this.#file)
    } catch (error) {
      this.#print(error instanceof Error ? error.message : String(error))
    }
    return this.#config
  }

  async read(file: string): Promise<DistFile | null> {
    return isMerchantFile(file, this.config) ? this.#folder.read(file) : null
  }

  #timeOfChange(): number {
    return statSync(this.#file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  }
}

/**
 * True for a file of the merchant's folder that players may get: in `merchant` or `texts`, or named by config.json. A
 * name that begins with a dot never is.
 */
export const isMerchantFile = (file: string, config: MerchantConfig | null): boolean =>
  !/(?:^|\/)\./u.test(file) && (/^(?:merchant|texts)\//u.test(file) || namesFile(config, `/m/${file}`))

/** True if a text anywhere in the value is this path. */
function namesFile(value: unknown, path: string): boolean {
  if (value === path) return true
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((each) => namesFile(each, path))
  )
}

function readConfig(file: string): MerchantConfig {
  try {
    const fields = toConfig(readFileSync(file, 'utf8'))
    if (fields) return fields
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  throw new UserError(`${file} is no JSON object.`)
}

/** @throws a `SyntaxError` for invalid JSON */
function toConfig(json: string): MerchantConfig | null {
  const fields = plain(JSON.parse(json))
  return typeof fields === 'object' && fields !== null && !Array.isArray(fields) ? { ...fields } : null
}

/** The files that the gateway's host serves below `/m/`, if an app is deployed there. */
export class RemoteMerchant implements MerchantFiles {
  readonly config: MerchantConfig | null
  readonly source: string
  readonly #fetch: (path: string) => Promise<Response>

  private constructor(
    config: MerchantConfig | null,
    source: string,
    fetchFile: (path: string) => Promise<Response>,
  ) {
    this.config = config
    this.source = source
    this.#fetch = fetchFile
  }

  /**
   * Reads `/m/config.json` once. Without a valid one there is none.
   * @param fetchFile requests a path of the gateway
   */
  static async load(
    gateway: string,
    fetchFile: (path: string) => Promise<Response>,
  ): Promise<RemoteMerchant> {
    const config = await fetchFile('/m/config.json')
      .then(async (response) => (response.ok ? toConfig(await response.text()) : null))
      .catch(() => null)
    const source = config === null ? 'none' : `${gateway}/m/config.json`
    return new RemoteMerchant(config, source, fetchFile)
  }

  async read(file: string): Promise<DistFile | null> {
    try {
      const response = await this.#fetch(`/m/${file}`)
      // A host that has no such file may send the app's document.
      const isFile = response.ok && !response.headers.get('Content-Type')?.startsWith('text/html')
      if (!isFile) return null
      const etag = response.headers.get('ETag') ?? `W/"${response.headers.get('Last-Modified') ?? ''}"`
      return { bytes: new Uint8Array(await response.arrayBuffer()), etag }
    } catch {
      return null
    }
  }
}
