import { describe, expect, test } from 'vitest'
import { appDownload } from '#domain/install/app/app-download'
import { gamePath, launchPath, launchLinkPath } from '#domain/games/launch-url'
import { namesGame, parseLaunchLink } from '#domain/games/launch-link'
import { isLotteryLaunch, buildLaunchQuery, type LaunchParams } from '#domain/games/launch-query'
import { linkedGame } from '#domain/games/linked-game'
import { loginPath } from '#domain/routing/return-url'

const ORIGIN = 'https://m.example.com'
const read = (query: string) => parseLaunchLink(new URLSearchParams(query), ORIGIN)

describe('GAM-04 the launch URL', () => {
  test('GAM-04 parses what it has built', () => {
    const link = {
      vendor: 'BTI',
      gameCode: 'a&b=c',
      gameType: 'SPORTS',
      roomId: '7',
      nodeId: '9',
      prizeMode: '1950',
      playType: 'single',
      lottoView: 'classic',
    }
    const address = launchPath(link)
    expect(address).toContain('code=a%26b%3Dc')
    expect(address).toContain('prize_mode=1950')
    expect(read(address.slice(address.indexOf('?'))).link).toEqual({ ...link, gameId: undefined })
  })

  test('GAM-04 ignores a name without a value', () => {
    expect(read('gameId=&vendor=%20&code=').link).toEqual(read('').link)
    expect(launchPath({ vendor: 'BTI', gameCode: '' })).toBe('/m/launchGame?vendor=BTI')
  })

  test.each([
    ['gameId=1', true],
    ['vendor=BTI', true],
    ['prize_mode=1950', true],
    ['code=BTI-1', false],
    ['', false],
  ])('GAM-04 reads %s as %s', (query, says) => {
    expect(namesGame(read(query).link)).toBe(says)
  })

  test.each([
    ['/m/game?tab=LIVE', '/m/game?tab=LIVE'],
    [`${ORIGIN}/m/home`, '/m/home'],
    ['https://evil.example/m/home', null],
    ['//evil.example/m', null],
    ['/m/../admin', null],
    ['/m\\@evil.example', null],
    ['javascript:alert(1)', null],
    ['/mobile', null],
    ['', null],
  ])('R-14 resolves backUrl %s to %s', (backUrl, leads) => {
    expect(read(new URLSearchParams({ backUrl }).toString()).backTo).toBe(leads)
  })
})

describe('GAM-04 ANN-08 the target of a tap on a game', () => {
  const game = { gameId: '7', nodeId: '70', hasTrial: true }

  test('ANN-08 members play; guests try the game, or log in if there is no trial', () => {
    expect(gamePath(game, true)).toBe('/m/launchGame?gameId=7')
    expect(gamePath(game, false)).toBe('/m/trial?gameId=7&nodeId=70')
    const asGuest = gamePath({ ...game, hasTrial: false }, false)
    expect(asGuest).toBe(loginPath('/m/launchGame?gameId=7'))
    expect(new URLSearchParams(asGuest.split('?')[1]).get('backUrl')).toBe('/m/launchGame?gameId=7')
  })

  test('GAM-07 a link without a known game: members launch it, guests log in', () => {
    expect(launchLinkPath({ vendor: 'BTI' }, true)).toBe('/m/launchGame?vendor=BTI')
    expect(launchLinkPath({ vendor: 'BTI' }, false)).toBe(loginPath('/m/launchGame?vendor=BTI'))
  })
})

describe('GAM-07 finding the game of a match or banner', () => {
  const game = (gameId: string, more: object = {}) => ({
    gameId,
    gameCode: `C${gameId}`,
    vendor: 'BTI',
    gameType: 'SPORTS',
    nodeId: `N${gameId}`,
    ...more,
  })
  const games = [
    game('1'),
    game('2'),
    game('3', { nodeId: 'N2', gameType: 'CUP' }),
    game('4', { vendor: 'STRK' }),
    game('5', { vendor: 'PVP', gameType: 'CARDS' }),
  ]

  test.each([
    ['its code', { vendor: 'BTI', gameCode: 'C2' }, '2'],
    ['its code, whatever else is said', { vendor: 'BTI', gameCode: 'C2', nodeId: 'N1' }, '2'],
    ['its node', { vendor: 'BTI', nodeId: 'N2', gameType: 'SPORTS' }, '2'],
    ['its node and type', { vendor: 'BTI', nodeId: 'N2', gameType: 'CUP' }, '3'],
    ['its node, though the type is out of date', { vendor: 'BTI', nodeId: 'N1', gameType: 'OLD' }, '1'],
    ['its room by id', { vendor: 'BTI', roomId: '3' }, '3'],
    ['its room by code', { vendor: 'BTI', roomId: 'C3' }, '3'],
    ['its node rather than its room', { vendor: 'BTI', roomId: '3', nodeId: 'N1' }, '1'],
    ['the first of its type', { vendor: 'BTI', gameType: 'CUP' }, '3'],
    ['a merged vendor', { vendor: 'TCG', gameType: 'CARDS' }, '5'],
  ])('GAM-07 finds it by %s', (_by, link, gameId) => {
    expect(linkedGame(games, link)?.gameId).toBe(gameId)
  })

  test.each([
    ['an unknown code', { vendor: 'BTI', gameCode: 'C9', gameType: 'CUP' }],
    ['an unknown node', { vendor: 'BTI', nodeId: 'N9', gameType: 'CUP' }],
    ['another vendor', { vendor: 'STRK', gameCode: 'C1' }],
    ['no vendor', { gameCode: 'C1' }],
    ['the vendor alone', { vendor: 'BTI' }],
  ])('GAM-07 finds none by %s', (_by, link) => {
    expect(linkedGame(games, link)).toBeNull()
  })
})

describe('GAM-03 GAM-04 the query of a launch', () => {
  const lottery = {
    gameCode: 'VN3',
    vendor: 'TCG_LOTTO_VN',
    name: 'Hanoi',
    lottoArea: 'VN',
    launchMode: 'web',
    lottoView: 'classic',
    hasLobby: false,
    prizeModes: [1700, 1950],
  }
  const input: LaunchParams = {
    game: lottery,
    backUrl: `${ORIGIN}/m/home`,
    device: 'MOBILE',
    language: 'EN',
    isLanguageChosen: true,
  }

  test('GAM-03 a lottery uses its own parameters, and the first prize mode by default', () => {
    expect(buildLaunchQuery(input)).toEqual({
      lottoArea: 'VN',
      launchMode: 'web',
      lottoPrizeMode: '1700',
      lottoGameCode: 'VN3',
      lottoView: 'classic',
      vendor: 'TCG_LOTTO_VN',
      device: 'MOBILE',
      backUrl: `${ORIGIN}/m/home`,
      hasLobby: 'false',
      language: 'EN',
      title: 'Hanoi',
    })
    expect(buildLaunchQuery({ ...input, prizeMode: '1950' })['lottoPrizeMode']).toBe('1950')
  })

  test('LNG-05 a lottery launches in Vietnamese if no language was chosen; other games do not', () => {
    expect(buildLaunchQuery({ ...input, isLanguageChosen: false })['language']).toBe('VI')
    const slot = { ...lottery, vendor: 'JADE', lottoArea: '' }
    expect(buildLaunchQuery({ ...input, game: slot, isLanguageChosen: false })['language']).toBe('EN')
  })

  test('GAM-04 another vendor is requested by code, and empty values are omitted', () => {
    const query = buildLaunchQuery({ ...input, game: null, vendor: 'BTI', gameCode: 'BTI-1', playType: '' })
    expect(query).toEqual({
      gameCode: 'BTI-1',
      vendor: 'BTI',
      device: 'MOBILE',
      backUrl: `${ORIGIN}/m/home`,
      language: 'EN',
    })
  })

  test.each([
    [{ game: lottery }, true],
    [{ game: { ...lottery, vendor: 'JADE', lottoArea: '' } }, false],
    [{ game: { ...lottery, vendor: 'ELOTT', lottoArea: '' } }, false],
    [{ game: null, vendor: 'LOTT' }, true],
    [{ game: null, vendor: 'BTI', prizeMode: '1' }, false],
    [{ game: null, prizeMode: '1950' }, true],
    [{ game: null, lottoView: 'classic' }, true],
    [{ game: null }, false],
  ])('GAM-03 %j is a lottery: %s', (launch, isLottery) => {
    expect(isLotteryLaunch(launch)).toBe(isLottery)
  })
})

describe('GAM-05 the app download URL', () => {
  const resources = [
    { resourceType: 'IOS', url: 'https://apps.example/ios' },
    { resourceType: 'APK', url: 'apps.example/a.apk' },
  ]

  test('GAM-05 picks the first kind for the device that the merchant has', () => {
    expect(appDownload(resources, true, ORIGIN)).toBe('https://apps.example/ios')
    expect(appDownload(resources, false, ORIGIN)).toBe('https://apps.example/a.apk')
    expect(appDownload([], false, ORIGIN)).toBeNull()
  })

  test('R-14 ignores an unsafe URL', () => {
    expect(appDownload([{ resourceType: 'Android', url: 'javascript:alert(1)' }], false, ORIGIN)).toBeNull()
    expect(appDownload([{ resourceType: 'IOS', url: 'itms-services://x' }], true, ORIGIN)).toBeNull()
  })
})
