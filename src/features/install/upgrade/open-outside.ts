import { callBridge } from '../../../shared/native/native-bridge'

/** Opens an address in the browser outside of the merchant's native app; in the app where its bridge cannot (contract.md). */
export const openOutside = async (url: string): Promise<void> => {
  try {
    await callBridge('openExternal', url)
  } catch {
    window.location.assign(url)
  }
}
