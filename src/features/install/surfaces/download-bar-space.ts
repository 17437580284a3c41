import { subscribeKey } from 'valtio/utils'
import { BAR_IDLE_MS, BAR_SLIDE_MS } from '#domain/install/install-constants'
import { isDownloadBarPath } from '#domain/install/install-surfaces'
import { device } from '../../../shared/page/device'

const MOVES = ['scroll', 'pointerdown', 'touchmove', 'wheel', 'keydown'] as const

const hasBar = (): boolean => isDownloadBarPath(window.location.pathname)
const main = (): HTMLElement | null => document.getElementById('main')

/** What the bar is drawn into. It has none of the screen's own, and is not taken into its snapshot. */
export const barPlace = document.createElement('div')
barPlace.dataset['own'] = 'install'

/** Where the eyes find it, between the skip link and the header: keyboard and screen reader come by it there as well. */
const reserveSpace = (): void => {
  if (!barPlace.isConnected) main()?.parentElement?.querySelector(':scope > header')?.before(barPlace)
}

/**
 * Has the bar stand at the top of its pages, and lets it in when nothing that is being read moves by it: with the page
 * it stands on, above the edge of the screen while that is scrolled down, or at the top of a page that is left alone, with
 * all below it sliding along. With reduced motion nothing slides, and it waits for one of the others.
 * @returns takes it away, the page sliding after it; called before the bar is removed
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
  /** What is not over by itself is not waited for: each of them ends with something that calls again. */
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

/** Something stands over the page, or nobody looks at it. */
const isCovered = (): boolean =>
  document.visibilityState === 'hidden' || document.querySelector('.snapshot, dialog[open]') !== null

/**
 * Calls back when another screen has been drawn, before it is seen: what the router tells comes a frame later, and the
 * whole screen would jump in it.
 */
const onScreenChange = (call: () => void): (() => void) => {
  let path = window.location.pathname
  const observer = new MutationObserver(() => {
    observe() // a game takes the shell away, and the bar with it
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
 * The room for it is within the shell. A bar in the flow would move the shell as a whole, which cannot slide: what is fixed
 * to the screen would slide with it.
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

/** In above the edge of the screen; what is on it stays where it is. */
const slipIn = (bar: HTMLElement): void => {
  const { style } = document.documentElement
  style.overflowAnchor = 'none' // the browser would make up for it as well, where it can
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

/** The focus was on its button: it goes on where the page begins. */
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

/** What stands below the bar; the bar at the foot does not move. */
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
