import * as v from 'valibot'
import { CONFIG_PATH } from '#domain/contract/endpoints'
import { type Config, configSchema, NO_CONFIG } from '#domain/contract/settings/config'
import { loadLazyChunk } from '../load-lazy-chunk'
import type { Store } from '../store/store'
import { earlyKey, type EarlyRequests, takeEarly } from '../early/early-requests'
import { CONFIG_INIT } from '../early/first-requests'
import { fetchTextFile } from './fetch-text'

interface ConfigOptions {
  readonly sendTitle?: (title: string) => void
  /** Receives `images` of the file as JSON, for the page to store. */
  readonly sendRules?: (rules: string) => void
  readonly early?: EarlyRequests
}

/**
 * Loads the merchant's `/m/config.json`, which is optional. The last stored file is used at once. On a first visit
 * the first calls do not wait for it; they are repeated if it replaces their paths.
 */
export class ConfigLoader {
  #config = NO_CONFIG
  #refreshing: Promise<unknown> = Promise.resolve()
  readonly #options: ConfigOptions

  constructor(options: ConfigOptions = {}) {
    this.#options = options
  }

  get current(): Config {
    return this.#config
  }

  /** Resolves when no request for the file is in flight: `current` is then up to date. */
  get settled(): Promise<unknown> {
    return this.#refreshing
  }

  /** Returns the path to send in place of a default one. */
  readonly resolvePath = (path: string): string => this.#config.paths[path] ?? path

  /** Loads the file stored by the last visit; does nothing if the database fails during the read. */
  async restore(store: Pick<Store, 'get'>): Promise<void> {
    const row = await store.get('config', 'config').catch(() => undefined)
    if (row) this.#config = (await parseConfig(row.json)) ?? NO_CONFIG
  }

  /** Fetches the file. Returns true if it changed a path. A missing or broken file changes nothing that is stored. */
  refresh(store: Store, epoch: number): Promise<boolean> {
    const refreshing = this.#refresh(store, epoch)
    this.#refreshing = refreshing
    return refreshing
  }

  async #refresh(store: Store, epoch: number): Promise<boolean> {
    const json = await readFile(this.#options.early)
    const config = json === null ? null : await parseConfig(json)
    if (json === null || !config) return false
    const before = JSON.stringify(this.#config.paths)
    this.#options.sendRules?.(JSON.stringify(config.images))
    const row = await store.get('config', 'config').catch(() => undefined)
    this.#config = config
    if (config.title !== '') this.#options.sendTitle?.(config.title)
    if (row?.json !== json)
      await store.write([{ table: 'config', puts: [{ id: 'config', json }], deletes: [] }], epoch)
    return JSON.stringify(config.paths) !== before
  }
}

/** Returns the file's text: `{}` if the host reports that there is none, null if that is unknown. */
const readFile = async (early?: EarlyRequests): Promise<string | null> => {
  const file = await fetchTextFile(CONFIG_PATH, CONFIG_INIT, takeEarly(early, earlyKey(CONFIG_PATH, '')))
  if (file?.status === 404) return '{}'
  return file?.status === 200 ? file.text : null
}

const parseConfig = async (text: string): Promise<Config | null> => {
  try {
    const json: unknown = JSON.parse(text)
    const parsed = v.safeParse(configSchema, json)
    return parsed.success
      ? parsed.output
      : ((await loadLazyChunk())?.repairConfig(configSchema, json) ?? null)
  } catch {
    return null
  }
}
