import type * as DeviceId from './device-id'
import type * as Sealing from './encrypt-payload'

/**
 * Loads the payload encryption when a login is near. Without `window`, as in a worker, jsencrypt seeds itself from
 * `Math.random`: `window` must exist before that code runs (contract.md, "Known trap").
 */
export const loadEncryption = async (): Promise<typeof Sealing> => {
  if (!('window' in globalThis)) Object.defineProperty(globalThis, 'window', { value: globalThis })
  return import('./encrypt-payload')
}

/** Loads the device id code, which uses the same library; null if it cannot be loaded. */
export const loadDeviceIdModule = (): Promise<typeof DeviceId | null> =>
  import('./device-id').catch(() => null)
