import { DEMO_MERCHANT } from '#demo/demo-merchant'
import { type Gateway, startGateway } from '#gateway/start-gateway'
import { GatewayControl, QUIET } from '../../../e2e/support/gateway/gateway-control'
import { Network } from './network'
import { onePerProcess } from './one-per-process'
import { announceOnline } from './page-events'

/** Origin of page and gateway. */
export const ORIGIN = 'https://m.example.com'

/** The gateway takes the unsigned tokens that an emulator issues; there is none at this address. */
const AUTH_EMULATOR = 'https://auth-emulator.example.com'

const GAMES = 60 // enough for every vendor group of the demo

/** The reference gateway in this process, reached by the test's own network. */
class AppGateway extends GatewayControl {
  readonly network = new Network(ORIGIN)
  #gateway: Gateway | undefined

  constructor() {
    super((path, init) => this.network.direct(`/__control${path}`, init))
  }

  /** Origins of the lines, in the order of the settings. */
  get lines(): readonly string[] {
    return this.#gateway?.lines ?? []
  }

  /** Hosts of the stand-in captcha providers, the main one first. */
  get captchaServers(): readonly string[] {
    return this.#gateway?.captchaServers ?? []
  }

  /** Starts it at the first test of a file; later ones get it as it was then. */
  async reset(): Promise<void> {
    if (!this.#gateway) {
      this.#gateway = await startGateway(
        DEMO_MERCHANT,
        { games: GAMES, control: true, authEmulator: AUTH_EMULATOR },
        {},
        this.network.listenTo,
      )
      this.network.serveFirst(this.#gateway.origin)
    }
    this.network.reset()
    await this.control({ reset: true, faults: [], config: null, downloads: QUIET, publicOrigin: ORIGIN })
    this.isDisturbed = false
  }

  /** No network: every request fails at once. */
  goOffline(): void {
    this.isDisturbed = true
    this.network.link = 'down'
  }

  /** Every request waits for a response that never comes. */
  goSilent(): void {
    this.isDisturbed = true
    this.network.link = 'silent'
  }

  goOnline(): void {
    this.network.link = 'up'
  }

  /** The network is back, and the device reports that to page and worker. */
  comeOnline(): void {
    this.goOnline()
    announceOnline()
  }

  /** Number of requests to an endpoint since the start of the test. */
  async count(endpoint: string): Promise<number> {
    return (await this.requests(endpoint)).counts[endpoint] ?? 0
  }

  /** Number of requests that the app has made to an endpoint, also without a network. */
  attempts(endpoint: string): number {
    return this.network.attempts.filter((path) => path === endpoint).length
  }

  /** Answers these requests with a value instead of its own. */
  answer(match: string, value: unknown): Promise<void> {
    return this.faults({ match, fault: { kind: 'value', value } })
  }

  /** Rejects these requests with a code. */
  refuse(match: string, errorCode: string, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
    return this.faults({ match, fault: { kind: 'failure', errorCode, ...more } })
  }
}

export const gateway = onePerProcess('gateway', () => new AppGateway())
