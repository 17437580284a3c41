import type { MiniGameSetup, MountMiniGame } from '#domain/mini-game/mini-game-script'

/** `none` until the script has drawn its game, and if it fails. */
export type GameState = 'none' | 'closed' | 'open'

/**
 * Lets the merchant's script draw its game into an element, and reports the state. If the script throws, there is no
 * game. Returns the function that ends the game and empties the element.
 */
export const runGame = (
  mount: MountMiniGame<HTMLElement>,
  element: HTMLElement,
  facts: Omit<MiniGameSetup, 'onOpen' | 'onClose'>,
  onState: (state: GameState) => void,
): (() => void) => {
  let isOver = false
  const say = (state: GameState): void => {
    if (!isOver) onState(state)
  }
  say('closed')
  const unmount = attempt(() =>
    mount(element, { ...facts, onOpen: () => say('open'), onClose: () => say('closed') }),
  )
  const end = (): void => {
    if (isOver) return
    say('none')
    isOver = true
    if (typeof unmount === 'function') attempt(unmount)
    element.replaceChildren()
  }
  if (typeof unmount !== 'function') end()
  return end
}

const attempt = <T>(run: () => T): T | undefined => {
  try {
    return run()
  } catch {
    return undefined
  }
}
