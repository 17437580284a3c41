import type * as DeviceId from './device-id'
import type * as Sealing from './encrypt-payload'

/**
 * Loads what encrypts a payload, when a login is near. jsencrypt seeds itself from `Math.random` where there is no
 * `window`, as in a worker: it must be there before that code runs (contract.md, "Known trap").
 */
export const loadEncryption = async (): Promise<typeof Sealing> => {
  if (!('window' in globalThis)) Object.defineProperty(globalThis, 'window', { value: globalThis })
  return import('./encrypt-payload')
}

/** Loads what names the device in a login, from the same library; null when it cannot be had. */
export const loadDeviceIdModule = (): Promise<typeof DeviceId | null> =>
  import('./device-id').catch(() => null)
