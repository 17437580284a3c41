import { expect, test } from 'vitest'
import { namesGame, parseLaunchLink } from '#domain/games/launch-link'
import { buildLaunchQuery, isLotteryLaunch, type LaunchParams } from '#domain/games/launch-query'
import { gamePath, launchLinkPath, launchPath, sharedGamePath } from '#domain/games/launch-url'
import { linkedGame } from '#domain/games/linked-game'
import { appDownload } from '#domain/install/app/app-download'
import { loginPath } from '#domain/routing/return-url'
import { UNSAFE_URLS } from '../support/unsafe-urls'

const ORIGIN = 'https://m.example.com'
const BACK = `${ORIGIN}/m/home`
const read = (query: string) => parseLaunchLink(new URLSearchParams(query), ORIGIN)

const NO_LOTTERY = { lottoArea: '', launchMode: '', lottoView: '', hasLobby: false, prizeModes: [] }
const SLOT = { gameCode: 'FRUITS', vendor: 'NOVA', name: 'Fruits & Co', ...NO_LOTTERY }
const VIETNAM = { vendor: 'TCG_LOTTO_VN', lottoArea: 'VN', launchMode: 'SIMPLE', lottoView: 'chip' }
const LOTTERY = { gameCode: 'VN1', name: 'Hanoi', ...VIETNAM, hasLobby: true, prizeModes: [2, 5] }
const input = (part: Partial<LaunchParams>): LaunchParams => ({
  game: null,
  backUrl: BACK,
  device: 'MOBILE',
  language: 'EN',
  isLanguageChosen: true,
  ...part,
})

test('GAM-03 a lottery is launched with its area, mode, code and view, and the link’s or its first prize mode', () => {
  const query = {
    ...VIETNAM,
    ...{ lottoPrizeMode: '2', lottoGameCode: 'VN1', playType: 'A', device: 'MOBILE', backUrl: BACK },
    ...{ hasLobby: 'true', language: 'EN', title: 'Hanoi', labelName: 'Gold' },
  }
  const labelled = input({ game: LOTTERY, playType: 'A', labelName: 'Gold' })
  expect(buildLaunchQuery(labelled)).toEqual(query)
  expect(buildLaunchQuery({ ...labelled, prizeMode: '9', lottoView: 'plain' })).toEqual({
    ...query,
    lottoPrizeMode: '9',
    lottoView: 'plain',
  })
  expect(buildLaunchQuery(input({ gameCode: 'X', prizeMode: '3', vendor: 'LOTT' }))).toMatchObject({
    lottoGameCode: 'X',
    lottoPrizeMode: '3',
  })
})

test('GAM-04 any other game is launched by code and vendor, without empty values; a link may know them alone', () => {
  expect(buildLaunchQuery(input({ game: SLOT, playType: '' }))).toEqual({
    gameCode: 'FRUITS',
    vendor: 'NOVA',
    device: 'MOBILE',
    backUrl: BACK,
    hasLobby: 'false',
    language: 'EN',
    title: 'Fruits & Co',
  })
  const link = { gameCode: 'X1', prizeMode: '3', playType: 'B', vendor: 'NOVA' }
  expect(buildLaunchQuery(input(link))).toEqual({ ...link, device: 'MOBILE', backUrl: BACK, language: 'EN' })
})

test('GAM-03 a lottery is known by its vendor or area; in a link without vendor by prize mode or view', () => {
  const special = ['LOTT', 'TCG_LOTTO_VN', 'TCG_SEA']
  const lotteries = [
    ...special.map((vendor) => input({ game: { ...SLOT, vendor } })),
    ...special.map((vendor) => input({ vendor })),
    input({ game: { ...SLOT, lottoArea: 'SEA' } }),
    input({ prizeMode: '1' }),
    input({ vendor: '', lottoView: 'chip' }),
  ]
  const others = [
    input({}),
    input({ game: { ...SLOT, vendor: 'ELOTT' }, prizeMode: '1' }),
    input({ vendor: 'NOVA', prizeMode: '1' }),
  ]
  expect(lotteries.filter((launch) => !isLotteryLaunch(launch))).toEqual([])
  expect(others.filter(isLotteryLaunch)).toEqual([])
})

test('LNG-05 a lottery launches in Vietnamese unless the player chose a language', () => {
  const language = (part: Partial<LaunchParams>) => buildLaunchQuery(input(part))['language']
  expect(language({ game: LOTTERY, isLanguageChosen: false })).toBe('VI')
  expect(language({ game: LOTTERY, language: 'TH' })).toBe('TH')
  expect(language({ game: SLOT, isLanguageChosen: false })).toBe('EN')
})

test('GAM-04 a launch URL is parsed as it was built, without empty names', () => {
  const link = {
    ...{ vendor: 'BTI', gameCode: 'a&b=c', gameType: 'SPORTS', roomId: '7', nodeId: '9', prizeMode: '1950' },
    ...{ playType: 'single', lottoView: 'classic' },
  }
  const address = launchPath(link)
  expect(address).toContain('code=a%26b%3Dc')
  expect(read(address.slice(address.indexOf('?'))).link).toEqual({ ...link, gameId: undefined })
  expect(read('gameId=&vendor=%20&code=').link).toEqual(read('').link)
  expect(launchPath({ vendor: 'BTI', gameCode: '' })).toBe('/m/launchGame?vendor=BTI')
  const naming = ['gameId=1', 'vendor=BTI', 'prize_mode=1950', 'code=BTI-1', '']
  expect(naming.map((query) => namesGame(read(query).link))).toEqual([true, true, true, false, false])
})

test('R-14 a launch’s back URL stays in the app', () => {
  for (const [backUrl, leads] of [
    ['/m/game?tab=LIVE', '/m/game?tab=LIVE'],
    [BACK, '/m/home'],
    ...[...UNSAFE_URLS, 'https://evil.example/m/home', '/m/../admin'].map((url) => [url, null] as const),
  ] as const)
    expect(read(new URLSearchParams({ backUrl }).toString()).backTo, backUrl).toBe(leads)
})

test('GAM-06 GAM-07 a shared link opens the free trial, else the launch, without the sender’s choices', () => {
  const game = { gameId: '7', nodeId: '70', hasTrial: true }
  const link = { gameId: '7', prizeMode: '1950' }
  expect(sharedGamePath(game, link)).toBe('/m/trial?gameId=7&nodeId=70')
  expect(sharedGamePath({ ...game, hasTrial: false }, link)).toBe('/m/launchGame?gameId=7')
  expect(sharedGamePath(null, { vendor: 'BTI', gameCode: 'X' })).toBe('/m/launchGame?vendor=BTI&code=X')
})

test('ANN-08 GAM-07 members play; guests try the game, or log in if there is no trial', () => {
  const game = { gameId: '7', nodeId: '70', hasTrial: true }
  expect(gamePath(game, true)).toBe('/m/launchGame?gameId=7')
  expect(gamePath(game, false)).toBe('/m/trial?gameId=7&nodeId=70')
  expect(gamePath({ ...game, hasTrial: false }, false)).toBe(loginPath('/m/launchGame?gameId=7'))
  expect(launchLinkPath({ vendor: 'BTI' }, true)).toBe('/m/launchGame?vendor=BTI')
  expect(launchLinkPath({ vendor: 'BTI' }, false)).toBe(loginPath('/m/launchGame?vendor=BTI'))
})

test('GAM-07 a match or banner finds its game by code, then node, then room, then type; of its own vendor', () => {
  const game = (gameId: string, more: object = {}) => ({
    gameId,
    gameCode: `C${gameId}`,
    vendor: 'BTI',
    gameType: 'SPORTS',
    nodeId: `N${gameId}`,
    ...more,
  })
  const games = [
    ...[game('1'), game('2'), game('3', { nodeId: 'N2', gameType: 'CUP' }), game('4', { vendor: 'STRK' })],
    game('5', { vendor: 'PVP', gameType: 'CARDS' }),
  ]
  for (const [link, gameId] of [
    [{ gameCode: 'C2', nodeId: 'N1' }, '2'],
    [{ nodeId: 'N2', gameType: 'CUP' }, '3'],
    [{ nodeId: 'N1', gameType: 'OLD' }, '1'], // the type is out of date
    [{ roomId: '3' }, '3'],
    [{ roomId: 'C3' }, '3'],
    [{ roomId: '3', nodeId: 'N1' }, '1'],
    [{ vendor: 'TCG', gameType: 'CARDS' }, '5'], // a merged vendor
    [{ gameCode: 'C9', gameType: 'CUP' }, undefined],
    [{ nodeId: 'N9', gameType: 'CUP' }, undefined],
    [{ vendor: undefined, gameCode: 'C1' }, undefined],
    [{}, undefined],
  ] as const)
    expect(linkedGame(games, { vendor: 'BTI', ...link })?.gameId, JSON.stringify(link)).toBe(gameId)
})

test('GAM-05 R-14 the app’s download is the first safe one for the device', () => {
  const download = (resourceType: string, url: string, isApple = false) =>
    appDownload([{ resourceType, url }], isApple, ORIGIN)
  expect(download('IOS', 'https://apps.example/ios', true)).toBe('https://apps.example/ios')
  expect(download('APK', 'apps.example/a.apk')).toBe('https://apps.example/a.apk')
  expect(download('APK', 'apps.example/a.apk', true)).toBeNull()
  expect([download('Android', 'javascript:alert(1)'), download('IOS', 'itms-services://x', true)]).toEqual([
    null,
    null,
  ])
})
