import type { MiniGameSetup, MountMiniGame } from '#domain/mini-game/mini-game-script'

/** `none` until the script has drawn its game, and where it cannot. */
export type GameState = 'none' | 'closed' | 'open'

/**
 * Has the merchant's script draw its game into an element, and tells how it stands. Whatever the script throws ends here:
 * there is no game then. Answers the way to end it, which leaves the element empty.
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
