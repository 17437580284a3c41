import { instantPatterns, lotteryPatterns, southEastPatterns, vietnamPatterns } from './words/lotteries'
import { cardPatterns, livePatterns } from './words/tables'
import { esportPatterns, sportPatterns } from './words/sports'
import { fishingPatterns } from './words/fishing'
import { slotPatterns } from './words/slots'
import type { Pattern } from './words/word'

export interface GameKind {
  readonly vendors: readonly string[]
  /** Share of all games that are of this kind; slots replace games that a kind has no names for. */
  readonly share: number
  readonly patterns: readonly Pattern[]
  /** Game type of every game of the kind; if absent, the motif decides (a roulette, a card table). */
  readonly gameType?: string
  readonly trialShare: number
  readonly lotto?: { readonly area: string; readonly prizeModes: string; readonly view: string }
  readonly hasLobby?: boolean
}

const lotto = (area: string) => ({ area, prizeModes: '1700,1800,1950', view: 'classic' })

/** Slots come last, because they replace what the other kinds cannot fill. */
export const GAME_KINDS: readonly GameKind[] = [
  {
    vendors: ['PEARL', 'ATRM', 'VELV'],
    share: 0.12,
    patterns: livePatterns,
    trialShare: 0.6,
    hasLobby: true,
  },
  {
    vendors: ['LOTT'],
    share: 0.06,
    patterns: lotteryPatterns,
    gameType: 'LOTTERY',
    trialShare: 0.8,
    lotto: lotto('CN'),
  },
  {
    vendors: ['TCG_LOTTO_VN'],
    share: 0.04,
    patterns: vietnamPatterns,
    gameType: 'LOTTERY',
    trialShare: 0.8,
    lotto: lotto('VN'),
  },
  { vendors: ['ELOTT'], share: 0.05, patterns: instantPatterns, gameType: 'LOTTERY', trialShare: 0.9 },
  {
    vendors: ['TCG_SEA'],
    share: 0.04,
    patterns: southEastPatterns,
    gameType: 'LOTTERY',
    trialShare: 0.8,
    lotto: lotto('SEA'),
  },
  { vendors: ['PVP', 'TEAH'], share: 0.1, patterns: cardPatterns, trialShare: 0.75 },
  { vendors: ['REEF', 'TIDE'], share: 0.07, patterns: fishingPatterns, gameType: 'FISHING', trialShare: 1 },
  { vendors: ['BTI', 'STRK'], share: 0.05, patterns: sportPatterns, trialShare: 0.6, hasLobby: true },
  { vendors: ['ARNA'], share: 0.04, patterns: esportPatterns, trialShare: 0.4 },
  {
    vendors: ['RNG', 'JADE', 'NOVA', 'KOIS', 'BELL', 'SKYL'],
    share: 1,
    patterns: slotPatterns,
    gameType: 'SLOT',
    trialShare: 0.9,
  },
]
