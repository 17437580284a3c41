import { AUTO_LOGIN_KEY } from '#domain/storage-keys'
import type { Signal } from '#domain/port'
import type { PageFactsStore } from '../page-facts-store'
import type { Store } from '../store/store'

interface RestoreDependencies {
  readonly store: Store
  readonly facts: PageFactsStore
  readonly emit: (signal: Signal) => void
}

/** Key of the row of choices, which belongs to the device and to no merchant. */
export const CHOICES_KEY = ['', 'choices'] as const

/**
 * Emits the language and the login flags of the database if they are newer than those of local storage: a browser that is
 * killed loses what local storage got in its last seconds.
 */
export const restoreChoices = async ({ store, facts, emit }: RestoreDependencies): Promise<void> => {
  const row = await store.get('counters', CHOICES_KEY).catch(() => undefined)
  if (!row || row.until <= facts.current.choicesAt) return
  const choices = new URLSearchParams(row.mark)
  facts.update({ autoLogin: choices.get(AUTO_LOGIN_KEY) !== '0' })
  emit({ type: 'restore', choices: [...choices] })
}
