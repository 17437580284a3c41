import { DAY_MS } from '#domain/timing'
import { LANGUAGE_KEY } from '#domain/storage-keys'
import type { Signal } from '#domain/port'
import type { OutboxRow } from '#domain/tables/worker-rows'
import type { PageFactsStore } from '../page-facts-store'
import { CHOICES_KEY } from '../session/restore-choices'
import type { Store } from '../store/store'
import { createLanguageEntry } from './outbox-entries'
import type { Outbox } from './outbox'

const NO_CHAT = 4 // SES-02, a type whose language the gateway does not store

interface Dependencies {
  readonly store: Store
  readonly facts: PageFactsStore
  readonly outbox: Outbox
}

/**
 * The language that the gateway accepted last, by member. Its member info may report another one for a while, or for
 * ever.
 */
const taken = new WeakMap<Outbox, Map<string, unknown>>()

interface Leaving {
  readonly language: string
  /** Called with the entry's error. Undefined until the player has chosen this language, before or while it is sent. */
  emit: ((signal: Signal) => void) | undefined
}

/** Languages being enqueued now, by member: if the quota is exceeded they are sent directly and have no row. */
const leaving = new WeakMap<Outbox, Map<string, Leaving>>()

/** Called when the gateway has accepted a language: it is not sent again, whatever member info reports. */
export const markLanguageSynced = (outbox: Outbox, { merchant, member, body }: OutboxRow): void => {
  const sentLanguages = taken.get(outbox) ?? new Map<string, unknown>()
  taken.set(outbox, sentLanguages.set(`${merchant}|${member}`, body['language']))
}

/** True while the page still shows a language older than the player's choice in the database. */
const isOutdated = async (store: Store, { current }: PageFactsStore): Promise<boolean> => {
  const row = await store.get('counters', CHOICES_KEY)
  const chosen = new URLSearchParams(row?.mark).get(LANGUAGE_KEY)
  return row !== undefined && row.until > current.choicesAt && chosen !== null && chosen !== current.language
}

/**
 * Sends the language in use to the gateway if it has another one for this member (LNG-03).
 * @param emit given when the language has just changed; called with the error if it can be neither saved nor sent
 *   . The database may not hold this choice yet, so the check for an outdated page is skipped. A language that the
 *   gateway has rejected is sent again; otherwise only after a day.
 */
export const syncMemberLanguage = async (
  { store, facts, outbox }: Dependencies,
  emit?: (signal: Signal) => void,
): Promise<void> => {
  const { session, merchant } = facts.current
  if (!session) return
  const member = await store.get('members', [merchant, session.id])
  if (!member || member.type === NO_CHAT) return
  if (!emit && (await isOutdated(store, facts))) return
  const entries = (await store.startingWith('outbox', ['language'])).filter(
    (row) => row.member === session.id && row.merchant === merchant,
  )
  // Read after the rows: the player may have chosen another one meanwhile, and its entry must stay the last.
  const { language } = facts.current
  const isRejected = ({ body, setAside }: OutboxRow): boolean =>
    body['language'] === language && setAside !== undefined && Math.abs(Date.now() - setAside.at) < DAY_MS
  if (!emit && entries.some(isRejected)) return
  const last = entries.filter(({ setAside }) => !setAside).at(-1)
  const key = `${merchant}|${session.id}`
  const sentLanguages = taken.get(outbox)?.get(key)
  const sending = leaving.get(outbox) ?? new Map<string, Leaving>()
  const before = sending.get(key)
  const known =
    before?.language ?? (last ? last.body['language'] : (sentLanguages ?? member.language.toUpperCase()))
  if (known === language) {
    if (before) before.emit ??= emit
    return
  }
  const mine: Leaving = { language, emit }
  leaving.set(outbox, sending.set(key, mine))
  const put = await outbox.enqueue(createLanguageEntry(session.id, language))
  // A later choice may have replaced it by now.
  if (sending.get(key) === mine) sending.delete(key)
  if (!put.ok) mine.emit?.({ type: 'failure', error: put.error })
}
