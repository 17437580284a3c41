import { type RefObject, useEffect, useState } from 'react'
import type { MiniGameSetup, MountMiniGame } from '#domain/mini-game/mini-game-script'
import { useConnection } from '../../shared/sync/use-connection'
import { loadMiniGame } from './load-mini-game'
import { type GameState, runGame } from './run-game'

type Facts = Pick<MiniGameSetup, 'token' | 'merchant' | 'language'>

/** Runs the game of this path in an element once its script has loaded. Returns its state. */
export const useMiniGame = (
  path: string,
  place: RefObject<HTMLElement | null>,
  { token, merchant, language }: Facts,
): GameState => {
  const mount = useScript(path)
  const [state, setState] = useState<GameState>('none')
  useEffect(() => {
    if (!mount || !place.current) return undefined
    return runGame(mount, place.current, { token, merchant, language }, setState)
  }, [mount, place, token, merchant, language])
  return state
}

/** Not requested while offline. If it did not load, it is requested again when the connection changes. */
const useScript = (path: string): MountMiniGame<HTMLElement> | null => {
  const { state, isOffline, isKnown } = useConnection()
  const [mount, setMount] = useState<MountMiniGame<HTMLElement> | null>(null)
  const isThere = mount !== null
  useEffect(() => {
    if (isThere || isOffline || !isKnown) return undefined
    let isOver = false
    void loadMiniGame(path).then((found) => {
      if (!isOver) setMount(() => found)
    })
    return () => {
      isOver = true
    }
  }, [path, isThere, isOffline, isKnown, state])
  return mount
}
