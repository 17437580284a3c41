import { paletteAt, palettesOf } from '../../art/palettes'
import { columns } from '#gateway/db/localised'
import type { Database, SqlValue } from '#gateway/db/database'
import { GAME_KINDS, type GameKind } from './game-kinds'
import { composeNames, type ComposedName } from './compose-names'
import { seedPopular } from './seed-popular'
import { hashOf, random } from '#gateway/seeded-random'

const FIRST_NODE = 100

const INSERT = `INSERT INTO game (game_id, node_id, game_code, vendor, game_type, name_en, name_cn, name_ur, motif,
  palette, color, is_new, is_hot, has_trial, has_lobby, prize_modes, lotto_area, launch_mode, lotto_view, sort_order)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

/** Seeds `count` games over all kinds; the same count gives the same games. */
export function seedGames(db: Database, count: number): void {
  const kinds = GAME_KINDS.map((kind) => namesOf(kind, Math.round(count * kind.share)))
  const others = kinds.slice(0, -1)
  const room = count - others.reduce((sum, { names }) => sum + names.length, 0)
  const slots = kinds.slice(-1).map(({ kind, names }) => ({ kind, names: names.slice(0, Math.max(0, room)) }))
  const rows = [...slots, ...others]
    .flatMap(({ kind, names }, kindIndex) => names.map((name, index) => ({ kind, kindIndex, name, index })))
    .slice(0, count)
  db.insertAll(
    INSERT,
    rows.map((row, index) => gameRow(row.kind, row.kindIndex, row.name, row.index, index)),
  )
  seedPopular(db)
}

function namesOf(kind: GameKind, wanted: number): { kind: GameKind; names: ComposedName[] } {
  const names: ComposedName[] = []
  if (wanted === 0) return { kind, names }
  for (const name of composeNames(kind.patterns)) {
    names.push(name)
    if (names.length === wanted) break
  }
  return { kind, names }
}

function gameRow(
  kind: GameKind,
  kindIndex: number,
  { name, motif }: ComposedName,
  index: number,
  position: number,
): SqlValue[] {
  const gameId = String(10_001 + position)
  const next = random(hashOf(gameId + name.EN))
  const vendor = kind.vendors[index % kind.vendors.length] ?? ''
  const palettes = palettesOf(name.EN, motif, vendor)
  const palette = palettes[Math.floor(next() * palettes.length)] ?? 0
  const flag = (share: number) => (next() < share ? 1 : 0)
  return [
    gameId,
    FIRST_NODE + kindIndex,
    `${vendor}-${slug(name.EN)}`,
    vendor,
    kind.gameType ?? motif.toUpperCase(),
    ...columns(name),
    motif,
    palette,
    paletteAt(palette).deep,
    flag(0.12),
    flag(0.15),
    flag(kind.trialShare),
    kind.hasLobby === true ? 1 : 0,
    kind.lotto?.prizeModes ?? null,
    kind.lotto?.area ?? null,
    kind.lotto === undefined ? null : 'h5',
    kind.lotto?.view ?? null,
    (position + 1) * 10,
  ]
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
