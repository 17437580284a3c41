import { expect, test, vi } from 'vitest'
import { device } from '../../../../src/shared/page/device'
import { scrollUpAgain } from '../../../../src/shell/start/scroll-up-again'

const press = (init: MouseEventInit = {}): boolean => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  return document.querySelector('span')?.dispatchEvent(click) ?? false
}

test('SHL-01 a tap on the entry of the open page scrolls up; another query and another tab are left to the link', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  document.body.innerHTML = '<nav><a href="/m/home" aria-current="page"><span>Home</span></a></nav>'
  scrollUpAgain()
  history.replaceState(null, '', '/m/home?tab=RNG')
  expect(press()).toBe(true)
  history.replaceState(null, '', '/m/home')
  expect(press({ ctrlKey: true })).toBe(true)
  expect(scroll).not.toHaveBeenCalled()
  device.isMotionReduced = false
  expect(press()).toBe(false)
  device.isMotionReduced = true
  expect(press()).toBe(false)
  expect(scroll.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }], [{ top: 0, behavior: 'auto' }]])
})
