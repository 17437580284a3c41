import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINI_GAME_PLACE_KEYS } from '#domain/storage-keys'
import { makeMovable, type Movable } from '../../../../src/features/mini-game/make-movable'

const WINDOW_PX = 400 // a margin of 8 px
/** Later than any event of the page itself, whose clock goes on. */
const START_MS = 1e9

let movable: Movable
let layer: HTMLElement
let widget: HTMLElement
let handle: HTMLElement
let game: HTMLElement
let clicks = 0
let now = 0

const sized = (element: HTMLElement, width: number, height: number): void => {
  vi.spyOn(element, 'offsetWidth', 'get').mockReturnValue(width)
  vi.spyOn(element, 'offsetHeight', 'get').mockReturnValue(height)
}

const place = () => [parseFloat(widget.style.left), parseFloat(widget.style.top)]
const storedPosition = () => localStorage.getItem(MINI_GAME_PLACE_KEYS.portrait)

const point = (type: string, x: number, y: number, target = game, more: PointerEventInit = {}) => {
  const of = { bubbles: true, pointerId: 1, isPrimary: true, button: 0, ...more }
  return target.dispatchEvent(new PointerEvent(type, { ...of, clientX: x, clientY: y }))
}

const click = (target = game, detail = 1): void => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
  Object.defineProperty(event, 'timeStamp', { value: now })
  target.dispatchEvent(event)
}

const press = (key: string, more: KeyboardEventInit = {}) =>
  handle.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))

/** A quick mouse, which leaves the widget with its first step. */
const drag = (from: readonly [number, number], to: readonly [number, number], target = game): void => {
  point('pointerdown', ...from, target)
  point('pointermove', ...to, document.body)
  point('pointerup', ...to, document.body)
}

const begin = () => (movable = makeMovable({ layer, widget, handle }))

beforeEach(() => {
  vi.useFakeTimers()
  clicks = 0
  now = START_MS
  document.documentElement.dir = 'ltr'
  vi.stubGlobal('innerWidth', WINDOW_PX)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  layer = document.createElement('div')
  widget = document.createElement('aside')
  handle = document.createElement('button')
  game = document.createElement('button')
  game.addEventListener('click', () => (clicks += 1))
  widget.setPointerCapture = () => {}
  widget.append(handle, game)
  layer.append(widget)
  document.body.append(layer)
  sized(layer, 400, 600)
  sized(widget, 60, 60)
  begin()
})
afterEach(() => {
  movable.stop()
  layer.remove()
})

test('MIN-02 the mini-game starts at the bottom, at the end of the line, mirrored in right-to-left languages', () => {
  expect(place()).toEqual([332, 532])
  movable.stop()
  document.documentElement.dir = 'rtl'
  begin()
  expect(place()).toEqual([8, 532])
})

test('MIN-02 it follows the finger and is saved; the click that ends a drag does not reach the game', () => {
  drag([350, 550], [250, 350])
  click()
  expect(place()).toEqual([232, 332])
  expect(clicks).toBe(0)
  movable.stop()
  begin()
  expect(place().map(Math.round)).toEqual([232, 332])
  now += 250
  point('pointerdown', 240, 340)
  click()
  expect(clicks).toBe(1)
})

test('MIN-02 a key’s click counts after a drag without a click', () => {
  drag([350, 550], [250, 350])
  click(game, 0)
  expect(clicks).toBe(1)
})

test('MIN-02 a label’s click reaches its field immediately', () => {
  const label = document.createElement('label')
  const field = document.createElement('input')
  field.type = 'checkbox'
  game.append(label)
  label.append(field)
  click(label) // the field's click follows automatically
  expect([clicks, field.checked]).toEqual([2, true])
})

test('MIN-02 two clicks within 250 ms count once; of rapid clicks every second one counts', () => {
  click()
  now += 249
  click()
  expect(clicks).toBe(1)
  now += 1
  click()
  expect(clicks).toBe(2)
  now += 250
  for (let time = 0; time < 4; time += 1) {
    click()
    now += 150
  }
  expect(clicks).toBe(4)
})

test('MIN-02 a second finger or another mouse button moves nothing', () => {
  point('pointerdown', 350, 550, game, { isPrimary: false, pointerId: 2 })
  point('pointermove', 250, 350, game, { isPrimary: false, pointerId: 2 })
  point('pointerdown', 350, 550, game, { button: 2 })
  point('pointermove', 250, 350)
  expect(place()).toEqual([332, 532])
})

test('MIN-02 an open widget is dragged only by its handle', () => {
  widget.dataset['open'] = ''
  drag([350, 550], [250, 350])
  expect(place()).toEqual([332, 532])
  drag([350, 550], [250, 350], handle)
  expect(place()).toEqual([232, 332])
})

test('MIN-02 its bounds are checked every 250 ms, and never after its removal', () => {
  sized(widget, 260, 300)
  vi.advanceTimersByTime(249)
  expect(place()).toEqual([332, 532])
  vi.advanceTimersByTime(1)
  expect(place()).toEqual([132, 292])
  sized(widget, 60, 60)
  vi.advanceTimersByTime(250)
  expect(place()).toEqual([332, 532])
  movable.stop()
  expect(vi.getTimerCount()).toBe(0)
  sized(widget, 260, 300)
  window.dispatchEvent(new Event('resize'))
  drag([350, 550], [250, 350])
  press('ArrowLeft')
  expect(place()).toEqual([332, 532])
})

test('MIN-02 a smaller screen moves it immediately', () => {
  drag([350, 550], [184, 284])
  expect(place()).toEqual([166, 266])
  sized(layer, 300, 400)
  window.dispatchEvent(new Event('resize'))
  expect(place().map(Math.round)).toEqual([117, 168])
})

test('MIN-02 its handle handles only its own keys, saves each position, and Home resets it', () => {
  expect(press('Tab')).toBe(true)
  expect(press('ArrowLeft', { altKey: true })).toBe(true)
  expect(place()).toEqual([332, 532])
  expect(press('ArrowLeft')).toBe(false)
  press('ArrowDown')
  press('ArrowRight')
  press('ArrowUp', { shiftKey: true })
  expect(place()).toEqual([332, 468])
  expect(storedPosition()).toBe('1.0000 0.8779')
  press('Home')
  expect(storedPosition()).toBe('1.0000 1.0000')
})

test('MIN-02 a click on its handle moves it to the next corner', () => {
  click(handle)
  expect(place()).toEqual([8, 532])
})
