import { expect, test } from 'vitest'
import { buildGameIndex, type IndexedGame, unpackIds } from '#domain/lobby/game-index'
import { openSearch } from '#domain/lobby/search-games'
import { normaliseSearch } from '#domain/text/search-text'
import type { GameIndexRow, SearchIndexRow, VendorGroupRow } from '#domain/tables/rows'

const scope = { merchant: 'harbour', language: 'EN' }

const game = (id: string, name: string, gameClassify: string, vendor: string, order = 0): IndexedGame => ({
  ...{ gameId: id, gameCode: `C-${id}`, name, vendor, gameClassify, order },
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
  ...[game('1', 'Dragon Gold', 'SLOT', 'RNG', 2), game('2', 'Café Royale', 'SLOT', 'AG', 1)],
  ...[game('3', '快乐彩票', 'LOTT', 'LOTT', 1), game('4', 'หวยไทย', 'LOTT', 'TCG_SEA', 2)],
  game('5', 'ＦＵＬＬ　Ｗｉｄｔｈ', 'LIVE', 'AG', 1),
]
const groups = [group('LOTT', 'Lottery', 1, ['LOTT', 'TCG_SEA']), group('SLOT', 'Slots', 0, ['RNG', 'AG'])]

type Input = Parameters<typeof buildGameIndex>[0]

const build = (overrides: Partial<Input> = {}): readonly GameIndexRow[] =>
  buildGameIndex({ scope, games, groups, popular: ['3', 'gone', '1'], currency: 'PHP', ...overrides })

const lobbyOf = (rows = build()) => {
  const row = rows.find((candidate) => 'shelves' in candidate)
  if (!row || !('shelves' in row)) throw new Error('no lobby row')
  return row
}

const idsOf = (name: string): readonly string[] => {
  const row = build().find(({ part }) => part === name)
  if (!row || !('packedIds' in row)) throw new Error(`no part ${name}`)
  return unpackIds(row.packedIds)
}

const searchRowOf = (rows = build()): SearchIndexRow => {
  const row = rows.find((each): each is SearchIndexRow => each.part === 'search' && 'packedText' in each)
  if (!row) throw new Error('no search row')
  return row
}

test('GAM-01 shelves follow the order of the groups; a class without a group comes last under its code', () => {
  const { shelves, total } = lobbyOf()
  expect(shelves.map(({ id, title, count }) => [id, title, count])).toEqual([
    ['SLOT', 'Slots', 2],
    ['LOTT', 'Lottery', 2],
    ['LIVE', 'LIVE', 1],
  ])
  expect(total).toBe(5)
})

test('GAM-01 GAM-02 games keep their order; popular ones that are gone are dropped; vendors have merged names', () => {
  expect(lobbyOf().shelves[0]?.head).toEqual(['2', '1'])
  expect(lobbyOf().popular).toEqual(['3', '1'])
  expect(idsOf('all')).toEqual(['2', '1', '3', '4', '5'])
  expect(idsOf('shelf:LOTT')).toEqual(['3', '4'])
  expect([idsOf('vendor:SLOT:TCG'), idsOf('vendor:SLOT:AG')]).toEqual([['1'], ['2']])
})

test('GAM-01 the lobby row stays small however many games there are', () => {
  const many = Array.from({ length: 20_000 }, (_, index) =>
    game(String(index), `Game ${String(index)}`, 'SLOT', 'AG', index),
  )
  expect(JSON.stringify(lobbyOf(build({ games: many }))).length).toBeLessThan(2_000)
})

const search = (query: string, row = searchRowOf()) => openSearch(row)(query)

test.each([
  ['dragon', ['1']],
  ['tcg_sea', ['4']], // by vendor
  ['royale AG games', ['2']],
  ['c-3', ['3']], // by code
  ['CAFE', ['2']],
  ['full width', ['5']],
  ['彩票', ['3']],
  ['ไทย', ['4']],
  ['gold tiger', []],
  ['dragon royale', []], // words of two games
  ['   ', []],
])('GAM-01 %j finds %j, by every word in any order', (query, ids) => expect(search(query)).toEqual(ids))

test('GAM-01 a text that is typed, changed and deleted letter by letter finds what a new search finds', () => {
  const games = Array.from({ length: 5_000 }, (_, at) =>
    game(String(at), `${at % 3 ? 'Dragon' : 'Drag On'} ${String(at % 70)} é`, 'SLOT', 'AG', at),
  )
  const row = searchRowOf(build({ games }))
  const typed = openSearch(row)
  const many = ['d', 'dr', 'dr 4', 'dr 42', 'dr 4', 'drag 4', 'drag 4 ', 'drag 4 o', '', 'É', '9 d']
  // These find few games, so a longer text searches among them. The last two find equally many.
  const few = ['dr 42', 'dr 42 on', 'dr 43', 'dr 43 on dragon', 'dr 421', 'dr 422']
  for (const text of [...many, ...few]) expect([text, ...typed(text)]).toEqual([text, ...search(text, row)])
})

test('GAM-01 a letter that changes no result returns the same list, so nothing is rendered again', () => {
  const typed = openSearch(searchRowOf())
  expect(typed('dragon')).toBe(typed('drago'))
})

test.each([
  ['ışıklı şans', ['isikli', 'IŞIKLI', 'ışıklı', 'Işikli SANS', 'İSİKLİ']],
  ['Đổi vận', ['doi van', 'đổi', 'DOI']],
  ['أحلام إلى الآن', ['احلام', 'الي', 'الان', 'أَحْلام', 'ٱحلام', 'إلي']],
  ['مؤسسة رئيسية سماء', ['موسسه', 'رييسية', 'سما', 'مـؤسـسـة']],
  ['ہیرا کی کھیل', ['هيرا', 'ہيرا', 'كي', 'كهيل', 'کھیل']],
  ['Lucky 777', ['৭৭৭', '۷۷۷ lucky', '٧', '７７', 'lucky ๗๗๗']],
  ['লাকি ৭৭৭', ['৭৭৭', 'লাকি ৭']],
])('GAM-01 finds %s in any spelling', (name, queries) => {
  const games = [game('1', name, 'RNG', 'V'), game('2', 'Mega', 'RNG', 'V')]
  const row = searchRowOf(build({ games }))
  expect(queries.map((query) => [query, ...search(query, row)])).toEqual(queries.map((query) => [query, '1']))
})

test('GAM-01 finds games in an index stored by an earlier build as well', () => {
  const two = [game('1', 'x', 'RNG', 'V'), game('2', 'y', 'RNG', 'V')]
  const { folding: _folding, ...row } = searchRowOf(build({ games: two }))
  const stored = { ...row, packedText: 'أحلام ışıklı v\nmega v' }
  expect([search('ISIKLI أحلام', stored), search('mega', stored)]).toEqual([['1'], ['2']])
})

test('GAM-01 Thai and Hindi vowel signs are part of the word', () => {
  expect(normaliseSearch('ไทย')).toBe('ไทย')
  expect(normaliseSearch('हिन्दी')).toBe('हिन्दी'.normalize('NFC'))
})
