import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Marquee, marqueeMeasure } from '../../src/ui/marquee'

let measure: () => void = () => undefined

/** The runner is as wide as one round; what is around it, as the window. */
const setWidths = (round: number, view: number): void => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, this.matches('[class*="runner"]') ? round : view, 44)
  })
}

beforeEach(() => {
  setWidths(900, 320)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback
      }
      observe(): void {
        measure()
      }
      disconnect(): void {
        measure = () => undefined
      }
    },
  )
})

const draw = (mayMove: boolean) =>
  render(
    <Marquee
      label="News"
      pauseLabel="Pause"
      playLabel="Play"
      mayMove={mayMove}
      content={(isCopy) => (
        <a href="#a" tabIndex={isCopy ? -1 : undefined}>
          Weekend hunt
        </a>
      )}
    />,
  )

const runner = (): HTMLElement | null => document.querySelector<HTMLElement>('[style*="animation-duration"]')

test('SHL-08 the marquee runs at 60 px a second: 900 px take 15 s', () => {
  draw(true)
  expect(runner()?.style.animationDuration).toBe('15s')
})

test('SHL-08 it keeps its speed when the line becomes longer', () => {
  draw(true)
  setWidths(1_230, 320)
  act(() => {
    measure()
  })
  expect(runner()?.style.animationDuration).toBe('20.5s')
})

test('SHL-08 the copies fill the window behind a round of any length', () => {
  expect([900, 320, 319.5, 90].map((round) => marqueeMeasure(round, 320)?.copies)).toEqual([1, 1, 2, 4])
  expect(marqueeMeasure(0, 320)).toBeNull()
  setWidths(100, 320)
  draw(true)
  expect(screen.getAllByText('Weekend hunt')).toHaveLength(1 + 4)
})

test('SHL-08 with reduced motion it stands, and is there once', () => {
  draw(false)
  expect(runner()).toBeNull()
  expect(screen.getAllByText('Weekend hunt')).toHaveLength(1)
})

test('SHL-08 the second round is for the eye only, and a button stops the line', async () => {
  draw(true)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(runner()?.className).toContain('stopped')
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
})
