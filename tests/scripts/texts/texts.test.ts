import { expect, test } from 'vitest'
import { parseCsv } from '../../../scripts/texts/csv-rows'
import { importRows } from '../../../scripts/texts/import-rows'
import { readTargets, targets } from '../../../scripts/texts/text-files'
import { widthOf } from '../../../scripts/texts/text-notes'
import { textProblems } from '../../../scripts/texts/text-problems'
import { accept, englishHashes, outdatedKeys } from '../../../scripts/texts/translated-from'

const ENGLISH = {
  first: { 'a.go': 'Go' },
  rest: { 'b.left_one': '{{count}} left', 'b.left_other': '{{count}} left' },
}
const CHINESE = { first: { 'a.go': '走' }, rest: { 'b.left_other': '剩 {{count}}' } }
const NOTES = new Map([['a.go', { screen: 'Home', description: 'A button.', limit: 6 }]])

const imported = (...rows: readonly (readonly [string, string, string])[]) =>
  importRows(
    'CN',
    rows.map(([key, english, translation]) => ({ key, english, translation })),
    CHINESE,
    ENGLISH,
    NOTES,
  )

test('a translation is outdated when any form of its English has changed, until it is accepted in its language', () => {
  const before = englishHashes({
    'a.go': 'Go',
    'b.left_one': '{{count}} left',
    'b.left_other': '{{count}} left',
  })
  const after = englishHashes({
    'a.go': 'Go',
    'b.left_one': '{{count}} to go',
    'b.left_other': '{{count}} left',
  })
  const first = accept({ all: {}, older: {} }, ['a.go', 'b.left'], targets, before)
  expect(outdatedKeys(first, 'CN', before)).toEqual([])
  expect(outdatedKeys(first, 'CN', after)).toEqual(['b.left'])
  const second = accept(first, ['b.left'], ['CN'], after)
  expect([outdatedKeys(second, 'CN', after), outdatedKeys(second, 'TH', after)]).toEqual([[], ['b.left']])
  const third = accept(second, ['b.left'], targets, after)
  expect([third.older, outdatedKeys(third, 'TH', after)]).toEqual([{}, []])
})

test('a new English text is outdated in every language', () => {
  const hashes = englishHashes({ 'a.go': 'Go' })
  expect(outdatedKeys({ all: {}, older: {} }, 'CN', hashes)).toEqual(['a.go'])
})

test('a translator’s file changes the texts that it names, and leaves out empty rows', () => {
  const result = imported(['a.go', 'Go', '出发'], ['b.left_other', '{{count}} left', ''])
  expect(result).toEqual({
    isOk: true,
    texts: { first: { 'a.go': '出发' }, rest: CHINESE.rest },
    keys: ['a.go'],
    changed: 1,
  })
  expect(CHINESE.first['a.go']).toBe('走')
})

test.each([
  ['an unknown key', ['a.stop', 'Stop', '停'], 'a.stop: CN has no such text'],
  ['a form that the language does not have', ['b.left_one', '{{count}} left', '剩'], 'no such text'],
  ['another English', ['a.go', 'Go on', '走'], 'another English'],
  [
    'a missing placeholder',
    ['b.left_other', '{{count}} left', '剩'],
    'needs the placeholders {{count}} and has none',
  ],
  ['a straight quote', ['a.go', 'Go', '"走"'], 'straight quote'],
  ['too long a text', ['a.go', 'Go', '现在出发'], 'the room of 8 characters, 6 fit'],
] as const)('a translator’s file with %s changes nothing', (_name, row, problem) => {
  const result = imported(['a.go', 'Go', '走'], row)
  expect(result.isOk ? [] : result.problems.join()).toContain(problem)
})

test('only languages that are translated from English can be named', () => {
  expect([readTargets(['TH', 'CN']), readTargets([])]).toEqual([['TH', 'CN'], targets])
  for (const code of ['EN', 'XX']) expect(() => readTargets(['TH', code])).toThrow(`${code} is none of`)
})

test('a key that is there twice is a problem', () => {
  expect(imported(['a.go', 'Go', '走'], ['a.go', 'Go', '去'])).toMatchObject({ isOk: false })
})

test('a file with quotes, commas and other columns is read, one without the columns is not', () => {
  expect(parseCsv('\uFEFFkey,state,english,translation\na.go,current,"Go, ""now""","走,\n了"\n')).toEqual([
    { key: 'a.go', english: 'Go, "now"', translation: '走,\n了' },
  ])
  expect(() => parseCsv('key,text\na.go,Go\n')).toThrow('needs the columns key, english and translation')
})

test('the room of a text counts wide characters twice, and neither placeholders nor marks', () => {
  expect([widthOf('Go {{name}}'), widthOf('走'), widthOf('नमस्ते')]).toEqual([3, 2, 4])
})

test.each([
  ['Don’t {{name}}…', []],
  ["Don't {{name}}", ['straight']],
  ['Go {{name}}...', ['three dots']],
  ['Wait … {{name}}', ['space before']],
  [' {{name}}', ['a space']],
  ['', ['empty', 'placeholders']],
])('the problems of %j', (text, parts) => {
  const found = textProblems(text, 'Hello {{name}}', undefined)
  expect(found).toHaveLength(parts.length)
  for (const [place, part] of parts.entries()) expect(found[place]).toContain(part)
})
