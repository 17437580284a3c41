import * as v from 'valibot'
import { gameSchema } from '#domain/contract/games/games'
import { settingsSchema } from '#domain/contract/settings/settings'
import type { BannerRow, GameRow, MatchRow, SettingsRow } from '#domain/tables/rows'

/** Static examples of no real operator: the page does not depend on a gateway. */
const SCOPE = { merchant: 'sample', language: 'EN' } as const

/** A merchant that has set nothing but its currency. */
export const SETTINGS: SettingsRow = {
  ...v.parse(settingsSchema, { currency: 'PHP' }),
  merchant: SCOPE.merchant,
}

/** Returns our own image, drawn inline: a sun over the water. */
export const sampleImage = (hue: number, ratio = 1.32): string => {
  const height = Math.round(100 * ratio)
  const colour = (turn: number, light: number): string => `hsl(${String(hue + turn)} 65% ${String(light)}%)`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${String(height)}" preserveAspectRatio="none"><path d="M0 0h100v${String(height)}H0z" fill="${colour(0, 28)}"/><circle cx="68" cy="${String(height * 0.3)}" r="16" fill="${colour(40, 72)}"/><path d="M0 ${String(height * 0.6)}h100v${String(height)}H0z" fill="${colour(20, 42)}"/><path d="M0 ${String(height * 0.8)}h100v${String(height)}H0z" fill="${colour(30, 55)}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Id of the favourite game. */
export const FAVOURITE = 'favourite'

/** URL of an image that never loads. */
export const BROKEN_IMAGE = 'data:image/png;base64,broken'

export const game = (gameId: string, name: string, more: Partial<GameRow> = {}): GameRow => ({
  ...v.parse(gameSchema, {
    gameId,
    nodeId: gameId,
    gameCode: gameId,
    name,
    vendor: 'SAMPLE',
    gameClassify: 'RNG',
  }),
  ...SCOPE,
  ...more,
})

export const banner = (id: string, title: string, more: Partial<BannerRow> = {}): BannerRow => ({
  ...SCOPE,
  id,
  image: '',
  color: '',
  title,
  linkageType: 'URL',
  linkage: 'https://example.org/',
  position: 0,
  ...more,
})

export const match = (id: string, home: string, away: string, startTime: number): MatchRow => ({
  ...SCOPE,
  id,
  home,
  away,
  league: 'Sample league',
  startTime,
  vendor: 'SAMPLE',
  gameCode: 'MATCH',
  position: 0,
})

/** Returns the text as long as a translation may get: the text plus its own first words, about two fifths more. */
export const lengthen = (text: string): string => {
  const isSpaced = text.includes(' ')
  const parts = isSpaced ? text.split(' ') : [...text]
  const wanted = text.length * 1.4
  let long = isSpaced ? `${text} ` : text
  for (const part of parts) {
    if (long.trimEnd().length >= wanted) break
    long += isSpaced ? `${part} ` : part
  }
  return long.trimEnd()
}
