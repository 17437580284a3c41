import { subscribeKey } from 'valtio/utils'
import { BAR_IDLE_MS, BAR_SLIDE_MS } from '#domain/install/install-constants'
import { isDownloadBarPath } from '#domain/install/install-surfaces'
import { device } from '../../../shared/page/device'

const MOVES = ['scroll', 'pointerdown', 'touchmove', 'wheel', 'keydown'] as const

const hasBar = (): boolean => isDownloadBarPath(window.location.pathname)
const main = (): HTMLElement | null => document.getElementById('main')

/** Container of the bar. It has no content of the current screen and is left out of the snapshot. */
export const barContainer = document.createElement('div')
barContainer.dataset['own'] = 'install'

/**
 * Inserts the container between the skip link and the header, so keyboard and screen readers reach it in visual
 * order.
 */
const reserveSpace = (): void => {
  if (!barContainer.isConnected) main()?.parentElement?.querySelector(':scope > header')?.before(barContainer)
}

/**
 * Shows the bar at the top of its pages, at a moment when no text that is being read moves. It appears with its
 * page, above the visible part of a scrolled page, or on an idle page at the top. There everything below slides
 * down; with reduced motion the bar waits for one of the other moments.
 * @returns removes the bar, and the page slides back; call it before the bar is unmounted
 */
export const pinDownloadBar = (bar: HTMLElement): (() => void) => {
  let movedAt = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (ms = BAR_IDLE_MS): void => {
    if (bar.hidden && hasBar()) timer ??= setTimeout(tryIn, ms)
  }
  const note = (): void => {
    movedAt = performance.now()
    wait()
  }
  /** Shows the bar if nothing prevents it. Anything else that prevents it triggers another call when it ends. */
  const tryIn = (): void => {
    timer = undefined
    if (!bar.hidden || !hasBar() || isCovered()) return
    const calm = performance.now() - movedAt
    if (calm < BAR_IDLE_MS) wait(BAR_IDLE_MS - calm)
    else if (window.scrollY > 0) slipIn(bar)
    else if (!device.isMotionReduced) slideIn(bar)
  }
  reserveSpace()
  const stopPages = onScreenChange(() => show(bar, hasBar()))
  const stopMotion = subscribeKey(device, 'isMotionReduced', () => wait())
  const sizes = new ResizeObserver(() => makeRoom(bar))
  sizes.observe(bar)
  const covers = new MutationObserver(() => wait())
  covers.observe(document.documentElement, { attributeFilter: ['data-overlay'] }) // dialogs and sheets
  covers.observe(document.body, { childList: true }) // the last screen's snapshot
  document.addEventListener('visibilitychange', note)
  for (const move of MOVES) window.addEventListener(move, note, { passive: true, capture: true })
  wait()
  return () => {
    clearTimeout(timer)
    stopPages()
    stopMotion()
    sizes.disconnect()
    covers.disconnect()
    document.removeEventListener('visibilitychange', note)
    for (const move of MOVES) window.removeEventListener(move, note, { capture: true })
    if (!bar.hidden) letGo(bar)
  }
}

/** True if something covers the page, or the page is hidden. */
const isCovered = (): boolean =>
  document.visibilityState === 'hidden' || document.querySelector('.snapshot, dialog[open]') !== null

/**
 * Calls back when another screen is in the DOM, before it is painted. The router's event comes a frame later, and
 * the whole screen would jump in that frame.
 */
const onScreenChange = (call: () => void): (() => void) => {
  let path = window.location.pathname
  const observer = new MutationObserver(() => {
    observe() // a game removes the shell, and the bar with it
    reserveSpace()
    if (path === window.location.pathname) return
    path = window.location.pathname
    call()
  })
  const observe = (): void => {
    for (const parent of [document.getElementById('root'), main()])
      if (parent) observer.observe(parent, { childList: true })
  }
  observe()
  return () => observer.disconnect()
}

/**
 * Reserves the bar's space inside the shell. In the normal flow, the bar would move the whole shell. That cannot
 * slide, because its fixed elements would slide too.
 */
const makeRoom = (bar: HTMLElement): void => {
  const height = bar.isConnected ? bar.offsetHeight : 0
  const shell = main()?.parentElement
  if (shell) shell.style.paddingBlockStart = height === 0 ? '' : `${String(height)}px`
}

const show = (bar: HTMLElement, isShown: boolean): void => {
  bar.hidden = !isShown
  makeRoom(bar)
}

/** Shows the bar above the visible part of the page. Everything on the screen keeps its position. */
const slipIn = (bar: HTMLElement): void => {
  const { style } = document.documentElement
  style.overflowAnchor = 'none' // scroll anchoring would compensate a second time
  show(bar, true)
  window.scrollBy(0, bar.offsetHeight)
  requestAnimationFrame(() => {
    style.overflowAnchor = ''
  })
}

const slideIn = (bar: HTMLElement): void => {
  const from = topOfMain()
  show(bar, true)
  slide([bar, ...parts()], from - topOfMain())
}

/** Removes the bar's space. If the focus was on the bar, it moves to the start of the page. */
const letGo = (bar: HTMLElement): void => {
  const from = topOfMain()
  const hadFocus = bar.contains(document.activeElement)
  queueMicrotask(() => {
    if (bar.isConnected) return
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true })
    makeRoom(bar)
    slide(parts(), from - topOfMain())
  })
}

const topOfMain = (): number => main()?.getBoundingClientRect().top ?? 0

/** Returns the elements below the bar. The bottom bar does not move. */
const parts = (): readonly Element[] => [
  ...(main()?.parentElement?.querySelectorAll(':scope > :is(header, main, footer)') ?? []),
]

const slide = (elements: readonly Element[], by: number): void => {
  if (device.isMotionReduced || by === 0) return
  for (const element of elements)
    element.animate([{ transform: `translateY(${String(by)}px)` }, { transform: 'none' }], {
      duration: BAR_SLIDE_MS,
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    })
}
