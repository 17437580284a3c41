import { PROMPT_SESSION_KEY } from '#domain/install/download-prompt-constants'
import {
  type DownloadPrompt,
  PROMPT_COUNTERS,
  type PromptCounter,
  type PromptHistory,
} from '#domain/install/download-prompt'
import { ownEntries } from '#domain/text/own-entries'
import { tryParseJson } from '#domain/text/parse-json'
import { shortDigest } from '#domain/text/short-digest'
import { readStorage, writeStorage } from '../../../../shared/storage/storage-area'
import { pageState } from '../../../../shared/page/page-state'
import { commands } from '../../../../shared/worker/client/commands'

/** Prompt history of one member in this session. */
interface PromptSession {
  readonly isForced: boolean
  readonly shown: readonly string[]
  /** Latest counters of this session. The database gets them too, but a little later, and may be unavailable. */
  readonly counters: Readonly<Partial<Record<PromptCounter, number>>>
  /** Time of the last prompt, epoch ms; null if there was none. */
  readonly at: number | null
  /** True once this login has been handled. A reload is not a new login. */
  readonly isIn: boolean
}

/** Returns the id of a counter. Counters outlive a logout, so the id contains no member id. */
export const counterId = (counter: PromptCounter, member: string): string =>
  `download|${counter}|${shortDigest(member)}`

/** For storage areas that save nothing: kept until the page closes. */
const sessions = new Map<string, PromptSession>()

const keyOf = (member: string): string => PROMPT_SESSION_KEY + shortDigest(`${pageState.merchant}|${member}`)

export const promptSession = (member: string): PromptSession => {
  const key = keyOf(member)
  const held = sessions.get(key)
  if (held) return held
  const fields = ownEntries(tryParseJson(readStorage('session', key)))
  const [shown, at] = [fields.get('shown'), fields.get('at')]
  return {
    isForced: fields.get('isForced') === true,
    shown: Array.isArray(shown) ? shown.filter((mark) => typeof mark === 'string') : [],
    counters: countersIn(fields.get('counters')),
    at: typeof at === 'number' ? at : null,
    isIn: fields.get('isIn') === true,
  }
}

const countersIn = (stored: unknown): PromptSession['counters'] => {
  const fields = ownEntries(stored)
  return Object.fromEntries(
    PROMPT_COUNTERS.flatMap((counter) => {
      const count = fields.get(counter)
      return typeof count === 'number' ? [[counter, count]] : []
    }),
  )
}

const change = (member: string, changes: Partial<PromptSession>): void => {
  const next = { ...promptSession(member), ...changes }
  sessions.set(keyOf(member), next)
  writeStorage('session', keyOf(member), JSON.stringify(next))
}

/** Records a login or a logout. */
export const recordLoginState = (member: string, isIn: boolean): void => {
  if (promptSession(member).isIn !== isIn) change(member, { isIn })
}

/** Records that a prompt has been seen. It also counts as the login's prompt. */
export const recordPrompt = (
  member: string,
  { counters, shown, isForced }: DownloadPrompt['remember'],
): void => {
  const session = promptSession(member)
  change(member, {
    isForced: session.isForced || isForced,
    shown: [...new Set([...session.shown, ...shown])],
    counters: { ...session.counters, ...counters },
    at: Date.now(),
    isIn: true,
  })
  for (const counter of PROMPT_COUNTERS) {
    const count = counters[counter]
    if (count === undefined) continue
    const id = counterId(counter, member)
    void commands.saveCounter({ id, count, mark: '', until: 0 })
  }
}

/** Returns the counters of the database or, where those are newer, of this session. */
export const countersOf = (member: string, stored: PromptHistory['counters']): PromptHistory['counters'] => {
  const { counters } = promptSession(member)
  // Counts only grow, so the larger one is the newer.
  const of = (counter: PromptCounter): number => Math.max(counters[counter] ?? 0, stored[counter])
  return {
    deposit_times: of('deposit_times'),
    withdrawal_times: of('withdrawal_times'),
    bind_card: of('bind_card'),
  }
}
