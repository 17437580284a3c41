import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Marquee } from '../../../../src/ui/media/marquee'

/** One copy of the line is this wide. */
const setWidth = (width: number): void => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 44))
}

beforeEach(() => {
  vi.stubGlobal('screen', { width: 320, height: 640 })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly disconnect = vi.fn()
      constructor(readonly observe: () => void) {}
    },
  )
})

const draw = () =>
  render(
    <Marquee
      label="News"
      pauseLabel="Pause"
      playLabel="Play"
      mayMove
      content={(isCopy) => (
        <a href="#a" tabIndex={isCopy ? -1 : undefined}>
          Weekend hunt
        </a>
      )}
    />,
  )

test.each([
  [640, 1],
  [639.5, 2],
  [100, 7],
])('SHL-08 enough copies of a line of %s px fill the screen in either orientation', (width, copies) => {
  setWidth(width)
  draw()
  expect(screen.getAllByText('Weekend hunt')).toHaveLength(1 + copies)
})

test('SHL-08 hides the copies from screen readers, and a button stops the line', async () => {
  setWidth(900)
  draw()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(document.querySelector('[style*="animation-duration"]')?.className).toContain('stopped')
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
})
