import path from 'node:path'
import { normalizePath } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import type * as DemoMerchantModule from '#demo/demo-merchant'
import type * as DatabaseModule from '#gateway/db/database'
import type { GatewayParts } from '#gateway/gateway-context'
import type { GatewayOptions } from '#gateway/options'
import type { Gateway } from '#gateway/start-gateway'
import type * as StartGatewayModule from '#gateway/start-gateway'
import type { KeptPorts } from './kept-ports'

/** Files whose change makes the data start again: what seeds them, and the tables. */
const SEEDING = /^(?:demo\/(?!.*\/client\/)|gateway\/db\/)/u

/** Bundles the demo's own pages, whose sources it caches. */
const BUNDLER = 'demo/bundle-client.ts'

const GATHER_MS = 20 // an editor that saves several files at once causes one restart

export interface DevGatewayOptions {
  readonly root: string
  readonly runner: ModuleRunner
  readonly ports: KeptPorts
  readonly options: GatewayOptions
  readonly parts: Pick<GatewayParts, 'dist' | 'print'> | Pick<GatewayParts, 'dist'>
  /** Called before a restart: what the pages request from now on waits for it. */
  readonly onChange: (files: readonly string[]) => void
  readonly onRestart: (result: Restart) => void
}

type GatewayCode = Pick<typeof DemoMerchantModule, 'DEMO_MERCHANT'> &
  Pick<typeof DatabaseModule, 'openDatabase'> &
  Pick<typeof StartGatewayModule, 'startGateway'>

export interface Restart {
  /** Absolute paths of the changed files. */
  readonly files: readonly string[]
  readonly isSeeded: boolean
  readonly ms: number
  /** Why the changed code did not start. */
  readonly error?: unknown
}

/**
 * The gateway with its demo, in this process. It is loaded through Vite, so that a change evaluates only the changed
 * modules and those that import them. Members stay logged in: the database outlives the gateway, unless what seeds it
 * has changed.
 */
export class DevGateway {
  readonly #setup: DevGatewayOptions
  readonly #changed = new Set<string>()
  #running: Gateway | undefined
  #database: DatabaseModule.Database | undefined
  #isBusy = false
  #isSeedingDue = false
  #hasFailed = false

  constructor(setup: DevGatewayOptions) {
    this.#setup = setup
  }

  async start(): Promise<Gateway> {
    this.#isBusy = true
    const gateway = await this.#startWith(await this.#load())
    this.#isBusy = false
    this.#restartSoon()
    return gateway
  }

  /** Restarts with the changed code, soon; later changes are gathered meanwhile. */
  change(file: string): void {
    this.#changed.add(file)
    this.#setup.ports.hold()
    this.#restartSoon()
  }

  async close(): Promise<void> {
    await this.#running?.close()
    this.#database?.close()
  }

  #restartSoon(): void {
    if (this.#isBusy || this.#changed.size === 0) return
    this.#isBusy = true
    void this.#restartUntilUnchanged().finally(() => (this.#isBusy = false))
  }

  async #restartUntilUnchanged(): Promise<void> {
    while (this.#changed.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS))
      const files = [...this.#changed]
      this.#changed.clear()
      this.#setup.onChange(files)
      this.#setup.onRestart(await this.#restart(files))
    }
  }

  async #restart(files: readonly string[]): Promise<Restart> {
    const { root, ports } = this.#setup
    const startedAt = performance.now()
    this.#isSeedingDue ||= files.some((file) => SEEDING.test(normalizePath(path.relative(root, file))))
    const isSeeded = this.#isSeedingDue
    const ended = () => ({ files, isSeeded, ms: Math.round(performance.now() - startedAt) })
    try {
      this.#forget(files)
      const code = await this.#load()
      await this.#running?.close()
      this.#running = undefined
      if (isSeeded) {
        this.#database?.close()
        this.#database = undefined
      }
      await this.#startWith(code)
      this.#isSeedingDue = false
      return ended()
    } catch (error) {
      this.#hasFailed = true
      if (this.#running) ports.resume()
      else ports.fail('The gateway has not started: see the terminal.\n')
      return { ...ended(), error }
    }
  }

  /** Makes the changed modules and all that import them load again. */
  #forget(files: readonly string[]): void {
    const { root, runner } = this.#setup
    const { evaluatedModules } = runner
    if (this.#hasFailed) {
      evaluatedModules.clear()
      this.#hasFailed = false
      return
    }
    const forgotten = new Set<string>()
    const forget = (id: string): void => {
      const module = evaluatedModules.getModuleById(id)
      if (!module || forgotten.has(id)) return
      forgotten.add(id)
      evaluatedModules.invalidateModule(module)
      for (const importer of module.importers) forget(importer)
    }
    for (const file of files) {
      const modules = evaluatedModules.getModulesByFile(file)
      for (const { id } of modules ?? evaluatedModules.getModulesByFile(path.join(root, BUNDLER)) ?? [])
        forget(id)
    }
  }

  async #load(): Promise<GatewayCode> {
    const { root, runner } = this.#setup
    const { DEMO_MERCHANT } = await runner.import<typeof DemoMerchantModule>(
      path.join(root, 'demo/demo-merchant.ts'),
    )
    const { openDatabase } = await runner.import<typeof DatabaseModule>(
      path.join(root, 'gateway/db/database.ts'),
    )
    const { startGateway } = await runner.import<typeof StartGatewayModule>(
      path.join(root, 'gateway/start-gateway.ts'),
    )
    return { DEMO_MERCHANT, openDatabase, startGateway }
  }

  async #startWith(code: GatewayCode): Promise<Gateway> {
    const { options, parts, ports } = this.#setup
    this.#database ??= code.openDatabase(options.database)
    const withDatabase = { ...parts, db: this.#database }
    const gateway = await code.startGateway(code.DEMO_MERCHANT, options, withDatabase, ports.listenTo)
    this.#running = gateway
    return gateway
  }
}
