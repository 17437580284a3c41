import * as v from 'valibot'
import {
  authenticator,
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
import type { ControlCommand, FaultRule } from './control-command'

/** Seeded prompts off: they would cover the screens of other tests. Tests about prompts switch them on. */
export const QUIET = { download_condition_switch: { value: false } }

/** Sends a request to the control endpoint; `path` is the part behind it. Throws until the gateway has started. */
type SendControl = (path: string, init?: RequestInit) => Promise<Response>

/** A client of the reference gateway's control endpoint: what a test changes and reads there. */
export class GatewayControl {
  readonly #send: SendControl
  /** True if a test has made anything fail since the last reset: failed requests are then expected. */
  isDisturbed = false

  constructor(send: SendControl) {
    this.#send = send
  }

  /** Sends a command to the control endpoint, past the proxies. Throws when it is rejected. */
  async control(command: ControlCommand): Promise<unknown> {
    if (command.faults !== undefined && command.faults.length > 0) this.isDisturbed = true
    const hosts = [...(command.lines ?? []), ...(command.captchaServers ?? [])]
    if (hosts.some(({ kind }) => kind !== 'good')) this.isDisturbed = true
    const response = await this.#send('', {
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
    const response = await this.#send(`?path=${encodeURIComponent(part)}`)
    return v.parse(requestLog, await response.json())
  }

  /** Returns what apps have delivered since the process started, once each, in the order of effect. */
  async effects(kind = ''): Promise<v.InferOutput<typeof effects>> {
    const query = kind === '' ? '' : `?kind=${encodeURIComponent(kind)}`
    const response = await this.#send(`/ledger${query}`)
    return v.parse(effects, await response.json())
  }

  /** Returns the captcha's open puzzles, the latest last. */
  async puzzles(): Promise<v.InferOutput<typeof puzzles>> {
    return v.parse(puzzles, await (await this.#send('/captcha')).json())
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

  /** Returns the calls to the stand-in pixels, in order. */
  async pixelCalls(): Promise<v.InferOutput<typeof pixelCalls>> {
    return v.parse(pixelCalls, await this.#view('pixels'))
  }

  async #view(what: string): Promise<unknown> {
    return (await this.#send(`/${what}`)).json()
  }

  async clearRequests(): Promise<void> {
    await this.#send('', { method: 'DELETE' })
  }
}
