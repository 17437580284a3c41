import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { changesList, type ChosenGame, type GameChoice, parseChoice } from '#domain/lobby/game-choice'
import { pageState } from '../../../shared/page/page-state'
import { useLobbyPlace } from '../page/use-lobby-place'
import { placeGames, readChosenGames } from './read-chosen-games'

/** Returns the games of a list that the filters keep, in the chosen order. */
export type KeepGames = (ids: readonly string[]) => readonly string[]

export interface GameFilter {
  readonly choice: GameChoice
  /** Undefined until the games are read. */
  readonly keep: KeepGames | undefined
}

const KEEP_ALL: KeepGames = (ids) => ids

/**
 * Returns the filters in the URL.
 * @param isByVendor true if the list has only the games of the chosen vendor already
 * @param ids of the list: all games are read again when other ones of these have not been read
 */
export const useGameFilter = (isByVendor: boolean, ids: readonly string[] | undefined): GameFilter => {
  const { only, sort, vendor } = useLobbyPlace()
  const choice = useMemo(
    () => parseChoice({ only, sort, vendor: isByVendor ? '' : vendor }),
    [only, sort, vendor, isByVendor],
  )
  const { merchant, language } = useSnapshot(pageState)
  const isOn = changesList(choice)
  const [games, setGames] = useState<ReadonlyMap<string, ChosenGame>>()
  // A game may have no row yet, so this lists the ids: a boolean would stay true when others are synced.
  const missing = games && ids ? ids.filter((id) => !games.has(id)).join() : ''
  const [placed, setPlaced] = useState<Placed>()
  useEffect(() => {
    if (!isOn) return undefined
    let isCurrent = true
    const done = (read: ReadonlyMap<string, ChosenGame>): void => {
      if (isCurrent) setGames(read)
    }
    void readChosenGames(merchant, language).then(done, () => done(new Map()))
    return () => {
      isCurrent = false
    }
  }, [isOn, missing, merchant, language])
  useEffect(() => {
    if (!games || !isOn) return undefined
    let isCurrent = true
    void placeGames(games, choice, language).then((places) => {
      if (isCurrent) setPlaced({ choice, keep: keepPlaced(places, choice.isByName) })
    })
    return () => {
      isCurrent = false
    }
  }, [games, choice, isOn, language])
  const keep = isOn ? (placed?.choice === choice ? placed.keep : undefined) : KEEP_ALL
  return { choice, keep }
}

interface Placed {
  readonly choice: GameChoice
  readonly keep: KeepGames
}

const keepPlaced =
  (places: ReadonlyMap<string, number>, isByName: boolean): KeepGames =>
  (ids) => {
    const kept = ids.filter((id) => places.has(id))
    return isByName ? kept.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)) : kept
  }
