import { screen, waitFor } from '@testing-library/dom'
import * as v from 'valibot'
import { vi } from 'vitest'
import { type CaptchaEvent, captchaProblem } from '#domain/captcha/captcha-machine'
import { type CaptchaResult, type CaptchaSetup, parseCaptchaResult } from '#domain/captcha/captcha-messages'
import { SCRIPT_TIMEOUT_CODE } from '#domain/captcha/captcha-hosts'
import { SMS_CODE_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import type { CaptchaConnection } from '../../../src/shared/captcha/captcha-connection'
import { gateway } from './app'
import { press, see, seeNone, user } from './player'

// No frame loads here. The browser tests of the captcha use the real one.
vi.mock('../../../src/shared/captcha/captcha-connection', () => ({
  connectCaptcha: (frame: Element, emit: (event: CaptchaEvent) => void) => new CaptchaStandIn(frame, emit),
}))

type Others = Parameters<CaptchaConnection['start']>[1]

const refusedSchema = v.object({ code: v.string(), msg: v.string() })
const answerSchema = v.record(v.string(), v.unknown())
const standIns = new WeakMap<Element, CaptchaStandIn>()
const LONG_ENOUGH_MS = 900 // CAP-07

/** The provider in the captcha's frame: its puzzles are the gateway's own, so the gateway checks real solutions. */
export class CaptchaStandIn implements CaptchaConnection {
  readonly #emit: (event: CaptchaEvent) => void
  #setup: CaptchaSetup | undefined
  #server = ''
  #puzzle = Promise.resolve('')

  constructor(frame: Element, emit: (event: CaptchaEvent) => void) {
    this.#emit = emit
    standIns.set(frame, this)
  }

  start(setup: CaptchaSetup, { servers }: Others): void {
    this.#setup = setup
    this.#server = servers[0] ?? ''
    this.#puzzle = this.#load()
    this.#puzzle.then(
      (id) => id !== '' && this.#emit({ type: 'ready' }),
      () => this.fail(SCRIPT_TIMEOUT_CODE), // the provider's servers cannot be reached either
    )
  }

  solve(): void {
    this.#emit({ type: 'shown' })
  }

  reset(): void {
    this.#puzzle = this.#load()
  }

  end(): void {
    this.#setup = undefined
  }

  fail(code: number, reason = ''): void {
    this.#emit({ type: 'failed', problem: captchaProblem({ code, text: reason }) })
  }

  /** Puts the piece into its gap. @param afterMs how long the puzzle was on the screen */
  async finish(afterMs: number): Promise<void> {
    const id = await this.#puzzle
    const { x } = (await gateway.puzzles()).find((puzzle) => puzzle.id === id) ?? { x: 0 }
    await gateway.control({ clock: { offsetMs: (clockOffsetMs += LONG_ENOUGH_MS) } })
    this.#emit({ type: 'solved', afterMs, fields: await this.#solve(id, String(x)) })
  }

  async #load(): Promise<string> {
    if (!this.#setup) return ''
    const { version } = this.#setup
    const answer =
      version === 'v3'
        ? await this.#call('get.php', { challenge: this.#setup.challenge })
        : await this.#call('load', { captcha_id: this.#setup.captchaId })
    const id: unknown = Reflect.get(Object(answer['data']), 'id')
    if (typeof id === 'string') return id
    const { code, msg } = v.parse(refusedSchema, answer['error'])
    this.fail(Number(code), msg)
    return ''
  }

  async #solve(id: string, x: string): Promise<CaptchaResult> {
    let fields: unknown
    if (this.#setup?.version === 'v4') {
      const query = { captcha_id: this.#setup.captchaId, lot_number: id, w: x }
      fields = { geetestValidateV4: (await this.#call('verify', query))['seccode'] }
    } else {
      const { validate, seccode } = await this.#call('ajax.php', { challenge: id, x })
      fields = { geetestChallenge: id, geetestValidate: validate, geetestSeccode: seccode }
    }
    const result = parseCaptchaResult(fields)
    if (!result) throw new Error('The provider did not take the solution')
    return result
  }

  async #call(call: string, query: Record<string, string>): Promise<v.InferOutput<typeof answerSchema>> {
    const url = `${this.#server}/${call}?${new URLSearchParams({ ...query, callback: 'f' }).toString()}`
    const response = await gateway.network.fetch(url)
    return v.parse(answerSchema, JSON.parse((await response.text()).slice('f('.length, -')'.length)))
  }
}

let clockOffsetMs = 0

/** Makes the merchant require a captcha on these forms, from the gateway's own servers. */
export const askForCaptcha = async (
  version: 'v3' | 'v4',
  ...purposes: readonly ('login' | 'sms' | 'register')[]
): Promise<void> => {
  const { captchaServers } = gateway
  const on = Object.fromEntries(purposes.map((purpose) => [purpose, { captcha: { enabled: true } }]))
  await gateway.control({
    config: { captchaServers: { v3: captchaServers, v4: captchaServers } },
    settings: { ...on, gw: { captchaVersion: version } },
  })
}

const ROW =
  /^(?:Loading security check…|Waiting for a connection…|Tap to verify|Verifying…|Verified|Tap to try again)$/u

/** The captcha rows of the open forms, in document order. */
export const captchaRows = (): HTMLElement[] =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => ROW.test(textContent))

/** Waits until a captcha's row has this text. */
export const seeCaptcha = (name: string, index = 0): Promise<void> =>
  waitFor(() => {
    const shown = captchaRows()[index]?.textContent
    if (shown !== name) throw new Error(`Captcha ${String(index)} shows ${String(shown)}, not ${name}`)
  })

/** The provider of a captcha on the screen. */
export const providerOf = (index = 0): CaptchaStandIn => {
  const frame = document.querySelectorAll('iframe')[index]
  const standIn = frame && standIns.get(frame)
  if (!standIn) throw new Error('There is no captcha')
  return standIn
}

/** Taps a captcha's row, which opens the puzzle. */
const openPuzzle = async (index = 0): Promise<void> => {
  await seeCaptcha('Tap to verify', index)
  await user.click(captchaRows()[index] ?? document.body)
  await see('dialog', 'Security check')
}

export const solveCaptcha = async (index = 0, afterMs = LONG_ENOUGH_MS): Promise<void> => {
  await openPuzzle(index)
  await providerOf(index).finish(afterMs)
  await seeNone(() => screen.queryByRole('dialog', { name: 'Security check' }))
}

/** Confirms the message of a form submitted unsolved: its row has the focus then (CAP-07). */
export const readVerifyFirst = async (index = 0): Promise<void> => {
  await press('OK', 'button', await see('dialog', 'Please complete the security check first.'))
  await waitFor(() => {
    if (document.activeElement !== captchaRows()[index])
      throw new Error('The captcha does not have the focus')
  })
}

/** Requests a code unsolved, which sends nothing; then with a solution, which is used up by it. */
export const sendCodeSolved = async (): Promise<void> => {
  const before = await gateway.count(SMS_CODE_ENDPOINT)
  await seeCaptcha('Tap to verify')
  await press(/^Send (?:code|again)$/u)
  await readVerifyFirst()
  if ((await gateway.count(SMS_CODE_ENDPOINT)) !== before)
    throw new Error('A code was sent without a solution')
  await solveCaptcha()
  await press(/^Send (?:code|again)$/u)
  await seeCaptcha('Tap to verify')
}
