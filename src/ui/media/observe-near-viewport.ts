type Listener = (isNear: boolean) => void

const observers = new Map<
  string,
  { readonly observer: IntersectionObserver; readonly listeners: Map<Element, Listener> }
>()

/**
 * Calls back when an element comes near the screen and when it leaves. All elements with the same margin share an
 * observer.
 */
export const observeNearViewport = (element: Element, marginPx: number, listener: Listener): (() => void) => {
  const { observer, listeners } = observerOf(`${String(marginPx)}px`)
  listeners.set(element, listener)
  observer.observe(element)
  return () => {
    listeners.delete(element)
    observer.unobserve(element)
  }
}

const observerOf = (margin: string) => {
  const known = observers.get(margin)
  if (known) return known
  const listeners = new Map<Element, Listener>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting)
    },
    { rootMargin: margin },
  )
  const made = { observer, listeners }
  observers.set(margin, made)
  return made
}
