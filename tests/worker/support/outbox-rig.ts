import { vi } from 'vitest'
import type { Session } from '#domain/port'
import type { OutboxRow } from '#domain/tables/worker-rows'
import { err } from '#domain/result'
import { REQUEST_TIMEOUT_MS } from '#domain/timing'
import { createPageFactsStore } from '#worker/page-facts-store'
import { Outbox } from '#worker/outbox/outbox'
import type { OutboxDependencies } from '#worker/outbox/outbox-types'
import { ANN } from '../../support/members'
import { envelope } from './fake-gateway'
import { createEmptyStore } from './open-store'
import { createCircuitHttpClient } from './test-http-client'

/** What happens to one request in transit. */
export type Fate =
  | 'taken'
  | 'slow'
  | 'lost'
  | 'ack-lost'
  | 'error-500'
  | 'too-many'
  | 'busy'
  | 'refused'
  | 'no-session'
  | 'page'
  | 'skipped'
  | 'no-value'

/** Lets time pass on a fake clock, ms. */
export const settle = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

interface Effect {
  readonly method: string | undefined
  readonly path: string
  readonly key: string
  readonly body: unknown
  readonly token: string | null
}

export const FULL = { kind: 'storage', detail: 'quota' } as const

/** A gateway with a ledger by idempotency key, and a store that survives killed outboxes. */
export class OutboxRig {
  readonly store = createEmptyStore()
  readonly facts = createPageFactsStore()
  readonly ledger: Effect[] = []
  readonly requests: Effect[] = []
  /** The number of entries at each time a result was recorded. */
  readonly leftAtDelivery: number[] = []
  /** The fate of the next requests, in order; all later ones are accepted. */
  fates: Fate[] = []
  /** The quota is exceeded: rows can be read and deleted, but not added. */
  isFull = false
  /** One probe replaces all requests. */
  isCircuitOpen = false
  readonly #answered = new Map<string, Fate>()
  #isDead = { value: false }

  constructor() {
    this.facts.update({ merchant: 'harbour', language: 'EN', session: ANN })
  }

  readonly #fetch: typeof fetch = async (input, init) => {
    await Promise.resolve()
    const url = new URL(input instanceof Request ? input.url : input, 'https://m.example.com')
    const headers = new Headers(init?.headers)
    const key = headers.get('Idempotency-Key') ?? ''
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null')
    const token = headers.get('Authorization')
    const effect = { method: init?.method, path: url.pathname, key, body, token }
    this.requests.push(effect)
    const fate = this.fates.shift() ?? 'taken'
    if (fate === 'slow') await new Promise((resolve) => setTimeout(resolve, REQUEST_TIMEOUT_MS - 1))
    if (fate === 'lost') throw new TypeError('Failed to fetch')
    if (fate === 'busy') return new Response('', { status: 503, headers: { 'Retry-After': '40' } })
    if (fate === 'error-500') return new Response('', { status: 500 })
    if (fate === 'skipped') return envelope({ accepted: [] })
    if (fate === 'no-value') return envelope(null)
    if (fate === 'page') return new Response('<html>portal</html>')
    if (fate === 'too-many') return refusal('TOO_MANY_REQUEST')
    if (fate === 'no-session') return refusal('user.or.token.invalid', 401)
    const first = this.#answered.get(key)
    if (!first) {
      this.#answered.set(key, fate)
      if (fate !== 'refused') this.ledger.push(effect)
    }
    if (fate === 'ack-lost') throw new TypeError('Failed to fetch')
    if ((first ?? fate) === 'refused') return refusal('request.invalid', 400)
    return envelope(acceptedBy(body))
  }

  /** A tab's outbox. Killing it keeps the rows and cancels everything it was about to do. */
  open(locks?: OutboxDependencies['locks']): Outbox {
    return new Outbox({
      ...this.dependencies(locks),
      onDelivered: async () => {
        this.leftAtDelivery.push((await this.rows()).length)
      },
    })
  }

  /** What the outbox of a new tab uses. */
  dependencies(locks?: OutboxDependencies['locks']): Omit<OutboxDependencies, 'onDelivered'> {
    const dead = { value: false }
    this.#isDead = dead
    const { httpClient } = createCircuitHttpClient({ fetch: this.#fetch }, this.facts)
    const never = new Promise<never>(() => undefined)
    return {
      store: {
        ...this.store,
        write: (changes, epoch) => {
          if (dead.value) return never
          const isRefused = this.isFull && changes.some(({ puts }) => puts.length > 0)
          return isRefused ? Promise.resolve(err(FULL)) : this.store.write(changes, epoch)
        },
      },
      httpClient: {
        ...httpClient,
        send: async (spec) => {
          if (dead.value) return never
          return diesWith(dead, await httpClient.send(spec))
        },
      },
      facts: this.facts,
      locks,
      // The sync's probe would close it again; here every attempt is independent.
      isCircuitOpen: () => this.isCircuitOpen,
    }
  }

  /** Kills the tab opened last. */
  kill(): void {
    this.#isDead.value = true
  }

  async rows(): Promise<readonly OutboxRow[]> {
    const kinds = ['language', 'push', 'tracking'] as const
    return (await Promise.all(kinds.map((kind) => this.store.startingWith('outbox', [kind])))).flat()
  }
}

/** The outbox of a new tab, with the fates of its first requests. */
export const opened = (fates: Fate[], session: Session | null = ANN) => {
  const rig = Object.assign(new OutboxRig(), { fates })
  rig.facts.update({ session })
  return { rig, outbox: rig.open() }
}

/** A response that is never received if the tab was killed meanwhile. */
const diesWith = <T>(dead: { readonly value: boolean }, answer: T): Promise<T> =>
  dead.value ? new Promise<never>(() => undefined) : Promise.resolve(answer)

const refusal = (errorCode: string, status = 200): Response =>
  Response.json({ success: false, errorCode, message: 'No.' }, { status })

const acceptedBy = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('events' in body) || !Array.isArray(body.events))
    return null
  return { accepted: body.events.map((event: { eventID: string }) => event.eventID) }
}
