import path from 'node:path'
import { DAY_MS } from '#domain/timing'
import { type GatewayProcess, startGateway, stopGateway } from './gateway-process'
import { GatewayControl, QUIET } from './gateway-control'
import { authEmulator } from '../accounts/auth-emulator'
import { type LinkConditions, TcpProxy } from '../network/tcp-proxy'

/** Not today in any time zone: the home screen has the same rows at every hour. */
const LATER_MATCHES = { postponeMatches: 2 * DAY_MS }

const ROOT = path.resolve(import.meta.dirname, '../../..')

export type GatewayOptions = { readonly dist?: string; readonly games?: number }

/**
 * A gateway in its own process, behind two TCP proxies: one for app and API, one for images. Its URLs are the
 * proxies', so they stay the same when it is stopped and started again.
 */
export class TestGateway extends GatewayControl {
  #process: GatewayProcess | null = null
  readonly #errors: string[] = []
  #controlUrl = ''
  /** URLs of app and API without a proxy; others after each start. */
  lines: readonly string[] = []
  /** Hosts of the stand-in captcha providers, the main one first; others after each start. */
  captchaServers: readonly string[] = []
  /** Origin of the members' chat; another after each start. */
  chatOrigin = ''

  private constructor(
    readonly app: TcpProxy,
    private readonly cdn: TcpProxy,
    private readonly options: GatewayOptions,
  ) {
    // Past the proxies.
    super((path, init) => {
      const headers = new Headers(init?.headers)
      headers.set('Connection', 'close') // a kept connection may be closed after a stall
      return fetch(this.#controlUrl + path, { ...init, headers })
    })
  }

  static async launch(options: GatewayOptions = {}): Promise<TestGateway> {
    const gateway = new TestGateway(await TcpProxy.listen(), await TcpProxy.listen(), options)
    await gateway.start()
    return gateway
  }

  /** Origin of app and API, as in `http://127.0.0.1:41234`. */
  get origin(): string {
    return this.app.origin
  }

  get cdnOrigin(): string {
    return this.cdn.origin
  }

  /** Starts the process, freshly seeded, behind the same URLs. */
  async start(): Promise<void> {
    const { dist = 'dist', games } = this.options
    const args = ['--control', '--dist', dist]
    const emulator = authEmulator()
    if (emulator !== null) args.push('--auth-emulator', emulator)
    if (games !== undefined) args.push('--games', String(games))
    this.#process = await startGateway(ROOT, 'demo/main.ts', ...args)
    const { origin, cdnOrigin, lines, captchaServers, chatOrigin, control } = this.#process.addresses
    this.#controlUrl = control ?? ''
    this.lines = lines
    this.captchaServers = captchaServers
    this.chatOrigin = chatOrigin
    this.app.forwardTo(Number(new URL(origin).port))
    this.cdn.forwardTo(Number(new URL(cdnOrigin).port))
    await this.control({ ...this.#publicOrigins(), ...LATER_MATCHES, downloads: QUIET })
  }

  /** Ends the process; connections are refused until start(). */
  async stop(): Promise<void> {
    this.isDisturbed = true
    if (this.#process) {
      await stopGateway(this.#process)
      this.#errors.push(...this.#process.errors)
    }
    this.#process = null
  }

  /** Returns what its processes have written to their standard error since the last call. */
  takeErrors(): readonly string[] {
    return [...this.#errors.splice(0), ...(this.#process?.errors.splice(0) ?? [])]
  }

  /** Ends process and proxies permanently. */
  async close(): Promise<void> {
    await this.stop()
    await Promise.all([this.app.close(), this.cdn.close()])
  }

  /** Resets to seeded content, the first build and a clear link. */
  async reset(): Promise<void> {
    if (!this.#process) await this.start()
    this.link({ state: 'refuse' }) // what an earlier test has on the way never arrives
    this.link({})
    const { dist = 'dist' } = this.options
    const first = { dist, keepAssets: false, ...this.#publicOrigins() }
    await this.control({
      reset: true,
      faults: [],
      config: null,
      ...first,
      ...LATER_MATCHES,
      downloads: QUIET,
    })
    this.isDisturbed = false
  }

  /** The addresses of its two proxies, which a test may replace by others. */
  #publicOrigins() {
    return { publicCdn: this.cdn.origin, publicOrigin: this.app.origin }
  }

  /** Sets the link conditions of app, API and images together; omitted ones are clear. */
  link(conditions: Partial<LinkConditions>): void {
    if (Object.keys(conditions).length > 0) this.isDisturbed = true
    this.app.set(conditions)
    this.cdn.set(conditions)
  }

  /** Returns the bytes that app and API have delivered up to a moment in epoch milliseconds, without images. */
  bytesDelivered(until?: number): number {
    return this.app.bytesDelivered(until)
  }

  /** Returns the bytes of images that have been delivered. */
  imageBytesDelivered(): number {
    return this.cdn.bytesDelivered()
  }

  clearByteCount(): void {
    this.cdn.clearCount()
    this.app.clearCount()
  }

  /** No network: every connection is closed and refused. */
  goOffline(): void {
    this.link({ state: 'refuse' })
  }

  goOnline(): void {
    this.link({})
  }
}
