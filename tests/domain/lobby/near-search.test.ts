import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildGameIndex } from '#domain/lobby/game-index'
import { openVendorSearch } from '#domain/lobby/find-vendors'
import { openNearSearch } from '#domain/lobby/near-search'
import { allowedErrors, countErrors } from '#domain/lobby/near-word'
import type { SearchIndexRow } from '#domain/tables/rows'

const NAMES = ['Golden Dragon', 'Secret Bell', 'Lion Run', 'Golden Temple', 'Süßer Wind', '黄金神龙传说']

const rows = buildGameIndex({
  scope: { merchant: 'm', language: 'EN' },
  games: NAMES.map((name, order) => ({
    ...{ gameId: name, gameCode: `C-${String(order)}`, name, vendor: 'Nova', gameClassify: 'RNG', order },
  })),
  ...{ groups: [], popular: [], currency: '' },
})
const row = rows.find((each): each is SearchIndexRow => 'packedText' in each)
if (!row) throw new Error('There is no search row')

const near = openNearSearch(row, () => Promise.resolve())

test.each([
  ['golen dragn', ['Golden Dragon']],
  ['dragno', ['Golden Dragon']],
  ['goldn', ['Golden Dragon', 'Golden Temple']],
  ['golden tenple', ['Golden Temple']],
  ['secert', ['Secret Bell']], // still being typed
  ['secrte be', ['Secret Bell']],
  ['suser', ['Süßer Wind']],
  ['黄金神尤', ['黄金神龙传说']],
  ['run lionn', ['Lion Run']],
  ['golden bel', []], // words of two games
  ['rum', []], // a short word must be right
  ['lio rum', []],
  ['zebra', []],
  ['dr@gxn', []],
  ['', []],
])('GAM-01 %j is nearly %j', async (query, ids) => expect(await near(query)).toEqual(ids))

const word = fc.string({ unit: fc.constantFrom(...'abcdeü'), minLength: 5, maxLength: 12 })

test('GAM-01 one letter of a word may be missing, wrong, added or swapped with the next one', () => {
  fc.assert(
    fc.property(word, fc.nat(), (right, at) => {
      const place = at % (right.length - 1)
      const [start, end] = [right.slice(0, place), right.slice(place + 1)]
      const swapped = `${start}${right[place + 1] ?? ''}${right[place] ?? ''}${right.slice(place + 2)}`
      for (const typed of [start + end, `${start}x${end}`, `${start}x${right.slice(place)}`, swapped])
        expect(countErrors(typed, right, 1, false), typed).toBeLessThanOrEqual(1)
      expect(countErrors(`xyz${right}`, right, 2, true)).toBe(Infinity)
    }),
  )
})

test('GAM-01 the number of errors is the same in both directions, and never more than is allowed', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const most = allowedErrors(a)
      expect(countErrors(a, b, 2, false)).toBe(countErrors(b, a, 2, false))
      expect(countErrors(a, b, most, true)).toBeLessThanOrEqual(countErrors(a, b, most, false))
    }),
  )
})

test('GAM-01 a provider is found by a part of its name, and a mistyped one, but not by a wrong short word', () => {
  const find = openVendorSearch([
    { id: 'JADE', label: 'Jade Lantern' },
    { id: 'NR', label: 'Nova Reel' },
    { id: 'SKYL', label: '云雀' },
  ])
  const names = (text: string, isNear: boolean) => find(text, isNear).map(({ label }) => label)
  expect([names('LANT', false), names('jade lantrn', true)]).toEqual([['Jade Lantern'], ['Jade Lantern']])
  expect([names('lantrn', false), names('nov', true), names('nav', true), names('n', false)]).toEqual([
    ...[[], ['Nova Reel'], [], []],
  ])
  expect([names('skyl', false), names('云', false), names('云雀', false)]).toEqual([['云雀'], [], ['云雀']])
})
