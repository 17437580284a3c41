import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  EMPTY_INSTALL_HISTORY,
  INITIAL_INSTALL_STATE,
  type InstallEvent,
  installSideEffects,
  nextInstallState,
} from '#domain/install/install-machine'
import { INSTALLED_COUNT } from '#domain/install/install-popup'

const run = (...events: readonly InstallEvent[]) => events.reduce(nextInstallState, INITIAL_INSTALL_STATE)
const memoryAfter = (...events: readonly InstallEvent[]) => run(...events).memory
const writes = (event: InstallEvent, memory = EMPTY_INSTALL_HISTORY) => installSideEffects(memory, event)

const READ = { type: 'read', ...EMPTY_INSTALL_HISTORY } as const
const CLOSED = { type: 'banner-closed', name: 'b.png', listed: ['a.png', 'b.png'] } as const
const ANSWERED = { to: 'session', key: 'installAnswered', value: '1' } as const
const DECLINED = ['installAnswered', 'downloadBarClosed', 'installBannerClosed'].map(
  (key) => ({ to: 'session', key, value: '1' }) as const,
)

test('INS-01 a "no" counts once in a session, a choice not at all, and an installation for ever', () => {
  const refused = { type: 'refused' } as const
  expect(memoryAfter(refused)).toMatchObject({ isAnswered: true, count: 1 })
  expect(memoryAfter(refused, refused).count).toBe(1)
  expect(memoryAfter({ type: 'chosen' }, refused).count).toBe(0)
  const often = { ...READ, count: INSTALLED_COUNT - 1 }
  expect(memoryAfter(often, refused).count).toBe(INSTALLED_COUNT - 1)
  expect(writes(refused)).toEqual([...DECLINED, { to: 'counters', id: 'install', count: 1, mark: '' }])
  expect(writes({ type: 'chosen' })).toEqual([ANSWERED])
  expect(memoryAfter({ type: 'installed' })).toMatchObject({ isInstalled: true, count: INSTALLED_COUNT })
  expect(writes({ type: 'installed' })).toEqual([
    ANSWERED,
    { to: 'local', key: 'appInstalled', value: '1' },
    { to: 'counters', id: 'install', count: 99, mark: '' },
  ])
})

test('INS-05 INS-06 INS-09 closing one offer ends all of the session; a banner’s image is remembered longer', () => {
  expect(writes({ type: 'bar-closed' })).toEqual(DECLINED)
  expect(writes(CLOSED, { ...EMPTY_INSTALL_HISTORY, banners: ['gone.png', 'a.png'] })).toEqual([
    ...DECLINED,
    { to: 'counters', id: 'install-banner', count: 2, mark: 'a.png/b.png' }, // without those that the merchant removed
  ])
  expect(writes({ type: 'upgrade-closed', version: '2.5' })).toEqual([
    { to: 'session', key: 'appUpgradeClosed', value: '2.5' },
  ])
})

test('INS-01 INS-05 INS-06 each way to close an offer closes the others, and only a "no" to the popup counts', () => {
  for (const event of [{ type: 'refused' }, { type: 'bar-closed' }, CLOSED] as const)
    expect(memoryAfter(event)).toMatchObject({
      isAnswered: true,
      isBarClosed: true,
      isBannerClosed: true,
      count: event.type === 'refused' ? 1 : 0,
    })
})

test('INS-01 stored values are not written again, and an event without effect changes nothing', () => {
  expect(writes({ ...READ, count: 3, isInstalled: true })).toEqual([])
  const state = run({ ...READ, count: 3, banners: ['a.png'] })
  for (const event of [READ, { type: 'page', isHome: true } as const])
    expect(nextInstallState(state, event)).toBe(state)
})

test('INS-01 INS-05 INS-06 property: no later event undoes an answer', () => {
  const stored = { isAnswered: true, isInstalled: false, isBarClosed: true, isBannerClosed: true }
  const anyEvent = fc.constantFrom<InstallEvent>(
    { type: 'considered' },
    { type: 'delay-over', isHome: true },
    { type: 'page', isHome: false },
    { type: 'done' },
    { type: 'refused' },
    { type: 'chosen' },
    { type: 'installed' },
    { type: 'bar-closed' },
    CLOSED,
    { type: 'upgrade-closed', version: '3' },
    READ,
    { ...READ, ...stored, count: INSTALLED_COUNT - 1, banners: ['c.png'], upgradeClosed: '2' },
  )
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 20 }), anyEvent, (events, last) => {
      const before = memoryAfter(...events)
      const after = memoryAfter(...events, last)
      for (const flag of ['isAnswered', 'isInstalled', 'isBarClosed', 'isBannerClosed'] as const)
        if (before[flag]) expect(after[flag]).toBe(true)
      expect(after.count).toBeGreaterThanOrEqual(before.count)
      expect(after.count).toBeLessThanOrEqual(INSTALLED_COUNT)
      if (last.type !== 'installed' && before.count < INSTALLED_COUNT && last.type !== 'read')
        expect(after.count).toBeLessThan(INSTALLED_COUNT)
    }),
  )
})
