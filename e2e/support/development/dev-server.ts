import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../../../scripts/lib/ensure-build'
import { type GatewayProcess, startGateway, stopGateway } from '../gateway/gateway-process'

/** What the development server reads. */
const SOURCES = [
  ...['index.html', 'package.json', 'tsconfig.base.json', 'vite.config.ts', 'scripts'],
  ...['src', 'worker', 'sw', 'domain', 'gateway', 'demo', 'deploy'],
]

/** `npm run dev` on a copy of the sources, which a test may change. */
export class DevServer {
  origin = ''
  readonly #folder: string
  readonly #processes: GatewayProcess[] = []

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async start(): Promise<DevServer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'dev-server-'))
    await Promise.all([
      ...SOURCES.map((name) => cp(path.join(ROOT, name), path.join(folder, name), { recursive: true })),
      symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules')),
    ])
    const server = new DevServer(folder)
    server.origin = await server.run()
    return server
  }

  /** Starts one more server on the same sources, and returns its origin. */
  async run(...flags: readonly string[]): Promise<string> {
    const server = await startGateway(this.#folder, 'scripts/dev.ts', ...flags)
    this.#processes.push(server)
    return server.addresses.origin
  }

  /** Saves a source file with one text replaced. */
  async edit(file: string, before: string, after: string): Promise<void> {
    const place = path.join(this.#folder, file)
    const text = await readFile(place, 'utf8')
    if (!text.includes(before)) throw new Error(`${file} does not contain: ${before}`)
    await writeFile(
      place,
      text.replace(before, () => after),
    )
  }

  /** Ends the servers and deletes the copy. */
  async close(): Promise<void> {
    await Promise.all(this.#processes.map(stopGateway))
    await rm(this.#folder, { recursive: true, force: true })
  }
}
