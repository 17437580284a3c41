import { describe, expect, test } from 'vitest'
import { type Leader, standForLeader } from '#worker/sync/leader'

/** One queue of exclusive locks, as the browser keeps it for an origin. */
class FakeLocks {
  #tail: Promise<unknown> = Promise.resolve()
  readonly #releases: (() => void)[] = []

  readonly request = (_name: string, callback: () => Promise<unknown>): Promise<unknown> => {
    const closed = new Promise<void>((resolve) => this.#releases.push(resolve))
    const held = this.#tail.then(() => Promise.race([callback(), closed]))
    this.#tail = held
    return held
  }

  /** The tab that asked as number `index` is closed or crashes. */
  close(index: number): void {
    this.#releases[index]?.()
  }
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))

const stand = (
  locks: FakeLocks | undefined,
  epochs: { value: number },
): { leader: Leader; led: () => number } => {
  let count = 0
  const leader = standForLeader({
    locks,
    claimEpoch: () => Promise.resolve((epochs.value += 1)),
    onLead: () => (count += 1),
  })
  return { leader, led: () => count }
}

describe('one tab syncs at a time', () => {
  test('OFF-04 of eight tabs one leads, and R-04 the next in the queue follows when it is closed', async () => {
    const locks = new FakeLocks()
    const epochs = { value: 0 }
    const tabs = Array.from({ length: 8 }, () => stand(locks, epochs))
    await settle()
    expect(tabs.map(({ leader }) => leader.isLeading)).toEqual([true, ...Array<boolean>(7).fill(false)])
    locks.close(0)
    await settle()
    expect(tabs[1]?.leader.isLeading).toBe(true)
    expect(tabs[1]?.leader.epoch).toBe(2)
    expect(tabs[2]?.leader.isLeading).toBe(false)
  })

  test('R-04 without Web Locks every tab leads, under an epoch of its own', async () => {
    const epochs = { value: 0 }
    const [a, b] = [stand(undefined, epochs), stand(undefined, epochs)]
    await settle()
    expect([a.leader.epoch, b.leader.epoch]).toEqual([1, 2])
    expect([a.led(), b.led()]).toEqual([1, 1])
    await a.leader.prepare()
    expect(a.leader.epoch).toBe(3)
  })

  test('R-05 a lost database gives the leader a new epoch, and a follower none', async () => {
    const locks = new FakeLocks()
    const epochs = { value: 0 }
    const [leader, follower] = [stand(locks, epochs), stand(locks, epochs)]
    await settle()
    await leader.leader.reclaim()
    await follower.leader.reclaim()
    expect(leader.leader.epoch).toBe(2)
    expect(follower.leader.epoch).toBe(0)
  })
})
