import { vi } from 'vitest'

const Channel = BroadcastChannel
let browser = 0
/** The open channels of this test. */
let opened: BroadcastChannel[] = []

/** Runs `open`. @returns its value, and a function that closes the channels that it has opened */
export const withChannels = <T>(open: () => T): readonly [value: T, close: () => void] => {
  const before = opened.length
  const value = open()
  const own = opened.slice(before)
  return [
    value,
    () => {
      opened = opened.filter((channel) => !own.includes(channel))
      for (const channel of own) channel.close()
    },
  ]
}

/** Gives the test channels of its own, as in another browser: nothing closes the tabs of earlier tests. */
export const useOwnChannels = (): void => {
  browser += 1
  opened = []
  const suffix = String(browser)
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(`${name} ${suffix}`)
        opened.push(this)
      }

      /** Nothing ends the code of a tab that a test closes. */
      override postMessage(message: unknown): void {
        if (opened.includes(this)) super.postMessage(message)
      }
    },
  )
}
