import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Carousel, type CarouselLabels } from '../../../../src/ui/media/carousel'

const WORDS: CarouselLabels = {
  label: 'Offers',
  role: 'carousel',
  slideRole: 'slide',
  pause: 'Pause',
  play: 'Play',
  place: (index, total) => `${String(index)} of ${String(total)}`,
}
const SLIDES = ['a', 'b', 'c'].map((id) => ({ id, content: <a href={`#${id}`}>{id}</a> }))
const WIDTH = 300

const moves: number[] = []

beforeEach(() => {
  vi.useFakeTimers()
  moves.length = 0
  // There is no layout here: slides are in a row, and scrolling is instant.
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * WIDTH
  })
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, to?: unknown) {
    const left = typeof to === 'object' && to !== null && 'left' in to ? Number(to.left) : 0
    moves.push(left)
    this.scrollLeft = left
    fireEvent.scroll(this)
  })
})

const draw = (): HTMLElement => {
  render(<Carousel labels={WORDS} slides={SLIDES} mayMove />)
  return screen.getByRole('region', { name: 'Offers' })
}
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

test('ANN-04 hovering pauses it', () => {
  const carousel = draw()
  fireEvent.pointerEnter(carousel, { pointerType: 'mouse' })
  pass(20_000)
  expect(moves).toEqual([])
  fireEvent.pointerLeave(carousel)
  pass(5_000)
  expect(moves).toEqual([WIDTH])
})

test('ANN-04 it does not move behind a dialog', () => {
  draw()
  document.documentElement.dataset.overlay = ''
  pass(20_000)
  delete document.documentElement.dataset.overlay
  expect(moves).toEqual([])
  pass(5_000)
  expect(moves).toEqual([WIDTH])
})

test('ANN-04 SHL-09 counts to the left in right-to-left languages, and restarts after the last slide', () => {
  document.body.style.direction = 'rtl'
  draw()
  for (let slide = 0; slide < 3; slide += 1) pass(5_000)
  expect(moves).toEqual([-WIDTH, -2 * WIDTH, -0])
})
