import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type UserActivity,
  shouldEnqueue,
  isPromotionalOverlay,
  canInterrupt,
  nextOverlay,
  OVERLAY_RULES,
  type OverlayKind,
} from '#domain/overlays/overlay-precedence'

const kinds = Object.keys(OVERLAY_RULES).filter((name): name is OverlayKind => name in OVERLAY_RULES)
const activities: readonly UserActivity[] = ['free', 'form', 'launch', 'payment']

/** The agreed order, most urgent first; promotional overlays share one rank. */
const ORDER: readonly (readonly OverlayKind[])[] = [
  ['maintenance'],
  ['access-denied'],
  ['leave-confirm'],
  ['notice'],
  ['session-time'],
  ['two-factor'],
  ['domain'],
  ['login'],
  ['logout'],
  ['language'],
  ['settings'],
  ['update'],
  ['app-upgrade'],
  ['install-guide'],
  ['install-popup', 'download-prompt', 'push-opt-in', 'announcement'],
]
const INSTALL: readonly OverlayKind[] = ['app-upgrade', 'install-guide', 'install-popup', 'download-prompt']
const OVER: Readonly<Partial<Record<OverlayKind, readonly UserActivity[]>>> = {
  maintenance: ['form', 'launch', 'payment'],
  'access-denied': ['form', 'launch', 'payment'],
  'leave-confirm': ['form', 'launch', 'payment'],
  notice: ['form', 'launch', 'payment'],
  'session-time': ['form', 'launch'],
  'two-factor': ['form', 'launch'],
  domain: ['form'],
  login: ['form', 'launch'],
  logout: ['form'],
  language: ['form'],
  settings: ['form'],
}
const rankOf = (each: OverlayKind): number => ORDER.findIndex((place) => place.includes(each))
const pairs = kinds.flatMap((one) => kinds.map((other) => [one, other] as const))

const kind = fc.constantFrom(...kinds)
const activity = fc.constantFrom(...activities)
const queue = fc.array(kind, { maxLength: 12 }).map((list) => list.map((each, id) => ({ kind: each, id })))

describe('SHL-07 overlay precedence', () => {
  test('SHL-07 shows the most urgent overlay; among equals the first one', () => {
    const waiting = [
      { kind: 'announcement', id: 1 },
      { kind: 'notice', id: 2 },
      { kind: 'update', id: 3 },
      { kind: 'notice', id: 4 },
    ] as const
    expect(nextOverlay(waiting, 'free')?.id).toBe(2)
    expect(nextOverlay<{ kind: OverlayKind }>([], 'free')).toBeUndefined()
  })

  test.each(['form', 'launch', 'payment'] as const)(
    'R-09 an update waits while the player is busy with a %s',
    (doing) => {
      expect(nextOverlay([{ kind: 'update' }], doing)).toBeUndefined()
      expect(nextOverlay([{ kind: 'update' }, { kind: 'notice' }], doing)?.kind).toBe('notice')
    },
  )

  test.each(['announcement', 'push-opt-in', 'install-popup', 'download-prompt'] as const)(
    'R-09 %s shows only while the player is free',
    (each) => {
      expect(activities.filter((doing) => canInterrupt(each, doing))).toEqual(['free'])
    },
  )

  test('INS-01 an install overlay is not queued while another is open or waiting', () => {
    expect(shouldEnqueue([{ kind: 'install-popup' }], 'download-prompt')).toBe(false)
    expect(shouldEnqueue([{ kind: 'announcement' }], 'download-prompt')).toBe(true)
  })

  test('SHL-07 a sheet is not opened twice; a second notice waits', () => {
    expect(shouldEnqueue([{ kind: 'language' }], 'language')).toBe(false)
    expect(shouldEnqueue([{ kind: 'notice' }], 'notice')).toBe(true)
  })

  test('SHL-07 every kind has a rank', () => {
    expect(ORDER.flat()).toEqual(kinds)
  })

  test.each(pairs)('SHL-07 with %s open and %s requested, the higher rank shows first', (open, asked) => {
    const queue = [
      { kind: open, id: 1 },
      { kind: asked, id: 2 },
    ]
    const isUrgent = rankOf(asked) < rankOf(open)
    expect(nextOverlay(queue, 'free')?.id).toBe(isUrgent ? 2 : 1)
  })

  test.each(pairs)('SHL-07 with %s open, %s is queued or not', (open, asked) => {
    const isSame = open === asked && open !== 'notice'
    const isOneFamily = INSTALL.includes(open) && INSTALL.includes(asked)
    expect(shouldEnqueue([{ kind: open }], asked)).toBe(!isSame && !isOneFamily)
  })

  test.each(kinds)('SHL-07 R-09 %s interrupts only its allowed activities and waits for the rest', (each) => {
    expect(activities.filter((doing) => canInterrupt(each, doing))).toEqual(['free', ...(OVER[each] ?? [])])
  })

  test('PLY-02 promotional overlays are those not requested by the player; the reminder is not one', () => {
    expect(kinds.filter(isPromotionalOverlay)).toEqual(ORDER.at(-1))
  })

  test('ANN-02 an open promotional overlay is not replaced by another', () => {
    const queue = [
      { kind: 'announcement', id: 1 },
      { kind: 'install-popup', id: 2 },
    ] as const
    expect(nextOverlay(queue, 'free')?.id).toBe(1)
    expect(nextOverlay([...queue].reverse(), 'free')?.id).toBe(2)
    expect(nextOverlay([...queue, { kind: 'update', id: 3 }], 'free')?.id).toBe(3)
  })

  test('SHL-07 property: at most one overlay shows; it is queued, allowed and has the highest rank', () => {
    fc.assert(
      fc.property(queue, activity, (waiting, doing) => {
        const shown = nextOverlay(waiting, doing)
        const allowed = waiting.filter((overlay) => canInterrupt(overlay.kind, doing))
        if (!shown) {
          expect(allowed).toEqual([])
          return
        }
        expect(allowed).toContain(shown)
        const rank = rankOf(shown.kind)
        for (const overlay of allowed) {
          const other = rankOf(overlay.kind)
          expect(other > rank || (other === rank && overlay.id >= shown.id)).toBe(true)
        }
      }),
    )
  })

  test('SHL-07 property: closing overlays one by one shows each of them once', () => {
    fc.assert(
      fc.property(queue, (waiting) => {
        const seen: number[] = []
        let left: readonly { kind: OverlayKind; id: number }[] = waiting
        for (let shown = nextOverlay(left, 'free'); shown; shown = nextOverlay(left, 'free')) {
          const { id } = shown
          seen.push(id)
          left = left.filter((overlay) => overlay.id !== id)
        }
        expect([...seen].sort((a, b) => a - b)).toEqual(waiting.map(({ id }) => id))
      }),
    )
  })

  test('SHL-07 property: the queue never has two overlays of one family', () => {
    fc.assert(
      fc.property(fc.array(kind), (asked) => {
        const taken: { kind: OverlayKind }[] = []
        for (const each of asked) if (shouldEnqueue(taken, each)) taken.push({ kind: each })
        const install = taken.filter(({ kind: each }) => 'family' in OVERLAY_RULES[each])
        expect(install.length).toBeLessThanOrEqual(1)
      }),
    )
  })
})
