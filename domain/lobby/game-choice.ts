import { mergedVendor } from './vendor-order'

/** Marks of a game that a list can be limited to. */
export const GAME_MARKS = ['new', 'hot', 'demo'] as const

export type GameMark = (typeof GAME_MARKS)[number]

/** What a player chose to see of a list of games. */
export interface GameChoice {
  /** A game must have all of them. */
  readonly only: readonly GameMark[]
  /** '' for all. */
  readonly vendor: string
  /** True for A–Z; false for the merchant's order, popular games first. */
  readonly isByName: boolean
}

/** The fields of a game that a choice needs. */
export interface ChosenGame {
  readonly gameId: string
  readonly name: string
  readonly vendor: string
  readonly isNew: boolean
  readonly isHot: boolean
  readonly hasTrial: boolean
}

/** Parses the parameters of a URL: `only=new.demo&sort=name`. Unknown words are ignored. */
export const parseChoice = (place: {
  readonly only: string
  readonly sort: string
  readonly vendor: string
}): GameChoice => ({
  only: GAME_MARKS.filter((mark) => place.only.split('.').includes(mark)),
  vendor: place.vendor,
  isByName: place.sort === 'name',
})

/** Returns the `only` parameter after a mark was turned on or off. */
export const toggleMark = (only: readonly GameMark[], mark: GameMark): string =>
  GAME_MARKS.filter((each) => only.includes(each) !== (each === mark)).join('.')

/** True if the choice changes a list. */
export const changesList = ({ only, vendor, isByName }: GameChoice): boolean =>
  only.length > 0 || vendor !== '' || isByName

const HAS_MARK: Readonly<Record<GameMark, (game: ChosenGame) => boolean>> = {
  new: ({ isNew }) => isNew,
  hot: ({ isHot }) => isHot,
  demo: ({ hasTrial }) => hasTrial,
}

export const isChosen = (game: ChosenGame, { only, vendor }: GameChoice): boolean =>
  (vendor === '' || mergedVendor(game.vendor) === vendor) && only.every((mark) => HAS_MARK[mark](game))
