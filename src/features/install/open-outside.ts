/** Opens an address in the browser outside of the merchant's native app; in the app where its bridge cannot (contract.md). */
export const openOutside = async (url: string): Promise<void> => {
  const { NativeBridge: bridge } = window
  try {
    if (!canOpen(bridge)) throw new TypeError('no openExternal')
    await bridge.openExternal(url)
  } catch {
    window.location.assign(url)
  }
}

interface Bridge {
  openExternal(url: string): unknown
}

const canOpen = (value: unknown): value is Bridge =>
  typeof value === 'object' &&
  value !== null &&
  'openExternal' in value &&
  typeof value.openExternal === 'function'
