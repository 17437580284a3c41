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

/** The agreed order, most urgent first; the last four are promotional and share one rank. */
const ORDER =
  'maintenance access-denied leave-confirm notice session-time two-factor domain login logout language settings ' +
  'update app-upgrade install-guide install-popup download-prompt push-opt-in announcement'
const INSTALL: readonly OverlayKind[] = ['app-upgrade', 'install-guide', 'install-popup', 'download-prompt']
const rankOf = (each: OverlayKind): number => Math.min(kinds.indexOf(each), kinds.length - 4)

const kind = fc.constantFrom(...kinds)
const activity = fc.constantFrom<UserActivity[]>('free', 'form', 'launch', 'payment')
const queue = fc.array(kind, { maxLength: 12 }).map((list) => list.map((each, id) => ({ kind: each, id })))

test('SHL-07 PLY-02 the order, and which overlays the player has not requested; the reminder is not one', () => {
  expect(kinds.join(' ')).toBe(ORDER)
  expect(kinds.filter(isPromotionalOverlay)).toEqual(kinds.slice(-4))
})

test.each(kinds)('SHL-07 INS-01 with %s open neither itself nor another of its family is queued', (open) => {
  for (const asked of kinds) {
    const isSame = open === asked && open !== 'notice'
    const isOneFamily = INSTALL.includes(open) && INSTALL.includes(asked)
    expect(shouldEnqueue([{ kind: open }], asked), asked).toBe(!isSame && !isOneFamily)
  }
})

test.each([
  [
    'form',
    'maintenance access-denied leave-confirm notice session-time two-factor domain login logout language settings',
  ],
  ['launch', 'maintenance access-denied leave-confirm notice session-time two-factor login'],
  ['payment', 'maintenance access-denied leave-confirm notice'],
] as const)('SHL-07 R-09 ANN-02 what may interrupt a %s; the rest waits', (doing, allowed) => {
  expect(kinds.filter((each) => canInterrupt(each, doing)).join(' ')).toBe(allowed)
  expect(kinds.filter((each) => canInterrupt(each, 'free'))).toEqual(kinds)
})

test('SHL-07 property: at most one overlay shows; it is queued, allowed and has the highest rank', () => {
  fc.assert(
    fc.property(queue, activity, fc.boolean(), fc.nat(), (waiting, doing, isQuiet, at) => {
      const current = waiting[at % 24]
      const shown = nextOverlay(waiting, { activity: doing, isQuiet, current })
      const allowed = waiting.filter(
        (overlay) =>
          canInterrupt(overlay.kind, doing) &&
          (isQuiet || overlay === current || !isPromotionalOverlay(overlay.kind)),
      )
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
