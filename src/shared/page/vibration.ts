import { proxy } from 'valtio/vanilla'
import { VIBRATION_KEY } from '#domain/storage-keys'
import { readStorage, writeStorage } from '../storage/storage-area'
import { device } from './device'

const PULSE_MS = 15
const PAUSE_MS = 1_000 // a claim and the balance that grows with it are one event

/** The player's own switch; on by default. */
export const vibration = proxy({ isOn: readStorage('local', VIBRATION_KEY) !== '0' })

/** False where nothing vibrates: without the interface, and on devices without a touch screen. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches

export const setVibration = (isOn: boolean): void => {
  writeStorage('local', VIBRATION_KEY, isOn ? '' : '0')
  vibration.isOn = isOn
}

let last = -Infinity

/** A short pulse, unless the player has switched it off or wants reduced motion. */
export const vibrate = (): void => {
  if (!vibration.isOn || device.isMotionReduced || !('vibrate' in navigator)) return
  // Browsers refuse it before the first tap, and report that on the console.
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return
  if (performance.now() - last < PAUSE_MS) return
  last = performance.now()
  navigator.vibrate(PULSE_MS)
}
