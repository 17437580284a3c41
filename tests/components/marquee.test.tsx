import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Marquee } from '../../src/ui/marquee'

let measure: () => void = () => undefined

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900)
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
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1_200)
  act(() => {
    measure()
  })
  expect(runner()?.style.animationDuration).toBe('20s')
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
