import { act } from '@testing-library/react'
import { vi } from 'vitest'

type Callback = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void

// One for all tests of a file: the page never replaces its observers.
const watched = new Map<Element, FakeObserver>()

class FakeObserver {
  constructor(
    readonly callback: Callback,
    readonly options: { readonly rootMargin: string },
  ) {}
  observe = (target: Element): void => void watched.set(target, this)
  unobserve = (target: Element): void => void watched.delete(target)
  disconnect = (): void => watched.clear()
}

/** A fake IntersectionObserver: the test reports what is near the screen. */
export const stubIntersection = () => {
  watched.clear()
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  return {
    margins: (): readonly string[] => [...watched.values()].map(({ options }) => options.rootMargin),
    show: (target: Element, isIntersecting = true): void =>
      act(() => watched.get(target)?.callback([{ target, isIntersecting }])),
  }
}
