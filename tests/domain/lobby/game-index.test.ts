import { describe, expect, test } from 'vitest'
import { buildGameIndex, type IndexedGame, unpackIds } from '#domain/lobby/game-index'
import { openSearchIndex, searchGames } from '#domain/lobby/search-games'
import { normaliseSearch } from '#domain/text/search-text'
import type { GameIndexRow, SearchIndexRow, VendorGroupRow } from '#domain/tables/rows'

const scope = { merchant: 'harbour', language: 'EN' }

const game = (
  gameId: string,
  name: string,
  gameClassify: string,
  vendor: string,
  order = 0,
): IndexedGame => ({
  gameId,
  gameCode: `C-${gameId}`,
  name,
  vendor,
  gameClassify,
  order,
})

const group = (
  gameClassify: string,
  title: string,
  position: number,
  vendors: readonly string[],
): VendorGroupRow => ({
  ...scope,
  gameClassify,
  title,
  position,
  gameCount: 0,
  cards: vendors.map((vendor) => ({
    vendor,
    accountTypeName: vendor,
    displayName: `${vendor} Games`,
    image: '',
  })),
})

const games = [
  game('1', 'Dragon Gold', 'SLOT', 'RNG', 2),
  game('2', 'Café Royale', 'SLOT', 'AG', 1),
  game('3', '快乐彩票', 'LOTT', 'LOTT', 1),
  game('4', 'หวยไทย', 'LOTT', 'TCG_SEA', 2),
  game('5', 'ＦＵＬＬ　Ｗｉｄｔｈ', 'LIVE', 'AG', 1),
]
const groups = [group('LOTT', 'Lottery', 1, ['LOTT', 'TCG_SEA']), group('SLOT', 'Slots', 0, ['RNG', 'AG'])]

const build = (overrides: Partial<Parameters<typeof buildGameIndex>[0]> = {}): readonly GameIndexRow[] =>
  buildGameIndex({ scope, games, groups, popular: ['3', 'gone', '1'], currency: 'PHP', ...overrides })

const part = (rows: readonly GameIndexRow[], name: string): GameIndexRow => {
  const row = rows.find((candidate) => candidate.part === name)
  if (!row) throw new Error(`no part ${name}`)
  return row
}

const idsOf = (row: GameIndexRow): readonly string[] => ('packedIds' in row ? unpackIds(row.packedIds) : [])

const isSearch = (row: GameIndexRow): row is SearchIndexRow => row.part === 'search' && 'packedText' in row

describe('GAM-01 the lobby index', () => {
  test('GAM-01 shelves follow the order of the groups; a class without a group comes last under its code', () => {
    const lobby = part(build(), 'lobby')
    if (!('shelves' in lobby)) throw new Error('not the lobby row')
    expect(lobby.shelves.map(({ id, title, count }) => [id, title, count])).toEqual([
      ['SLOT', 'Slots', 2],
      ['LOTT', 'Lottery', 2],
      ['LIVE', 'LIVE', 1],
    ])
    expect(lobby.total).toBe(5)
  })

  test('GAM-01 games keep their order; popular games that no longer exist are dropped', () => {
    const lobby = part(build(), 'lobby')
    if (!('shelves' in lobby)) throw new Error('not the lobby row')
    expect(lobby.shelves[0]?.head).toEqual(['2', '1'])
    expect(lobby.popular).toEqual(['3', '1'])
    expect(idsOf(part(build(), 'all'))).toEqual(['2', '1', '3', '4', '5'])
    expect(idsOf(part(build(), 'shelf:LOTT'))).toEqual(['3', '4'])
  })

  test('GAM-02 a vendor has its own section under its merged name', () => {
    expect(idsOf(part(build(), 'vendor:SLOT:TCG'))).toEqual(['1'])
    expect(idsOf(part(build(), 'vendor:SLOT:AG'))).toEqual(['2'])
  })

  test('GAM-01 the lobby row stays small however many games there are', () => {
    const many = Array.from({ length: 20_000 }, (_, index) =>
      game(String(index), `Game ${String(index)}`, 'SLOT', 'AG', index),
    )
    const lobby = part(build({ games: many }), 'lobby')
    expect(JSON.stringify(lobby).length).toBeLessThan(2_000)
  })
})

const searchOf = (games: readonly IndexedGame[]): SearchIndexRow => {
  const row = buildGameIndex({ scope, games, groups: [], popular: [], currency: '' }).find(isSearch)
  if (!row) throw new Error('no search row')
  return row
}

describe('GAM-01 search', () => {
  const search = (query: string, source = build()): readonly string[] => {
    const row = source.find(isSearch)
    if (!row) throw new Error('no search row')
    return searchGames(openSearchIndex(row), query)
  }

  test('GAM-01 finds by name, by vendor and by code', () => {
    expect(search('dragon')).toEqual(['1'])
    expect(search('tcg_sea')).toEqual(['4'])
    expect(search('AG games')).toEqual(['2', '1', '5'])
    expect(search('royale AG games')).toEqual(['2'])
    expect(search('c-3')).toEqual(['3'])
  })

  test('GAM-01 finds text in any script: accents, full-width, Chinese and Thai without spaces', () => {
    expect(search('cafe')).toEqual(['2'])
    expect(search('CAFÉ')).toEqual(['2'])
    expect(search('full width')).toEqual(['5'])
    expect(search('彩票')).toEqual(['3'])
    expect(search('ไทย')).toEqual(['4'])
  })

  test.each([
    ['ışıklı şans', ['isikli', 'IŞIKLI', 'ışıklı', 'Işikli SANS', 'İSİKLİ']],
    ['Đổi vận', ['doi van', 'đổi', 'DOI']],
    ['أحلام إلى الآن', ['احلام', 'الي', 'الان', 'أَحْلام', 'ٱحلام', 'إلي']],
    ['مؤسسة رئيسية سماء', ['موسسه', 'رييسية', 'سما', 'مـؤسـسـة']],
    ['ہیرا کی کھیل', ['هيرا', 'ہيرا', 'كي', 'كهيل', 'کھیل']],
  ])('GAM-01 finds %s in any spelling', (name, queries) => {
    const games = [game('1', name, 'RNG', 'V'), game('2', 'Mega', 'RNG', 'V')]
    const opened = openSearchIndex(searchOf(games))
    expect(queries.map((query) => [query, ...searchGames(opened, query)])).toEqual(
      queries.map((query) => [query, '1']),
    )
  })

  test('GAM-01 finds games in an index stored by an earlier build as well', () => {
    const { folding: _folding, ...row } = searchOf([game('1', 'x', 'RNG', 'V'), game('2', 'y', 'RNG', 'V')])
    const stored = { ...row, packedText: 'أحلام ışıklı v\nmega v' }
    expect(searchGames(openSearchIndex(stored), 'ISIKLI أحلام')).toEqual(['1'])
    expect(searchGames(openSearchIndex(stored), 'mega')).toEqual(['2'])
  })

  test('GAM-01 every word must match, in any order; an empty query finds nothing', () => {
    expect(search('gold dragon')).toEqual(['1'])
    expect(search('gold tiger')).toEqual([])
    expect(search('   ')).toEqual([])
  })

  test('GAM-01 words of two different games do not match together', () => {
    expect(search('dragon royale')).toEqual([])
  })

  test('GAM-01 Thai and Hindi vowel signs are part of the word', () => {
    expect(normaliseSearch('ไทย')).toBe('ไทย')
    expect(normaliseSearch('हिन्दी')).toBe('हिन्दी'.normalize('NFC'))
  })
})
