import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Marquee } from '../../../../src/ui/media/marquee'

let measure: () => void = () => undefined

/** The runner is as wide as one copy of the line. */
const setWidth = (width: number): void => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 44))
}

beforeEach(() => {
  setWidth(900)
  vi.stubGlobal('screen', { width: 320, height: 640 })
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

test('SHL-08 keeps its speed when the line gets longer', () => {
  draw(true)
  setWidth(1_230)
  act(() => {
    measure()
  })
  expect(runner()?.style.animationDuration).toBe('20.5s')
})

test.each([
  [900, 1],
  [640, 1],
  [639.5, 2],
  [100, 7],
])('SHL-08 enough copies of a line of %s px fill the screen in either orientation', (width, copies) => {
  setWidth(width)
  draw(true)
  expect(screen.getAllByText('Weekend hunt')).toHaveLength(1 + copies)
})

test('SHL-08 does not move with reduced motion, and is rendered once', () => {
  draw(false)
  expect(runner()).toBeNull()
  expect(screen.getAllByText('Weekend hunt')).toHaveLength(1)
})

test('SHL-08 hides the second copy from screen readers, and a button stops the line', async () => {
  draw(true)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(runner()?.className).toContain('stopped')
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
})
