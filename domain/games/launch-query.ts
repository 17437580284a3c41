import type { Game } from '../contract/games/games'

/** Input of a launch: a game of the lobby, or a link's own parameters (S2, GAM-04). */
export interface LaunchParams {
  readonly game: Pick<
    Game,
    'gameCode' | 'vendor' | 'name' | 'lottoArea' | 'launchMode' | 'lottoView' | 'hasLobby' | 'prizeModes'
  > | null
  readonly vendor?: string | undefined
  readonly gameCode?: string | undefined
  readonly prizeMode?: string | undefined
  readonly playType?: string | undefined
  readonly lottoView?: string | undefined
  /** Absolute URL in our app for the game's way out. */
  readonly backUrl: string
  /** Result of `deviceName`. */
  readonly device: string
  readonly language: string
  /** LNG-05: a lottery is launched in Vietnamese by a player who never chose a language. */
  readonly isLanguageChosen: boolean
  /** The member's VIP label. */
  readonly labelName?: string | undefined
}

/** GAM-02's special vendors; instant lotteries (ELOTT) open as any other game does. */
const LOTTERY_VENDORS: ReadonlySet<string> = new Set(['LOTT', 'TCG_LOTTO_VN', 'TCG_SEA'])
const LOTTERY_FALLBACK_LANGUAGE = 'VI'

/** True if the game is launched as a lottery (GAM-03). A link indicates that by its view or its prize mode. */
export const isLotteryLaunch = ({
  game,
  vendor,
  prizeMode,
  lottoView,
}: Pick<LaunchParams, 'game' | 'vendor' | 'prizeMode' | 'lottoView'>): boolean => {
  if (game) return game.lottoArea !== '' || LOTTERY_VENDORS.has(game.vendor)
  if (vendor !== undefined && vendor !== '') return LOTTERY_VENDORS.has(vendor)
  return prizeMode !== undefined || lottoView !== undefined
}

/** Builds the query of GET /wps/game/launchGame from the fields that apply (S3). */
export const buildLaunchQuery = (input: LaunchParams): Readonly<Record<string, string>> => {
  const { game, backUrl, device, language, playType } = input
  const isLottery = isLotteryLaunch(input)
  const prizeMode = input.prizeMode ?? firstMode(input)
  const fields: Readonly<Record<string, string | undefined>> = {
    ...(isLottery
      ? {
          lottoArea: game?.lottoArea,
          launchMode: game?.launchMode,
          lottoPrizeMode: prizeMode,
          lottoGameCode: game?.gameCode ?? input.gameCode,
          lottoView: input.lottoView ?? game?.lottoView,
        }
      : { gameCode: game?.gameCode ?? input.gameCode, prizeMode: input.prizeMode }),
    playType,
    vendor: game?.vendor ?? input.vendor,
    device,
    backUrl,
    hasLobby: game ? String(game.hasLobby) : undefined,
    language: isLottery && !input.isLanguageChosen ? LOTTERY_FALLBACK_LANGUAGE : language,
    title: game?.name,
    labelName: input.labelName,
  }
  return Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => field[1] !== undefined && field[1] !== '',
    ),
  )
}

const firstMode = ({ game }: LaunchParams): string | undefined => {
  const [mode] = game?.prizeModes ?? []
  return mode === undefined ? undefined : String(mode)
}
