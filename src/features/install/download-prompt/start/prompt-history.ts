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
import { invokeWorker } from '../../../../shared/worker/client/worker-client'
import { readStorage, writeStorage } from '../../../../shared/storage/storage-area'
import { pageState } from '../../../../shared/page/page-state'

/** What this session remembers of one member. */
interface PromptSession {
  readonly isForced: boolean
  readonly shown: readonly string[]
  /** What is remembered for ever, until the database has it; without a database for as long as the session lasts. */
  readonly counters: Readonly<Partial<Record<PromptCounter, number>>>
  /** Of the last prompt, epoch ms; null where there was none. */
  readonly at: number | null
  /** Their login has been taken note of: a reload is none. */
  readonly isIn: boolean
}

/** They outlive a logout, so the member's id is not in them. */
export const counterId = (counter: PromptCounter, member: string): string =>
  `download|${counter}|${shortDigest(member)}`

/** For storage areas that keep nothing: for the life of this page. */
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

/** A login begins what counts for one login, a logout ends it. */
export const noteIn = (member: string, isIn: boolean): void => {
  if (promptSession(member).isIn !== isIn) change(member, { isIn })
}

/** A prompt has been seen: it was their login's as well. */
export const notePrompt = (
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
    void invokeWorker((api) => api.keepCounter({ id, count, mark: '', until: 0 }))
  }
}

/** What the database says, and what is on its way there. */
export const countersOf = (member: string, stored: PromptHistory['counters']): PromptHistory['counters'] => {
  const { counters } = promptSession(member)
  // Counts only grow, so that of two the greater is the later.
  const of = (counter: PromptCounter): number => Math.max(counters[counter] ?? 0, stored[counter])
  return {
    deposit_times: of('deposit_times'),
    withdrawal_times: of('withdrawal_times'),
    bind_card: of('bind_card'),
  }
}
