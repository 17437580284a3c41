import type { FactsHolder } from '../facts'
import type { Store } from '../store/store'
import { languageDelivery } from './deliveries'
import type { Outbox } from './outbox'

const NO_CHAT = 4 // SES-02, whose language the gateway does not keep

interface Tools {
  readonly store: Store
  readonly facts: FactsHolder
  readonly outbox: Outbox
}

/** Tells the gateway the language in use where it knows another one for this member (LNG-03). */
export const tellLanguage = async ({ store, facts, outbox }: Tools): Promise<void> => {
  const { session, merchant, language } = facts.current
  if (!session) return
  const member = await store.get('members', [merchant, session.id])
  if (!member || member.type === NO_CHAT) return
  const waiting = (await store.startingWith('outbox', ['language'])).filter(
    (row) => row.member === session.id && row.merchant === merchant && !row.setAside,
  )
  const last = waiting.at(-1)
  const known = last ? last.body['language'] : member.language.toUpperCase()
  if (known !== language) await outbox.put(languageDelivery(session.id, language))
}
