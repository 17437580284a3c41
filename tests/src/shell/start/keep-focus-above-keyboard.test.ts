import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const freshViewport = () => Object.assign(new EventTarget(), { scale: 1, height: 740, offsetTop: 0 })
let viewport = freshViewport()

/** What Safari does: the page stays as it is, what is seen of it gets smaller. */
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

afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('data-keyboard')
})

test('SHL-09 the keyboard over a page that stays as it is: as much as lies under it', () => {
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

test('SHL-09 a page that gets smaller itself has nothing under the keyboard', () => {
  document.getElementById('name')?.focus()
  resizePage(360, 430)
  see(430)
  expect([isOpen(), under()]).toEqual([true, '0px'])
})

test.each([
  ['nobody types', () => document.getElementById('go')?.focus(), 420],
  ['only a bar of the browser comes', () => document.getElementById('name')?.focus(), 660],
])('SHL-09 no keyboard where %s', (_why, act, height) => {
  act()
  see(height)
  expect(isOpen()).toBe(false)
})

test('SHL-09 a phone that is turned while somebody types is none either', () => {
  document.getElementById('name')?.focus()
  resizePage(740, 360)
  see(360)
  expect(isOpen()).toBe(false)
})

test('SHL-09 who looks closer has hidden what is hidden, and is done when nothing is typed into', () => {
  const field = document.getElementById('name')
  field?.focus()
  viewport.scale = 2
  see(370)
  expect(isOpen()).toBe(false)
  viewport.scale = 1
  see(370)
  expect(isOpen()).toBe(true)
  viewport.scale = 2
  field?.blur()
  expect(isOpen()).toBe(false)
})

test('SHL-09 a field that only shows something is none', () => {
  document.body.innerHTML = '<input id="name" readonly>'
  document.getElementById('name')?.focus()
  see(370)
  expect(isOpen()).toBe(false)
})
