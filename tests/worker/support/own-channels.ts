import { vi } from 'vitest'

const Channel = BroadcastChannel
let browser = 0

/** Gives the test channels of its own, as in another browser: nothing closes the tabs of earlier tests. */
export const useOwnChannels = (): void => {
  browser += 1
  const suffix = String(browser)
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(`${name} ${suffix}`)
      }
    },
  )
}
