import { expect, test, vi } from 'vitest'
import { dragRows } from '../../../../src/shell/start/drag-rows'

const createRow = (): HTMLElement => {
  const row = document.createElement('div')
  row.className = 'scroller'
  row.append(document.createElement('a'))
  // There is no layout here.
  Object.defineProperties(row, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } })
  row.scrollBy = () => undefined
  document.body.append(row)
  return row
}

const send = (target: EventTarget, type: string, clientX: number): boolean =>
  target.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', button: 0, clientX, bubbles: true }))

test('a dragged row snaps again when it has settled, also if a click follows at once', () => {
  vi.useFakeTimers()
  document.head.innerHTML = '<style>.scroller { scroll-snap-type: x mandatory }</style>'
  dragRows()
  const row = createRow()
  send(row, 'pointerdown', 200)
  send(window, 'pointermove', 120)
  expect([row.scrollLeft, row.style.scrollSnapType]).toEqual([80, 'none'])
  send(window, 'pointerup', 120)
  send(row, 'pointerdown', 120)
  send(window, 'pointerup', 120)
  expect(row.style.scrollSnapType).toBe('none')
  vi.advanceTimersByTime(400)
  expect(row.style.scrollSnapType).toBe('')
})
