import fc from 'fast-check'
import { expect, test } from 'vitest'
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

const kind = fc.constantFrom(...kinds)
const activity = fc.constantFrom(...activities)
const queue = fc.array(kind, { maxLength: 12 }).map((list) => list.map((each, id) => ({ kind: each, id })))

test('SHL-07 every kind has a rank', () => {
  expect(ORDER.flat()).toEqual(kinds)
})

test.each(kinds)('SHL-07 ANN-02 %s is replaced only by what has a higher rank', (open) => {
  for (const asked of kinds) {
    const queue = [
      { kind: open, id: 1 },
      { kind: asked, id: 2 },
    ]
    expect(nextOverlay(queue, 'free')?.id, asked).toBe(rankOf(asked) < rankOf(open) ? 2 : 1)
  }
})

test.each(kinds)('SHL-07 INS-01 with %s open neither itself nor another of its family is queued', (open) => {
  for (const asked of kinds) {
    const isSame = open === asked && open !== 'notice'
    const isOneFamily = INSTALL.includes(open) && INSTALL.includes(asked)
    expect(shouldEnqueue([{ kind: open }], asked), asked).toBe(!isSame && !isOneFamily)
  }
})

test.each(kinds)('SHL-07 R-09 %s interrupts only its allowed activities and waits for the rest', (each) => {
  expect(activities.filter((doing) => canInterrupt(each, doing))).toEqual(['free', ...(OVER[each] ?? [])])
})

test('PLY-02 promotional overlays are those not requested by the player; the reminder is not one', () => {
  expect(kinds.filter(isPromotionalOverlay)).toEqual(ORDER.at(-1))
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
      expect(taken.filter((each) => INSTALL.includes(each.kind)).length).toBeLessThanOrEqual(1)
    }),
  )
})
