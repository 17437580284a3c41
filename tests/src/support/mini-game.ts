import { vi } from 'vitest'
import type { MiniGameSetup, MountMiniGame } from '#domain/mini-game/mini-game-script'

type Mount = MountMiniGame<HTMLElement>

/** A merchant's mini-game without its script: one button, and a record of its calls. */
export const fakeGame = {
  /** Replaces `loadMiniGame`. */
  load: vi.fn<(path: string) => Promise<Mount | null>>(),
  mount: vi.fn<Mount>(),
  unmount: vi.fn<() => void>(),
  setup: undefined as MiniGameSetup | undefined,
}

/** No requests yet; the script loads and renders its button. */
export const resetGame = (): void => {
  fakeGame.setup = undefined
  fakeGame.unmount.mockReset()
  fakeGame.mount.mockReset().mockImplementation((element, setup) => {
    const button = document.createElement('button')
    button.textContent = 'Play'
    element.append(button)
    fakeGame.setup = setup
    return fakeGame.unmount
  })
  fakeGame.load.mockReset().mockImplementation(() => Promise.resolve(fakeGame.mount))
}
