import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { ROOT } from '../../../scripts/lib/ensure-build'
import { announcement } from '../gateway/gateway-responses'

/** What the development server reads. */
const SOURCES = [
  ...['index.html', 'package.json', 'tsconfig.base.json', 'scripts'],
  ...['src', 'worker', 'sw', 'domain', 'gateway', 'demo', 'deploy'],
]
const STOP_WITHIN_MS = 3_000

/** `npm run dev` on a copy of the sources, which a test may change. */
export class DevServer {
  origin = ''
  readonly #folder: string
  readonly #processes: ChildProcess[] = []

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
    const args = ['--import', 'tsx', 'scripts/dev.ts', '--json', '--port', '0', '--cdn-port', '0', ...flags]
    const child = spawn(process.execPath, args, { cwd: this.#folder, stdio: ['ignore', 'pipe', 'inherit'] })
    this.#processes.push(child)
    const line = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).once('line', resolve)
      child.once('exit', (code) => reject(new Error(`The server ended with code ${String(code)}`)))
    })
    return v.parse(announcement, JSON.parse(line)).origin
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
    await Promise.all(this.#processes.map(stop))
    await rm(this.#folder, { recursive: true, force: true })
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
  await ended
  clearTimeout(timer)
}
