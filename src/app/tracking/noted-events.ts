import { NOTED_EVENT_KEY } from '#domain/constants/tracking-keys'
import { type NotedEvent, parseNoted } from '#domain/rules/tracking-events'
import { readStored, store } from '../../boot/storage-area'

/** Where no storage area can be written, for as long as the page lives. */
const unstored = new Map<string, NotedEvent>()
const listeners = new Set<() => void>()

/**
 * Notes what happened, at once and on this phone, until the outbox has it (TRK-02). Each event has a key of its own in
 * local storage: two tabs never write over each other's.
 */
export const noteEvent = (event: NotedEvent): void => {
  const text = JSON.stringify(event)
  store('local', keyOf(event.eventID), text)
  if (readStored('local', keyOf(event.eventID)) !== text) unstored.set(event.eventID, event)
  for (const listener of listeners) listener()
}

/** All that waits, the oldest first. */
export const notedEvents = (): readonly NotedEvent[] => {
  const stored = storedKeys().flatMap((key) => parseNoted(readStored('local', key)) ?? [])
  return [...stored, ...unstored.values()].sort((a, b) => a.at - b.at)
}

/** It is the outbox's now. */
export const dropEvent = (eventID: string): void => {
  unstored.delete(eventID)
  try {
    localStorage.removeItem(keyOf(eventID))
  } catch {
    // Then it was never there.
  }
}

export const onNoted = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const keyOf = (eventID: string): string => `${NOTED_EVENT_KEY}${eventID}`

const storedKeys = (): readonly string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(NOTED_EVENT_KEY))
  } catch {
    return []
  }
}
