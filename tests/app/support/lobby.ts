import { screen, waitFor } from '@testing-library/dom'
import { vi } from 'vitest'

/** Links of the games on the screen; banners and matches have no id. */
export const tiles = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('a[data-game]:not([data-game=""])'),
]

/** Waits for the lobby's games. Roles would be slow in a document of this size. */
export const seeGames = (): Promise<HTMLElement[]> =>
  waitFor(() => {
    const found = tiles()
    if (found.length === 0) throw new Error('There are no games')
    return found
  })

/** Waits for the first game's heart. */
export const firstHeart = async (): Promise<HTMLElement> => {
  await seeGames()
  return screen.getAllByRole('button', { name: /to favourites$/, hidden: true })[0] ?? document.body
}

/** Everything is near the screen from now on: the document has no layout. */
export const scrollEverywhere = (): void => {
  type Listener = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly listener: Listener) {}
      observe = (target: Element): void => this.listener([{ target, isIntersecting: true }])
      unobserve = (): void => undefined
    },
  )
}
