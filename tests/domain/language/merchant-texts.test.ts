import { expect, test } from 'vitest'
import {
  MAX_TEXT_LENGTH,
  MAX_TEXTS_LENGTH,
  overrideTexts,
  parseMerchantTexts,
  textProblem,
  textsPath,
} from '#domain/language/merchant-texts'

test('DEP-01 R-13 config.json names one file for each language, on this host only', () => {
  const path = (texts: unknown) => textsPath(JSON.stringify({ texts }), 'EN')
  expect(path({ EN: '/m/texts/EN.json' })).toBe('/m/texts/EN.json')
  for (const other of ['//evil.example/EN.json', '/\\evil.example', 'https://evil.example', 'EN.json', '', 5])
    expect([other, path({ EN: other })]).toEqual([other, ''])
  expect([path({ CN: '/m/texts/CN.json' }), path([]), path('x'), path(undefined)]).toEqual(['', '', '', ''])
  expect([textsPath(undefined, 'EN'), textsPath('{', 'EN')]).toEqual(['', ''])
})

test('DEP-01 a file is a JSON object of limited length', () => {
  expect(parseMerchantTexts('{"a":"b"}')).toEqual(new Map([['a', 'b']]))
  for (const json of ['', '{', '[]', '"a"', 'null'])
    expect([json, parseMerchantTexts(json)]).toEqual([json, null])
  const longest = `{"a":"${'b'.repeat(MAX_TEXTS_LENGTH - 8)}"}`
  expect([parseMerchantTexts(longest)?.size, parseMerchantTexts(`${longest} `)]).toEqual([1, null])
})

test.each([
  ['Promos', 'Offers', null],
  [undefined, 'Offers', 'unknown-key'],
  ['Promos', '', 'no-text'],
  ['Promos', '  ', 'no-text'],
  ['Promos', 5, 'no-text'],
  ['Promos', '\u200B\u00AD', 'no-text'],
  ['Promos', '\u3164', 'no-text'],
  ['Promos', '优惠', null],
  ['Promos', 'x'.repeat(MAX_TEXT_LENGTH), null],
  ['Promos', 'x'.repeat(MAX_TEXT_LENGTH + 1), 'too-long'],
  ['Promos', 'a\nb', 'unsafe'],
  ['Promos', 'a\u202Eb', 'unsafe'],
  ['Promos', 'See $t(nav.home)', 'unsafe'],
  ['Promos', 'Hi {{name}}', 'placeholders'],
  ['Hi {{name}}', 'Hi', 'placeholders'],
  ['Hi {{name}}', 'Welcome, {{ name }}!', null],
  ['Hi {{name}}', 'Hi {{name, upper}}', 'placeholders'],
  ['Hi {{name}}', 'Hi {{- name}}', 'placeholders'],
  ['Hi {{name}}', 'Hi {{na me}}', 'placeholders'],
  ['Hi', 'Hi {{\u2028name}}', 'placeholders'],
  ['Hi {{name}}', 'Hi {{name}} {{', 'placeholders'],
  ['{{min}} – {{max}}', '{{max}} ≥ {{min}}', null],
])('DEP-01 R-13 in place of %j, %j is %j', (ours, text, problem) => {
  expect(textProblem(ours, text)).toBe(problem)
})

test('DEP-01 usable texts replace ours, the others change nothing', () => {
  const ours = { 'nav.home': 'Home', hi: 'Hi {{name}}' }
  const merchant = new Map<string, unknown>([
    ['nav.home', 'Lobby'],
    ['hi', 'Hi'],
    ['toString', 'x'],
    ['__proto__', 'x'],
  ])
  expect(overrideTexts(ours, merchant)).toEqual({ 'nav.home': 'Lobby', hi: 'Hi {{name}}' })
  expect(overrideTexts(ours, new Map([['other', 'x']]))).toBe(ours)
})
