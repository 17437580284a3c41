import { PROMPT_SESSION_KEY } from '#domain/constants/download-prompt'
import {
  type DownloadPrompt,
  PROMPT_COUNTERS,
  type PromptCounter,
  type PromptMemory,
} from '#domain/rules/download-prompt'
import { fieldsOf } from '#domain/rules/fields-of'
import { readJson } from '#domain/rules/read-json'
import { shortDigest } from '#domain/rules/short-digest'
import { callWorker } from '../../app/worker-client'
import { readStored, store } from '../../boot/storage-area'
import { pageState } from '../../state/page-state'

/** What this session remembers of one member. */
interface PromptSession {
  readonly isForced: boolean
  readonly shown: readonly string[]
  /** Of the last prompt, epoch ms; null where there was none. */
  readonly at: number | null
  /** Their login has been taken note of: a reload is none. */
  readonly isIn: boolean
}

/** They outlive a logout, so the member's id is not in them. */
export const counterId = (counter: PromptCounter, member: string): string =>
  `download|${counter}|${shortDigest(member)}`

/** For storage areas that keep nothing, and until the database has what was shown: for the life of this page. */
const sessions = new Map<string, PromptSession>()
const counted = new Map<string, number>()

const keyOf = (member: string): string => PROMPT_SESSION_KEY + shortDigest(`${pageState.merchant}|${member}`)

export const promptSession = (member: string): PromptSession => {
  const key = keyOf(member)
  const held = sessions.get(key)
  if (held) return held
  const fields = fieldsOf(readJson(readStored('session', key)))
  const [shown, at] = [fields.get('shown'), fields.get('at')]
  return {
    isForced: fields.get('isForced') === true,
    shown: Array.isArray(shown) ? shown.filter((mark) => typeof mark === 'string') : [],
    at: typeof at === 'number' ? at : null,
    isIn: fields.get('isIn') === true,
  }
}

const change = (member: string, changes: Partial<PromptSession>): void => {
  const next = { ...promptSession(member), ...changes }
  sessions.set(keyOf(member), next)
  store('session', keyOf(member), JSON.stringify(next))
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
    at: Date.now(),
    isIn: true,
  })
  for (const counter of PROMPT_COUNTERS) {
    const count = counters[counter]
    if (count === undefined) continue
    const id = counterId(counter, member)
    counted.set(`${pageState.merchant}|${id}`, count)
    void callWorker((api) => api.keepCounter({ id, count, mark: '', until: 0 }))
  }
}

/** What the database says, and what is on its way there. */
export const countersOf = (member: string, stored: PromptMemory['counters']): PromptMemory['counters'] => {
  const of = (counter: PromptCounter): number =>
    counted.get(`${pageState.merchant}|${counterId(counter, member)}`) ?? stored[counter]
  return {
    deposit_times: of('deposit_times'),
    withdrawal_times: of('withdrawal_times'),
    bind_card: of('bind_card'),
  }
}
