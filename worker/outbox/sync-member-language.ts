import { LANGUAGE_KEY } from '#domain/storage-keys'
import type { Signal } from '#domain/port'
import type { OutboxRow } from '#domain/tables/worker-rows'
import type { PageFactsStore } from '../page-facts-store'
import { CHOICES_KEY } from '../session/restore-choices'
import type { Store } from '../store/store'
import { createLanguageEntry } from './outbox-entries'
import type { Outbox } from './outbox'

const NO_CHAT = 4 // SES-02, whose language the gateway does not keep

interface Tools {
  readonly store: Store
  readonly facts: PageFactsStore
  readonly outbox: Outbox
}

/** What the gateway has taken last, by member: it may say otherwise for a while, or for ever. */
const taken = new WeakMap<Outbox, Map<string, unknown>>()

/** What is being put in now, by member: on a full device it is sent directly, and no row shows it. */
const leaving = new WeakMap<Outbox, Map<string, { readonly language: string }>>()

/** The gateway has taken a language: it is not told the same again, whatever it says of the member. */
export const markLanguageSynced = (outbox: Outbox, { merchant, member, body }: OutboxRow): void => {
  const sentLanguages = taken.get(outbox) ?? new Map<string, unknown>()
  taken.set(outbox, sentLanguages.set(`${merchant}|${member}`, body['language']))
}

/** True while the page still shows the language before the one that the database holds as the player's choice. */
const isOutdated = async (store: Store, { current }: PageFactsStore): Promise<boolean> => {
  const row = await store.get('counters', CHOICES_KEY)
  const chosen = new URLSearchParams(row?.mark).get(LANGUAGE_KEY)
  return row !== undefined && row.until > current.choicesAt && chosen !== null && chosen !== current.language
}

/**
 * Tells the gateway the language in use where it knows another one for this member (LNG-03).
 * @param emit given when the language has just changed; called with the failure where it can be neither saved nor sent
 *   . The database may not hold this choice yet, so it is not asked whether the page's language is outdated.
 */
export const syncMemberLanguage = async (
  { store, facts, outbox }: Tools,
  emit?: (signal: Signal) => void,
): Promise<void> => {
  const { session, merchant } = facts.current
  if (!session) return
  const member = await store.get('members', [merchant, session.id])
  if (!member || member.type === NO_CHAT) return
  if (!emit && (await isOutdated(store, facts))) return
  const waiting = (await store.startingWith('outbox', ['language'])).filter(
    (row) => row.member === session.id && row.merchant === merchant && !row.setAside,
  )
  // Read after the rows: the player may have chosen another one meanwhile, and its entry must stay the last.
  const { language } = facts.current
  const last = waiting.at(-1)
  const key = `${merchant}|${session.id}`
  const sentLanguages = taken.get(outbox)?.get(key)
  const sending = leaving.get(outbox) ?? new Map<string, { readonly language: string }>()
  const known =
    sending.get(key)?.language ??
    (last ? last.body['language'] : (sentLanguages ?? member.language.toUpperCase()))
  if (known === language) return
  const mine = { language }
  leaving.set(outbox, sending.set(key, mine))
  const put = await outbox.enqueue(createLanguageEntry(session.id, language))
  // A later choice stands there by now, if there is one.
  if (sending.get(key) === mine) sending.delete(key)
  if (!put.ok) emit?.({ type: 'failure', error: put.error })
}
