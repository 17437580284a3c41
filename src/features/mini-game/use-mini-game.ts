import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { MiniGameSetup, MountMiniGame } from '#domain/mini-game/mini-game-script'
import { useConnection } from '../../shared/sync/use-connection'
import { loadMiniGame } from './load-mini-game'
import { type GameState, runGame } from './run-game'

type Facts = Pick<MiniGameSetup, 'token' | 'merchant' | 'language'>

interface RunningGame {
  readonly state: GameState
  /** Closes its panel. Its interface has no call for that, so the game starts again. */
  readonly close: () => void
}

/** Runs the game of this path in an element once its script has loaded. */
export const useMiniGame = (
  path: string,
  place: RefObject<HTMLElement | null>,
  { token, merchant, language }: Facts,
): RunningGame => {
  const mount = useScript(path)
  const [state, setState] = useState<GameState>('none')
  const [run, setRun] = useState(0)
  useEffect(() => {
    if (!mount || !place.current) return undefined
    return runGame(mount, place.current, { token, merchant, language }, setState)
  }, [mount, place, token, merchant, language, run])
  const close = useCallback(() => setRun((last) => last + 1), [])
  return { state, close }
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
