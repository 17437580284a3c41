import { useRef, type PointerEvent, type RefObject } from 'react'

const CLOSE_SHARE = 0.3 // released below this share of its height, it closes
const FLICK_PX_PER_MS = 0.5 // or if the finger was this fast
const LEAVE_MS = 180 // below the 250 ms that a transition may take

interface Drag {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
}

/** Makes a panel follow the finger downwards, and closes it when it is released low or with a flick. */
export const useDragDown = (panel: RefObject<HTMLElement | null>, onClose: () => void): Drag => {
  const start = useRef<{ readonly y: number; readonly at: number } | null>(null)

  const end = (event: PointerEvent<HTMLElement>): void => {
    const from = start.current
    start.current = null
    if (!from || !panel.current) return
    const distance = event.clientY - from.y
    const speed = distance / Math.max(1, event.timeStamp - from.at)
    const height = panel.current.offsetHeight
    if (distance < height * CLOSE_SHARE && speed < FLICK_PX_PER_MS) place(panel.current, 0)
    else leave(panel.current, distance, onClose)
  }

  return {
    onPointerDown: (event) => {
      if (event.target instanceof Element && event.target.closest('button')) return
      start.current = { y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event) => {
      if (start.current) place(panel.current, event.clientY - start.current.y)
    },
    onPointerUp: end,
    onPointerCancel: () => {
      start.current = null
      place(panel.current, 0)
    },
  }
}

const place = (panel: HTMLElement | null, distance: number): void => {
  if (panel) panel.style.transform = distance > 0 ? `translateY(${String(distance)}px)` : ''
}

const leave = (panel: HTMLElement, from: number, onClose: () => void): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    onClose()
    return
  }
  const frames = [
    { transform: `translateY(${String(Math.max(0, from))}px)` },
    { transform: 'translateY(100%)' },
  ]
  panel.animate(frames, { duration: LEAVE_MS, easing: 'ease-in', fill: 'forwards' }).onfinish = onClose
}
