import { expect, test } from 'vitest'
import { changesList, isChosen, parseChoice, toggleMark } from '#domain/lobby/game-choice'
import { sortByName } from '#domain/lobby/sort-by-name'

const game = (marks: string, vendor = 'JADE') => ({
  ...{ gameId: '1', name: 'Koi', vendor, isNew: marks.includes('n') },
  ...{ isHot: marks.includes('h'), hasTrial: marks.includes('d') },
})

const choice = (only: string, vendor = '', sort = '') => parseChoice({ only, vendor, sort })

test('GAM-01 a game has all the chosen marks, and is of the chosen vendor', () => {
  expect(['', 'n', 'nh', 'nhd'].map((marks) => isChosen(game(marks), choice('new.hot')))).toEqual([
    ...[false, false, true, true],
  ])
  expect([isChosen(game('d'), choice('demo', 'JADE')), isChosen(game('d'), choice('demo', 'NOVA'))]).toEqual([
    ...[true, false],
  ])
  expect(isChosen(game('', 'RNG'), choice('', 'TCG'))).toBe(true) // GAM-02: RNG is one of TCG's own
})

test('GAM-01 the URL’s unknown words are ignored, and its order does not matter', () => {
  expect(choice('demo.x.new').only).toEqual(['new', 'demo'])
  expect([
    toggleMark(['new', 'demo'], 'new'),
    toggleMark(['demo'], 'new'),
    toggleMark(['hot'], 'hot'),
  ]).toEqual([...['demo', 'new.demo', '']])
  const changing = [choice('x', '', 'x'), choice('new'), choice('', 'A'), choice('', '', 'name')].map(
    changesList,
  )
  expect(changing).toEqual([false, true, true, true])
})

test('GAM-01 A–Z is the order of the language, also of more games than are sorted at once', async () => {
  const sorted = async (names: readonly string[], tag: string) => {
    const games = names.map((name) => ({ name }))
    return (await sortByName(games, tag, () => Promise.resolve())).map(({ name }) => name)
  }
  expect(await sorted(['Zebra', 'Äpfel', 'Koi 10', 'Koi 2'], 'de')).toEqual([
    'Äpfel',
    'Koi 2',
    'Koi 10',
    'Zebra',
  ])
  expect(await sorted(['中', '阿'], 'zh-CN')).toEqual(['阿', '中'])
  const numbers = Array.from({ length: 2_500 }, (_, at) => at)
  const mixed = numbers.map((at) => `Koi ${String((at * 7_919) % 2_500)}`)
  expect(await sorted(mixed, 'en')).toEqual(numbers.map((at) => `Koi ${String(at)}`))
})
