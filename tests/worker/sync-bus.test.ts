import { afterEach, expect, test, vi } from 'vitest'
import { ok } from '#domain/result'
import { SyncBus } from '#worker/sync/sync-bus'

interface Tab {
  isLeading: boolean
  merchant: string
  readonly bus: SyncBus
}

const openTab = (isLeading: boolean, merchant = ''): Tab => {
  const tab: Tab = {
    isLeading,
    merchant,
    bus: new SyncBus({
      isLeading: () => tab.isLeading,
      isAlone: () => false,
      merchant: () => tab.merchant,
      onMerchant: (told) => {
        tab.merchant = told
      },
      run: () => Promise.resolve(ok(null)),
    }),
  }
  tabs.push(tab)
  return tab
}

const tabs: Tab[] = []
// Their channels stay open: from now on they say nothing.
afterEach(() => {
  for (const tab of tabs) tab.isLeading = false
})

test('OFF-04 a tab that does not lead and knows no merchant asks, and is told', async () => {
  openTab(true, 'harbour')
  const follower = openTab(false)
  follower.bus.askMerchant()
  await vi.waitFor(() => {
    expect(follower.merchant).toBe('harbour')
  })
})

test('OFF-04 asked before it knows, the tab that leads tells when it learns', async () => {
  const leader = openTab(true)
  const followers = [openTab(false), openTab(false, 'another')]
  followers[0]?.bus.askMerchant()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(followers.map(({ merchant }) => merchant)).toEqual(['', 'another'])
  leader.merchant = 'harbour'
  leader.bus.tellMerchant()
  await vi.waitFor(() => {
    expect(followers.map(({ merchant }) => merchant)).toEqual(['harbour', 'harbour'])
  })
})

test('OFF-04 only the tab that leads tells, and it believes nobody', async () => {
  const leader = openTab(true, 'harbour')
  const follower = openTab(false, 'stale')
  follower.bus.tellMerchant()
  new BroadcastChannel('mc-sync').postMessage({ type: 'merchant', merchant: 'forged' })
  await vi.waitFor(() => {
    expect(follower.merchant).toBe('forged')
  })
  expect(leader.merchant).toBe('harbour')
})
