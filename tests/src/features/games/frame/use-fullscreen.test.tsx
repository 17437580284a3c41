import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useFullscreen } from '../../../../../src/features/games/frame/use-fullscreen'

const Game = () => {
  const frame = useRef<HTMLDivElement>(null)
  const { isFull } = useFullscreen(frame)
  return <div ref={frame}>{isFull ? 'full' : 'part'}</div>
}

const exit = vi.fn(() => Promise.resolve())

const become = (fullscreenElement: Element): void =>
  act(() => {
    Object.assign(document, { fullscreenElement })
    document.dispatchEvent(new Event('fullscreenchange'))
  })

beforeEach(() => {
  exit.mockClear()
  Object.assign(document, { fullscreenElement: null, exitFullscreen: exit })
  Object.assign(document.documentElement, { requestFullscreen: () => Promise.resolve() })
})

test('SHL-06 GAM-06 a game that is left ends its own full screen', () => {
  const { unmount } = render(<Game />)
  become(screen.getByText('part'))
  screen.getByText('full')
  unmount()
  expect(exit).toHaveBeenCalledOnce()
})

test('SHL-06 GAM-06 the full screen of the installed app is not that of the game, and stays', () => {
  const { unmount } = render(<Game />)
  become(document.documentElement)
  screen.getByText('part')
  unmount()
  expect(exit).not.toHaveBeenCalled()
})
