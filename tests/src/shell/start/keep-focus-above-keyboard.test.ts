import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const freshViewport = () => Object.assign(new EventTarget(), { scale: 1, height: 740, offsetTop: 0 })
let viewport = freshViewport()

/** Like Safari: the page keeps its size, the visible part shrinks. */
const see = (height: number, offsetTop = 0): void => {
  Object.assign(viewport, { height, offsetTop })
  viewport.dispatchEvent(new Event('resize'))
}
const POINTER = '(pointer: coarse)'
const isOpen = (): boolean => document.documentElement.hasAttribute('data-keyboard')
const under = (): string => document.documentElement.style.getPropertyValue('--keyboard')

const resizePage = (innerWidth: number, innerHeight: number): void => {
  vi.stubGlobal('innerWidth', innerWidth)
  vi.stubGlobal('innerHeight', innerHeight)
}

beforeEach(async () => {
  vi.resetModules()
  resizePage(360, 740)
  viewport = freshViewport()
  vi.stubGlobal('visualViewport', viewport)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === POINTER }))
  document.body.innerHTML = '<input id="name"><button id="go">Go</button>'
  const { keepFocusAboveKeyboard } = await import('../../../../src/shell/start/keep-focus-above-keyboard')
  keepFocusAboveKeyboard()
  see(740)
})

afterEach(() => document.documentElement.removeAttribute('data-keyboard'))

test('SHL-09 the keyboard over a page of fixed size: sets the covered height', () => {
  const field = document.getElementById('name')
  const scrolled = vi.spyOn(field ?? document.body, 'scrollIntoView')
  field?.focus()
  expect(isOpen()).toBe(false)
  see(420)
  expect([isOpen(), under()]).toEqual([true, '320px'])
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
  see(420, 100)
  expect(under()).toBe('220px')
  see(740)
  expect([isOpen(), under()]).toEqual([false, '0px'])
})

test('SHL-09 a page that shrinks with the keyboard has a covered height of 0', () => {
  document.getElementById('name')?.focus()
  resizePage(360, 430)
  see(430)
  expect([isOpen(), under()]).toEqual([true, '0px'])
})

interface Screen {
  readonly focused?: string
  readonly page?: readonly [number, number]
  readonly scale?: number
  readonly isReadOnly?: boolean
}

test.each<[string, Screen, number]>([
  ['if nobody types', { focused: 'go' }, 420],
  ['if only a bar of the browser comes', {}, 660],
  ['if the phone is turned', { page: [740, 360] }, 360],
  ['if the page is zoomed', { scale: 2 }, 370],
  ['of a read-only field', { isReadOnly: true }, 370],
])('SHL-09 no keyboard %s', (_why, { focused = 'name', page, scale = 1, isReadOnly = false }, height) => {
  document.getElementById('name')?.toggleAttribute('readonly', isReadOnly)
  document.getElementById(focused)?.focus()
  if (page) resizePage(...page)
  viewport.scale = scale
  see(height)
  expect(isOpen()).toBe(false)
})

test('SHL-09 without a focused field there is no keyboard, though the page is zoomed', () => {
  document.getElementById('name')?.focus()
  see(370)
  viewport.scale = 2
  document.getElementById('name')?.blur()
  expect(isOpen()).toBe(false)
})
