import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type InstallEvent,
  type InstallState,
  installSideEffects,
  INITIAL_INSTALL_STATE,
  nextInstallState,
  EMPTY_INSTALL_HISTORY,
} from '#domain/install/install-machine'
import { INSTALLED_COUNT } from '#domain/install/install-popup'

const run = (...events: readonly InstallEvent[]): InstallState =>
  events.reduce(nextInstallState, INITIAL_INSTALL_STATE)
const memoryAfter = (...events: readonly InstallEvent[]) => run(...events).memory

const READ = { type: 'read', ...EMPTY_INSTALL_HISTORY } as const
const CLOSED = { type: 'banner-closed', name: 'b.png', listed: ['a.png', 'b.png'] } as const

const anyEvent: fc.Arbitrary<InstallEvent> = fc.oneof(
  fc.constantFrom<InstallEvent>(
    { type: 'considered' },
    { type: 'delay-over', isHome: true },
    { type: 'page', isHome: false },
    { type: 'asked', hasPrompt: true },
    { type: 'opened' },
    { type: 'done' },
    { type: 'refused' },
    { type: 'chosen' },
    { type: 'installed' },
    { type: 'bar-closed' },
    CLOSED,
    { type: 'upgrade-closed', version: '3' },
    READ,
  ),
  fc.record({
    type: fc.constant('read' as const),
    isAnswered: fc.boolean(),
    isInstalled: fc.boolean(),
    count: fc.nat(99),
    isBarClosed: fc.boolean(),
    isBannerClosed: fc.boolean(),
    banners: fc.subarray(['a.png', 'b.png', 'c.png']),
    upgradeClosed: fc.constantFrom('', '3'),
  }),
)

describe('INS-01 to INS-10 the install state', () => {
  test('INS-01 a "no" sets the session flag and adds one to the counter, once', () => {
    expect(memoryAfter({ type: 'refused' })).toMatchObject({ isAnswered: true, count: 1 })
    expect(memoryAfter({ type: 'refused' }, { type: 'refused' }).count).toBe(1)
    expect(memoryAfter({ type: 'chosen' }, { type: 'refused' }).count).toBe(0)
    expect(installSideEffects(EMPTY_INSTALL_HISTORY, { type: 'refused' })).toEqual([
      { to: 'session', key: 'installAnswered', value: '1' },
      { to: 'counters', id: 'install', count: 1, mark: '' },
    ])
    expect(installSideEffects(EMPTY_INSTALL_HISTORY, { type: 'chosen' })).toEqual([
      { to: 'session', key: 'installAnswered', value: '1' },
    ])
  })

  test('INS-01 an installation sets the counter to 99 and the local flag', () => {
    expect(memoryAfter({ type: 'installed' })).toMatchObject({ isInstalled: true, count: INSTALLED_COUNT })
    expect(installSideEffects(EMPTY_INSTALL_HISTORY, { type: 'installed' })).toEqual([
      { to: 'session', key: 'installAnswered', value: '1' },
      { to: 'local', key: 'appInstalled', value: '1' },
      { to: 'counters', id: 'install', count: 99, mark: '' },
    ])
  })

  test('INS-05 INS-06 INS-09 closing sets a session flag; a banner’s image is remembered longer', () => {
    expect(installSideEffects(EMPTY_INSTALL_HISTORY, { type: 'bar-closed' })).toEqual([
      { to: 'session', key: 'downloadBarClosed', value: '1' },
    ])
    expect(installSideEffects({ ...EMPTY_INSTALL_HISTORY, banners: ['gone.png', 'a.png'] }, CLOSED)).toEqual([
      { to: 'session', key: 'installBannerClosed', value: '1' },
      { to: 'counters', id: 'install-banner', count: 2, mark: 'a.png/b.png' }, // banners that the merchant removed are dropped
    ])
    expect(installSideEffects(EMPTY_INSTALL_HISTORY, { type: 'upgrade-closed', version: '2.5' })).toEqual([
      { to: 'session', key: 'appUpgradeClosed', value: '2.5' },
    ])
  })

  test('INS-01 stored values that were just read are not written again, and events without effect change nothing', () => {
    expect(installSideEffects(EMPTY_INSTALL_HISTORY, { ...READ, count: 3, isInstalled: true })).toEqual([])
    const state = run({ ...READ, count: 3, banners: ['a.png'] })
    expect(nextInstallState(state, READ)).toBe(state)
    expect(nextInstallState(state, { type: 'page', isHome: true })).toBe(state)
  })

  test('INS-02 the popup state and the answers change independently', () => {
    const asked = run({ type: 'considered' }, { type: 'delay-over', isHome: true })
    expect(asked.asking).toEqual({ kind: 'asking', polls: 0 })
    expect(nextInstallState(asked, { type: 'bar-closed' }).asking).toBe(asked.asking)
    expect(nextInstallState(asked, { type: 'asked', hasPrompt: true }).memory).toBe(asked.memory)
  })

  test('INS-01 INS-05 INS-06 property: no later event undoes an answer', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 20 }), anyEvent, (events, last) => {
        const { memory: before } = run(...events)
        const { memory: after } = nextInstallState(run(...events), last)
        for (const flag of ['isAnswered', 'isInstalled', 'isBarClosed', 'isBannerClosed'] as const)
          if (before[flag]) expect(after[flag]).toBe(true)
        expect(after.count).toBeGreaterThanOrEqual(before.count)
        expect(after.count).toBeLessThanOrEqual(INSTALLED_COUNT)
        if (last.type !== 'installed' && before.count < INSTALLED_COUNT && last.type !== 'read')
          expect(after.count).toBeLessThan(INSTALLED_COUNT)
      }),
    )
  })
})
