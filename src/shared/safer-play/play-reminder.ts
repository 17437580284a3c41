import { proxy } from 'valtio'
import { PLAY_REMINDER_KEY } from '#domain/storage-keys'
import { parseReminder, type ReminderMinutes } from '#domain/safer-play/play-time'
import { readStorage, writeStorage } from '../storage/storage-area'

/** Play time in minutes after which the reminder opens (PLY-01); 0 for never. */
export const playReminder = proxy<{ minutes: ReminderMinutes }>({
  minutes: parseReminder(readStorage('local', PLAY_REMINDER_KEY)),
})

export const setPlayReminder = (minutes: ReminderMinutes): void => {
  writeStorage('local', PLAY_REMINDER_KEY, String(minutes))
  playReminder.minutes = minutes
}

/** Reads a change made in another tab. */
export const readPlayReminder = (): void => {
  playReminder.minutes = parseReminder(readStorage('local', PLAY_REMINDER_KEY))
}
