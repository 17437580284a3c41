import type { KeyboardEvent } from 'react'

const steps = (isMirrored: boolean): Readonly<Record<string, number>> => ({
  ArrowRight: isMirrored ? -1 : 1,
  ArrowLeft: isMirrored ? 1 : -1,
})

/**
 * Returns the index to move to for arrow keys, Home and End in a row with a roving tabindex, or null.
 * @param isMirrored right-to-left: the right arrow then moves back
 */
export const rovingTarget = (key: string, at: number, length: number, isMirrored: boolean): number | null => {
  if (length === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  const step = steps(isMirrored)[key]
  return step === undefined ? null : (at + step + length) % length
}

/** Moves focus and selection together along a row of buttons. */
export const useRovingTabIndex =
  (at: number, length: number, choose: (index: number) => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = rovingTarget(event.key, at, length, isMirrored)
    if (target === null) return
    event.preventDefault()
    choose(target)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus()
  }
