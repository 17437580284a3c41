import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { barContainer, pinDownloadBar } from '../../../../../src/features/install/surfaces/download-bar-space'
import { device } from '../../../../../src/shared/page/device'

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

let stop = (): void => undefined
const bar = document.createElement('aside')

const scrollTo = (top: number) => vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top)

/** A page, and its bar. With reduced motion it does not show at the page's top. */
beforeEach(() => {
  vi.useFakeTimers()
  const observer = { observe: () => undefined, disconnect: () => undefined }
  vi.stubGlobal('ResizeObserver', function observe() {
    return observer
  })
  vi.spyOn(window, 'scrollBy').mockReturnValue()
  window.history.replaceState(null, '', '/m/home')
  device.isMotionReduced = true
  document.body.innerHTML =
    '<div id="root"><div><a href="#main">Skip</a><header></header><main id="main"></main></div></div>'
  bar.hidden = true
  barContainer.replaceChildren(bar)
})

afterEach(() => {
  stop()
  device.isMotionReduced = false
})

test('INS-05 the download bar returns to its place before the header after a game', async () => {
  stop = pinDownloadBar(bar)
  const root = document.querySelector('#root')
  const shell = root?.firstElementChild
  expect(document.querySelector('header')?.previousElementSibling).toBe(barContainer)
  shell?.remove()
  barContainer.remove()
  await pass(0)
  if (shell) root.append(shell)
  await pass(0)
  expect(document.querySelector('header')?.previousElementSibling).toBe(barContainer)
})

test('INS-05 SHL-09 it runs no timers while it cannot show, and shows when scrolling has stopped', async () => {
  stop = pinDownloadBar(bar)
  await pass(1_000)
  expect(vi.getTimerCount()).toBe(0)
  scrollTo(400)
  window.dispatchEvent(new Event('scroll'))
  await pass(500)
  window.dispatchEvent(new Event('scroll')) // and continues
  await pass(700)
  expect(bar.hidden).toBe(true)
  await pass(300)
  expect(bar.hidden).toBe(false)
})

test('INS-05 it shows when the dialog over the page closes, or its tab becomes visible; no timer runs meanwhile', async () => {
  scrollTo(400)
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
  stop = pinDownloadBar(bar)
  await pass(2_000)
  expect(vi.getTimerCount()).toBe(0)
  const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.querySelector('dialog')?.remove()
  await pass(2_000)
  expect([vi.getTimerCount(), bar.hidden]).toEqual([0, true])
  look.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(1_000)
  expect(bar.hidden).toBe(false)
})
