import { PENDING_EVENT_KEY } from '#domain/tracking/tracking-keys'
import { type PendingEvent, parsePendingEvent } from '#domain/tracking/tracking-events'
import { readStorage, writeStorage } from '../storage/storage-area'

/** Events in memory, if no storage area can be written. */
const unstored = new Map<string, PendingEvent>()
const listeners = new Set<() => void>()

/**
 * Saves an event at once on this device until the outbox has it (TRK-02). Each event has its own key in local
 * storage: two tabs never overwrite each other's.
 */
export const enqueueEvent = (event: PendingEvent): void => {
  const text = JSON.stringify(event)
  writeStorage('local', keyOf(event.eventID), text)
  if (readStorage('local', keyOf(event.eventID)) !== text) unstored.set(event.eventID, event)
  for (const listener of listeners) listener()
}

/** Returns all queued events, oldest first. */
export const pendingEvents = (): readonly PendingEvent[] => {
  const stored = storedKeys().flatMap((key) => parsePendingEvent(readStorage('local', key)) ?? [])
  return [...stored, ...unstored.values()].sort((a, b) => a.at - b.at)
}

/** Removes an event that the outbox has taken over. */
export const removeEvent = (eventID: string): void => {
  unstored.delete(eventID)
  try {
    localStorage.removeItem(keyOf(eventID))
  } catch {
    // The storage does not work, so the event was never stored.
  }
}

export const onEnqueued = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const keyOf = (eventID: string): string => `${PENDING_EVENT_KEY}${eventID}`

const storedKeys = (): readonly string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PENDING_EVENT_KEY))
  } catch {
    return []
  }
}
