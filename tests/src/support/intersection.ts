import { vi } from 'vitest'
import { act } from '@testing-library/react'

// One for all tests of a file: the page never replaces its observers.
const watched = new Map<Element, { readonly margin: string; readonly send: (isNear: boolean) => void }>()

/** A fake IntersectionObserver: the test reports what is near the screen. */
export const stubIntersection = () => {
  watched.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #margin: string
      readonly #callback: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void
      constructor(
        callback: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void,
        options: { rootMargin: string },
      ) {
        this.#callback = callback
        this.#margin = options.rootMargin
      }
      observe(target: Element): void {
        const send = (isIntersecting: boolean): void => this.#callback([{ target, isIntersecting }])
        watched.set(target, { margin: this.#margin, send })
      }
      unobserve(target: Element): void {
        watched.delete(target)
      }
      disconnect(): void {
        watched.clear()
      }
    },
  )
  return {
    margins: (): readonly string[] => [...watched.values()].map(({ margin }) => margin),
    show: (element: Element, isNear = true): void => act(() => watched.get(element)?.send(isNear)),
  }
}
