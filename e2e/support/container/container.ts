import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { PODMAN_PATH } from '../../../scripts/lib/container-tools'
import { freePort } from '../network/listen'
import type { Image } from './image'

const READY_TIMEOUT_MS = 120_000 // 2 s on a free machine; some storage drivers copy the whole image

/** A running container of an image. */
export class Container {
  readonly #output = { out: '', error: '' }

  private constructor(
    private readonly image: Image,
    readonly name: string,
    readonly port: number,
    private readonly process: ChildProcess,
  ) {
    process.stdout?.on('data', (chunk: Buffer) => (this.#output.out += chunk.toString()))
    process.stderr?.on('data', (chunk: Buffer) => (this.#output.error += chunk.toString()))
  }

  /**
   * Starts a container, and does not wait for anything.
   * @param args further arguments of `podman run`, such as `-e GATEWAY=…`
   */
  static async spawn(image: Image, ...args: readonly string[]): Promise<Container> {
    const port = await freePort()
    const name = `app-${String(port)}`
    const own = ['--name', name, '-e', `PORT=${String(port)}`, ...args, image.name]
    const process = spawn(PODMAN_PATH, image.runArgs(...own), { stdio: ['ignore', 'pipe', 'pipe'] })
    return new Container(image, name, port, process)
  }

  /** Starts a container, and waits until its health check succeeds. Throws with its output if it ends before. */
  static async start(image: Image, ...args: readonly string[]): Promise<Container> {
    const container = await Container.spawn(image, ...args)
    const until = Date.now() + READY_TIMEOUT_MS
    while (container.process.exitCode === null && Date.now() < until) {
      const response = await fetch(`${container.origin}/healthz`).catch(() => null)
      if (response?.ok) return container
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`The container does not answer:\n${container.#output.error}`)
  }

  get origin(): string {
    return `http://127.0.0.1:${String(this.port)}`
  }

  /** What it has written to its standard output: the access log. */
  get log(): string {
    return this.#output.out
  }

  /** What has arrived of its standard error. A line may arrive after the response to the request that caused it. */
  get errors(): string {
    return this.#output.error
  }

  /** Runs a command in the container. Returns its output; throws if it fails. */
  exec(...command: readonly string[]): Promise<string> {
    return this.image.podman('exec', this.name, ...command)
  }

  /** Resolves with its exit code when it has ended. */
  async ended(): Promise<number | null> {
    if (this.process.exitCode === null) await once(this.process, 'close')
    return this.process.exitCode
  }

  /** Stops it with the image's signal. @returns its exit code */
  async stop(): Promise<number | null> {
    await this.image.podman('stop', '--time', '60', this.name)
    return this.ended()
  }
}
