import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { barContainer, pinDownloadBar } from '../../../../../src/features/install/surfaces/download-bar-space'
import { device } from '../../../../../src/shared/page/device'

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

let stop = (): void => undefined

/** A page scrolled to its top, and its bar. With reduced motion it does not show there. */
const start = (): HTMLElement => {
  document.body.innerHTML =
    '<div id="root"><div><a href="#main">Skip</a><header></header><main id="main"></main></div></div>'
  const bar = document.createElement('aside')
  bar.hidden = true
  barContainer.replaceChildren(bar)
  stop = pinDownloadBar(bar)
  return bar
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (): void => undefined
      disconnect = (): void => undefined
    },
  )
  window.history.replaceState(null, '', '/m/home')
  device.isMotionReduced = true
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  device.isMotionReduced = false
  document.body.innerHTML = ''
  delete document.documentElement.dataset['overlay']
})

describe('INS-05 the download bar’s position', () => {
  test('INS-05 is between the skip link and the header, and returns there after a game', async () => {
    start()
    const [skip, place, header] = document.querySelector('#main')?.parentElement?.children ?? []
    expect([skip?.localName, place, header?.localName]).toEqual(['a', barContainer, 'header'])

    const root = document.querySelector('#root')
    const shell = root?.firstElementChild
    shell?.remove()
    barContainer.remove()
    await pass(0)
    if (shell) root.append(shell)
    await pass(0)
    expect(document.querySelector('header')?.previousElementSibling).toBe(barContainer)
  })

  test('INS-05 SHL-09 runs no timers while it cannot show and nothing changes', async () => {
    const bar = start()
    await pass(1_000)
    expect(vi.getTimerCount()).toBe(0)
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(400)
    vi.spyOn(window, 'scrollBy').mockReturnValue()
    window.dispatchEvent(new Event('scroll'))
    await pass(500)
    window.dispatchEvent(new Event('scroll')) // and continues
    await pass(700)
    expect(bar.hidden).toBe(true)
    await pass(300)
    expect(bar.hidden).toBe(false)
  })

  test('INS-05 shows when the dialog over the page closes; no timer runs meanwhile', async () => {
    const bar = start()
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(400)
    vi.spyOn(window, 'scrollBy').mockReturnValue()
    const dialog = document.createElement('dialog')
    document.querySelector('#main')?.append(dialog)
    dialog.open = true
    document.documentElement.dataset['overlay'] = ''
    await pass(2_000)
    expect(vi.getTimerCount()).toBe(0)
    expect(bar.hidden).toBe(true)
    dialog.remove()
    delete document.documentElement.dataset['overlay']
    await pass(1_000)
    expect(bar.hidden).toBe(false)
  })

  test('INS-05 shows when a hidden tab becomes visible again', async () => {
    const bar = start()
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(400)
    vi.spyOn(window, 'scrollBy').mockReturnValue()
    const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await pass(2_000)
    expect(vi.getTimerCount()).toBe(0)
    look.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(1_000)
    expect(bar.hidden).toBe(false)
  })
})
