import { expect, test, vi } from 'vitest'
import type { ResourceName } from '#domain/tables/resources'
import { TabPresence } from '#worker/sync/tab-presence'

const open = (isVisible: boolean, ...visibleResources: ResourceName[]) => {
  const self = { isVisible, visibleResources }
  let count = 0
  const presence = new TabPresence({ self: () => self, onChange: () => (count += 1) })
  return { self, presence, changes: () => count }
}

test('OFF-04 a tab knows what the other visible tabs show, and removes hidden ones', async () => {
  const [first, second] = [open(false, 'games'), open(true, 'rewards')]
  expect(first.presence.isAnyVisible).toBe(false)
  second.presence.announce()
  await vi.waitFor(() => expect(first.changes()).toBe(1))
  expect(first.presence.isAnyVisible).toBe(true)
  expect([...first.presence.shown]).toEqual(['rewards'])
  second.self.isVisible = false
  second.presence.announce()
  await vi.waitFor(() => expect(first.changes()).toBe(2))
  expect(first.presence.isAnyVisible).toBe(false)
  expect([...first.presence.shown]).toEqual([])
})

test('OFF-04 a new leader polls all tabs and gets a response from each', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const [first, second] = [open(false), open(true, 'banners')]
  first.presence.startPolling()
  await vi.waitFor(() => expect([...first.presence.shown]).toEqual(['banners']))
  expect(second.presence.isAnyVisible).toBe(true)
  first.presence.stopPolling()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('OFF-04 an unknown message changes nothing', async () => {
  const { presence, changes } = open(false)
  const channel = new BroadcastChannel('mc-presence')
  channel.postMessage({ type: 'here', tab: 5 })
  channel.postMessage('here')
  channel.postMessage({ type: 'here', tab: 'x', isVisible: false, shown: [] })
  await vi.waitFor(() => expect(changes()).toBe(1))
  expect(presence.isAnyVisible).toBe(false)
  channel.close()
})

test('OFF-03 OFF-04 a visible tab that crashed no longer counts after two polls', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { presence, changes } = open(false)
  const crashed = new BroadcastChannel('mc-presence') // answers nothing
  crashed.postMessage({ type: 'here', tab: 'x', isVisible: true, shown: [] })
  await vi.waitFor(() => expect(presence.isAnyVisible).toBe(true))
  crashed.close()
  presence.startPolling()
  const before = changes()
  vi.advanceTimersToNextTimer()
  expect(presence.isAnyVisible).toBe(false)
  expect(changes()).toBeGreaterThan(before)
  presence.stopPolling()
  vi.useRealTimers()
})
