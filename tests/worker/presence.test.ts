import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ResourceName } from '#domain/tables/resources'
import { Presence } from '#worker/sync/presence'

interface Own {
  isVisible: boolean
  shown: ResourceName[]
}

const open = (own: Own): { presence: Presence; changes: () => number } => {
  let count = 0
  const presence = new Presence({ own: () => own, onChange: () => (count += 1) })
  return { presence, changes: () => count }
}

describe('what the tabs show', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('OFF-04 a tab knows what the visible others show, and forgets it when they are hidden', async () => {
    const [mine, theirs]: [Own, Own] = [
      { isVisible: false, shown: ['games'] },
      { isVisible: true, shown: ['rewards'] },
    ]
    const [first, second] = [open(mine), open(theirs)]
    expect(first.presence.isAnyVisible).toBe(false)
    second.presence.tell()
    await vi.waitFor(() => {
      expect(first.changes()).toBe(1)
    })
    expect(first.presence.isAnyVisible).toBe(true)
    expect([...first.presence.shown]).toEqual(['rewards'])
    theirs.isVisible = false
    second.presence.tell()
    await vi.waitFor(() => {
      expect(first.changes()).toBe(2)
    })
    expect(first.presence.isAnyVisible).toBe(false)
    expect([...first.presence.shown]).toEqual([])
  })

  test('OFF-04 a new leader calls the roll and hears of everybody', async () => {
    const [first, second] = [
      open({ isVisible: false, shown: [] }),
      open({ isVisible: true, shown: ['banners'] }),
    ]
    first.presence.callRoll()
    await vi.waitFor(() => {
      expect([...first.presence.shown]).toEqual(['banners'])
    })
    expect(second.presence.isAnyVisible).toBe(true)
    first.presence.stopCalling()
  })

  test('OFF-04 what is not a message of ours changes nothing', async () => {
    const { presence, changes } = open({ isVisible: false, shown: [] })
    const channel = new BroadcastChannel('mc-presence')
    channel.postMessage({ type: 'here', tab: 5 })
    channel.postMessage('here')
    channel.postMessage({ type: 'here', tab: 'x', isVisible: false, shown: [] })
    await vi.waitFor(() => {
      expect(changes()).toBe(1)
    })
    expect(presence.isAnyVisible).toBe(false)
    channel.close()
  })
})
