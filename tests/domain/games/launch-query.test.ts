import { describe, expect, test } from 'vitest'
import { isLotteryLaunch, buildLaunchQuery, type LaunchParams } from '#domain/games/launch-query'

type GameFacts = NonNullable<LaunchParams['game']>

const SLOT: GameFacts = {
  gameCode: 'FRUITS',
  vendor: 'NOVA',
  name: 'Fruits & Co',
  lottoArea: '',
  launchMode: '',
  lottoView: '',
  hasLobby: false,
  prizeModes: [],
}
const LOTTERY: GameFacts = {
  ...SLOT,
  gameCode: 'VN1',
  vendor: 'TCG_LOTTO_VN',
  name: 'Hanoi',
  lottoArea: 'VN',
  launchMode: 'SIMPLE',
  lottoView: 'chip',
  hasLobby: true,
  prizeModes: [2, 5],
}

const input = (part: Partial<LaunchParams>): LaunchParams => ({
  game: null,
  backUrl: 'https://m.example.com/m/home',
  device: 'MOBILE',
  language: 'EN',
  isLanguageChosen: true,
  ...part,
})

describe('GAM-03 the launch query of a lottery', () => {
  test('GAM-03 has its area, mode, first prize mode, code and view', () => {
    expect(buildLaunchQuery(input({ game: LOTTERY, playType: 'A', labelName: 'Gold' }))).toEqual({
      lottoArea: 'VN',
      launchMode: 'SIMPLE',
      lottoPrizeMode: '2',
      lottoGameCode: 'VN1',
      lottoView: 'chip',
      playType: 'A',
      vendor: 'TCG_LOTTO_VN',
      device: 'MOBILE',
      backUrl: 'https://m.example.com/m/home',
      hasLobby: 'true',
      language: 'EN',
      title: 'Hanoi',
      labelName: 'Gold',
    })
  })

  test('GAM-03 prefers the prize mode and view of the link', () => {
    const query = buildLaunchQuery(input({ game: LOTTERY, prizeMode: '9', lottoView: 'plain' }))
    expect(query).toMatchObject({ lottoPrizeMode: '9', lottoView: 'plain' })
  })

  test.each(['LOTT', 'TCG_LOTTO_VN', 'TCG_SEA'])('GAM-03 %s is a vendor of lotteries', (vendor) => {
    expect(isLotteryLaunch(input({ game: { ...SLOT, vendor } }))).toBe(true)
    expect(isLotteryLaunch(input({ vendor }))).toBe(true)
  })

  test('GAM-03 an instant lottery is launched like any other game', () => {
    expect(isLotteryLaunch(input({ game: { ...SLOT, vendor: 'ELOTT' } }))).toBe(false)
    expect(isLotteryLaunch(input({ vendor: 'ELOTT' }))).toBe(false)
  })

  test('GAM-03 recognised by its area for any vendor, and by prize mode or view in a link without vendor', () => {
    expect(isLotteryLaunch(input({ game: { ...SLOT, lottoArea: 'SEA' } }))).toBe(true)
    expect(isLotteryLaunch(input({ prizeMode: '1' }))).toBe(true)
    expect(isLotteryLaunch(input({ lottoView: 'chip' }))).toBe(true)
    expect(isLotteryLaunch(input({ vendor: 'NOVA', prizeMode: '1' }))).toBe(false)
    expect(isLotteryLaunch(input({}))).toBe(false)
  })
})

describe('GAM-04 the launch query of any other game', () => {
  test('GAM-04 has its code and vendor, without empty values', () => {
    expect(buildLaunchQuery(input({ game: SLOT }))).toEqual({
      gameCode: 'FRUITS',
      vendor: 'NOVA',
      device: 'MOBILE',
      backUrl: 'https://m.example.com/m/home',
      hasLobby: 'false',
      language: 'EN',
      title: 'Fruits & Co',
    })
  })

  test('GAM-04 uses the link’s values if the lobby does not have the game', () => {
    const query = buildLaunchQuery(input({ vendor: 'NOVA', gameCode: 'X1', prizeMode: '3', playType: 'B' }))
    expect(query).toEqual({
      gameCode: 'X1',
      prizeMode: '3',
      playType: 'B',
      vendor: 'NOVA',
      device: 'MOBILE',
      backUrl: 'https://m.example.com/m/home',
      language: 'EN',
    })
  })
})

describe('LNG-05 the launch language', () => {
  test('LNG-05 a lottery launches in Vietnamese unless the player chose a language', () => {
    const language = (part: Partial<LaunchParams>) => buildLaunchQuery(input(part))['language']
    expect(language({ game: LOTTERY, isLanguageChosen: false })).toBe('VI')
    expect(language({ game: LOTTERY, language: 'TH' })).toBe('TH')
    expect(language({ game: SLOT, isLanguageChosen: false })).toBe('EN')
  })
})
