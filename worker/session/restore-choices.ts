import { AUTO_LOGIN_KEY } from '#domain/storage-keys'
import type { Signal } from '#domain/port'
import type { PageFactsStore } from '../page-facts-store'
import type { Store } from '../store/store'

interface RestoreDependencies {
  readonly store: Store
  readonly facts: PageFactsStore
  readonly emit: (signal: Signal) => void
}

/** Key of the row of choices. It belongs to the device, not to a merchant. */
export const CHOICES_KEY = ['', 'choices'] as const

/**
 * Emits the language and the login flags from the database if they are newer than those in local storage. A killed
 * browser loses what local storage received in its last seconds.
 */
export const restoreChoices = async ({ store, facts, emit }: RestoreDependencies): Promise<void> => {
  const row = await store.get('counters', CHOICES_KEY).catch(() => undefined)
  if (!row || row.until <= facts.current.choicesAt) return
  const choices = new URLSearchParams(row.mark)
  facts.update({ autoLogin: choices.get(AUTO_LOGIN_KEY) !== '0' })
  emit({ type: 'restore', choices: [...choices] })
}
