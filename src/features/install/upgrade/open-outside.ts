import { callBridge } from '../../../shared/native/native-bridge'

/** Opens a URL in the external browser; inside the native app if its bridge cannot do that (contract.md). */
export const openOutside = async (url: string): Promise<void> => {
  try {
    await callBridge('openExternal', url)
  } catch {
    window.location.assign(url)
  }
}
