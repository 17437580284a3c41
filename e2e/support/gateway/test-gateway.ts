import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import path from 'node:path'
import * as v from 'valibot'
import {
  announcement,
  authenticator,
  chatView,
  effects,
  memberViews,
  moneyView,
  pixelCalls,
  puzzles,
  type RequestLog,
  registrations,
  requestLog,
  sentMessages,
  socialLinks,
} from './gateway-responses'
import { authEmulator } from '../accounts/auth-emulator'
import type { ControlCommand, FaultRule } from './control-command'
import { type LinkConditions, TcpProxy } from '../network/tcp-proxy'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const STOP_WITHIN_MS = 3000

/** Seeded prompts off: they would cover the screens of other tests. Tests about prompts switch them on. */
const QUIET = { download_condition_switch: { value: false } }

export type GatewayOptions = { readonly dist?: string; readonly games?: number }

/**
 * A gateway in its own process, behind two TCP proxies: one for app and API, one for images. Its URLs are the
 * proxies', so they stay the same when it is stopped and started again.
 */
export class TestGateway {
  #process: ChildProcess | null = null
  #controlUrl = ''
  /** URLs of app and API without a proxy; others after each start. */
  lines: readonly string[] = []
  /** Hosts of the stand-in captcha providers, the main one first; others after each start. */
  captchaServers: readonly string[] = []
  /** Origin of the members' chat; another after each start. */
  chatOrigin = ''
  /** True if a test has made anything fail since the last reset: failed requests are then expected. */
  isDisturbed = false

  private constructor(
    readonly app: TcpProxy,
    private readonly cdn: TcpProxy,
    private readonly options: GatewayOptions,
  ) {}

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
    const args = ['--import', 'tsx', 'demo/main.ts', '--control', '--json', '--dist', dist]
    args.push('--port', '0', '--cdn-port', '0')
    const emulator = authEmulator()
    if (emulator !== null) args.push('--auth-emulator', emulator)
    if (games !== undefined) args.push('--games', String(games))
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
    this.#process = child
    const line = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).once('line', resolve)
      child.once('exit', (code) => {
        reject(new Error(`The gateway ended with code ${String(code)} before it was ready`))
      })
    })
    const { origin, cdnOrigin, lines, captchaServers, chatOrigin, control } = v.parse(
      announcement,
      JSON.parse(line),
    )
    this.#controlUrl = control ?? ''
    this.lines = lines
    this.captchaServers = captchaServers
    this.chatOrigin = chatOrigin
    this.app.forwardTo(Number(new URL(origin).port))
    this.cdn.forwardTo(Number(new URL(cdnOrigin).port))
    await this.control({ publicCdn: this.cdn.origin, publicOrigin: this.app.origin, downloads: QUIET })
  }

  /** Ends the process; connections are refused until start(). */
  async stop(): Promise<void> {
    this.isDisturbed = true
    const child = this.#process
    this.#process = null
    if (child?.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
    await ended
    clearTimeout(timer)
  }

  /** Ends process and proxies permanently. */
  async close(): Promise<void> {
    await this.stop()
    await Promise.all([this.app.close(), this.cdn.close()])
  }

  /** Resets to seeded content, the first build and a clear link. */
  async reset(): Promise<void> {
    if (!this.#process) await this.start()
    this.link({})
    const { dist = 'dist' } = this.options
    await this.control({
      reset: true,
      faults: [],
      config: null,
      dist,
      keepAssets: false,
      downloads: QUIET,
    })
    this.isDisturbed = false
  }

  /** Sends a command to the control endpoint, past the proxies. Throws when it is rejected. */
  async control(command: ControlCommand): Promise<unknown> {
    if (command.faults !== undefined && command.faults.length > 0) this.isDisturbed = true
    const hosts = [...(command.lines ?? []), ...(command.captchaServers ?? [])]
    if (hosts.some(({ kind }) => kind !== 'good') || command.needsMerchant) this.isDisturbed = true
    const response = await fetch(this.#controlUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(command),
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`The control endpoint refused: ${JSON.stringify(answer)}`)
    return answer
  }

  /** Makes requests fail; the rules replace earlier ones. */
  async faults(...rules: readonly FaultRule[]): Promise<void> {
    await this.control({ faults: rules })
  }

  /** Returns the requests since the last reset or clear whose path contains `part`. */
  async requests(part = ''): Promise<RequestLog> {
    const response = await fetch(`${this.#controlUrl}?path=${encodeURIComponent(part)}`)
    return v.parse(requestLog, await response.json())
  }

  /** Returns what apps have delivered since the process started, once each, in the order of effect. */
  async effects(kind = ''): Promise<v.InferOutput<typeof effects>> {
    const query = kind === '' ? '' : `?kind=${encodeURIComponent(kind)}`
    const response = await fetch(`${this.#controlUrl}/ledger${query}`)
    return v.parse(effects, await response.json())
  }

  /** Returns the captcha's open puzzles, the latest last. */
  async puzzles(): Promise<v.InferOutput<typeof puzzles>> {
    return v.parse(puzzles, await (await fetch(`${this.#controlUrl}/captcha`)).json())
  }

  /** Returns the latest code that a number (`+639170000001`) or an email got. */
  async code(to: string): Promise<string> {
    const [latest] = v.parse(sentMessages, await this.#view(`codes?to=${encodeURIComponent(to)}`))
    if (!latest) throw new Error(`Nothing was sent to ${to}`)
    return latest.code
  }

  /** Returns how many codes a number or an email got. */
  async countCodes(to: string): Promise<number> {
    return v.parse(sentMessages, await this.#view(`codes?to=${encodeURIComponent(to)}`)).length
  }

  /** Returns an unused code of a member's authenticator. */
  async totp(username: string): Promise<string> {
    return v.parse(authenticator, await this.#view(`totp?username=${encodeURIComponent(username)}`)).code
  }

  async registrations(): Promise<v.InferOutput<typeof registrations>> {
    return v.parse(registrations, await this.#view('registrations'))
  }

  /** Returns the providers' accounts that a member can log in with. */
  async socialLinks(username: string): Promise<v.InferOutput<typeof socialLinks>> {
    return v.parse(socialLinks, await this.#view(`social?username=${encodeURIComponent(username)}`))
  }

  async member(username: string): Promise<v.InferOutput<typeof memberViews>[number] | undefined> {
    const members = v.parse(memberViews, await this.#view('members'))
    return members.find((member) => member.username === username)
  }

  /** Returns a member's money, with the entries that add up to it. */
  async money(username: string): Promise<v.InferOutput<typeof moneyView>> {
    return v.parse(moneyView, await this.#view(`money?username=${encodeURIComponent(username)}`))
  }

  async chat(username: string): Promise<v.InferOutput<typeof chatView>> {
    return v.parse(chatView, await this.#view(`chat?username=${encodeURIComponent(username)}`))
  }

  /** Returns the calls to the stand-in pixels, in order. */
  async pixelCalls(): Promise<v.InferOutput<typeof pixelCalls>> {
    return v.parse(pixelCalls, await this.#view('pixels'))
  }

  async #view(what: string): Promise<unknown> {
    return (await fetch(`${this.#controlUrl}/${what}`)).json()
  }

  async clearRequests(): Promise<void> {
    await fetch(this.#controlUrl, { method: 'DELETE' })
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

  clearByteCount(): void {
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
