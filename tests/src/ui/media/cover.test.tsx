import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Cover } from '../../../../src/ui/media/cover'
import { imageUrl } from '../../../../src/ui/media/image-url'
import { stubIntersection } from '../../support/intersection'

const SOURCE = 'https://cdn.example/cover/7.svg?w={w}'

beforeEach(() => vi.useFakeTimers())

const draw = () => {
  const screenEdge = stubIntersection()
  const { container } = render(<Cover src="https://cdn.example/7.svg" name="Lucky Tiger" colour="#aa2200" />)
  const box = container.firstElementChild
  if (!(box instanceof HTMLElement)) throw new Error('nothing was drawn')
  return { screenEdge, box, image: () => box.querySelector('img') }
}
const failImage = (image: Element | null): void => {
  if (image) fireEvent.error(image)
}
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

test('SHL-08 a cover loads when it has been within 100 px of the screen for 150 ms, not when scrolled past', () => {
  const { screenEdge, box, image } = draw()
  expect(screenEdge.margins()).toEqual(['100px'])
  screenEdge.show(box)
  pass(100)
  screenEdge.show(box, false)
  pass(1_000)
  expect(image()).toBeNull()
  screenEdge.show(box)
  pass(149)
  expect(image()).toBeNull()
  pass(1)
  expect(image()?.getAttribute('src')).toBe('https://cdn.example/7.svg')
})

test('OFF-02 OFF-07 an image is requested with CORS, then without, then leaves its colour and letters', () => {
  const { screenEdge, box, image } = draw()
  screenEdge.show(box)
  pass(150)
  expect(image()?.crossOrigin).toBe('anonymous') // so that the service worker can cache it
  failImage(image())
  // A host without CORS still shows its image; the service worker caches no copy.
  expect(image()?.getAttribute('src')).toBe('https://cdn.example/7.svg')
  expect(image()?.crossOrigin).toBeNull()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(image()?.crossOrigin).toBeNull()
  failImage(image())
  expect(image()).toBeNull()
  expect(screen.getByText('LT')).toBeTruthy()
  expect(box.style.getPropertyValue('--cover')).toBe('#aa2200')
  act(() => void window.dispatchEvent(new Event('online')))
  expect(image()?.getAttribute('src')).toBe('https://cdn.example/7.svg')
})

test('OFF-08 the width fits the screen: few sizes, no more than visible, the plain one with data saver', () => {
  expect(imageUrl(SOURCE, { width: 104, density: 2, savesData: false })).toContain('w=240')
  expect(imageUrl(SOURCE, { width: 104, density: 3.5, savesData: false })).toContain('w=320')
  expect(imageUrl(SOURCE, { width: 104, density: 3.5, savesData: true })).toContain('w=160')
  expect(imageUrl(SOURCE, { width: 4_000, density: 2, savesData: false })).toContain('w=1280')
  expect(imageUrl('/plain.png', { width: 104, density: 2, savesData: false })).toBe('/plain.png')
})

test('R-14 shows letters if the URL is not an image URL', () => {
  const src = 'data:image/svg+xml,<svg/>'
  const { container } = render(<Cover src={src} name="虎" colour="url(//evil.example)" isEager />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('虎')
  expect(container.innerHTML).not.toContain('evil')
})
