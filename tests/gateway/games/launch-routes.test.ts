import { expect, test } from 'vitest'
import * as v from 'valibot'
import { bannerSchema } from '#domain/contract/announcements/banners'
import { matchSchema } from '#domain/contract/games/matches'
import { codeOf, gameOf, launchPath } from '../support/player'
import { playingGateway } from '../support/playing-gateway'

const { gateway, games, token, play, slot } = await playingGateway()

const refusedBy = async (path: string, headers: Readonly<Record<string, string>>) =>
  codeOf(await (await gateway.get(path, headers)).json())

test('GAM-03 launches a lottery by code and prize mode, with the player’s previous page as back URL', async () => {
  const { gameCode, prizeModes, lottoArea } = gameOf(games, 'LOTT')
  expect(prizeModes.length).toBeGreaterThan(1)
  const { url, ticket } = await play.launch({
    lottoGameCode: gameCode,
    lottoPrizeMode: String(prizeModes[1]),
    lottoArea,
    lottoView: 'classic',
    launchMode: 'h5',
    device: 'MOBILE',
    language: 'EN',
    backUrl: '/m/game?classify=LOTT',
  })
  expect(url.origin).toBe(gateway.origin)
  expect(url.pathname).toBe('/demo-games/lottery')
  expect(url.searchParams.get('mode')).toBe(String(prizeModes[1]))
  expect(url.searchParams.get('modes')).toBe(prizeModes.join(','))
  expect(url.searchParams.get('back')).toBe('/m/game?classify=LOTT')
  expect(ticket.length).toBeGreaterThan(30)
  expect(url.href).not.toContain(token())
})

test('GAM-04 launches any other game by vendor and code, and a vendor’s lobby by the vendor alone', async () => {
  for (const vendor of ['RNG', 'PEARL', 'REEF', 'BTI', 'ELOTT']) {
    const { gameCode, name } = gameOf(games, vendor)
    const { url } = await play.launch({ vendor, gameCode, playType: 'real' })
    expect(url.searchParams.get('title')).toBe(name)
    expect(url.searchParams.get('play')).toBe('real')
  }
  expect((await play.launch({ vendor: 'BTI', hasLobby: 'true' })).url.pathname).toMatch(/^\/demo-games\//)
})

test('GAM-03 an unknown game, another vendor’s game and an unsupported prize mode are bad requests', async () => {
  const headers = { Authorization: token() }
  const queries: Readonly<Record<string, string>>[] = [
    {},
    { gameCode: 'none' },
    { vendor: 'NONE' },
    { vendor: 'BTI', gameCode: gameOf(games, 'RNG').gameCode },
    { lottoGameCode: gameOf(games, 'RNG').gameCode },
    { lottoGameCode: gameOf(games, 'LOTT').gameCode, lottoPrizeMode: '9999' },
  ]
  for (const query of queries) expect(await refusedBy(launchPath(query), headers)).toBe('request.invalid')
})

test('GAM-03 a launch needs a member', async () => {
  expect(await refusedBy(launchPath(slot()), {})).toBe('customer.not.login')
  expect(await refusedBy(launchPath(slot()), { Authorization: 'ended' })).toBe('user.or.token.invalid')
})

test('GAM-03 drops a back URL that leaves the app', async () => {
  for (const backUrl of [
    'https://evil.example/m/home',
    '//evil.example/m/',
    '/wps/x',
    'javascript:alert(1)',
  ]) {
    expect((await play.launch({ ...slot(), backUrl })).url.searchParams.has('back')).toBe(false)
  }
})

test('GAM-07 launches a match by vendor and code, under the names of its sides', async () => {
  const matches = v.parse(
    v.pipe(v.array(matchSchema), v.minLength(5)),
    await gateway.value('/wps/relay/GCSGAME_getGameMatchV2', { Language: 'EN' }),
  )
  for (const { vendor, gameCode, home, away } of matches) {
    const { url } = await play.launch({ vendor, gameCode })
    expect(url.searchParams.get('title')).toBe(`${home} – ${away}`)
  }
})

test('GAM-07 a banner of type G has room, node, game type and vendor of an existing game', async () => {
  const banners = v.parse(v.array(bannerSchema), await gateway.value('/wps/relay/MCSFE_getBanners'))
  const linked = banners.filter((banner) => banner.linkageType === 'G')
  expect(linked.length).toBeGreaterThan(0)
  for (const { linkage, roomId, nodeId, gameType, vendor } of linked) {
    const game = games.find((one) => one.gameId === linkage)
    expect({ nodeId, gameType, vendor }).toEqual({
      nodeId: game?.nodeId,
      gameType: game?.gameType,
      vendor: game?.vendor,
    })
    expect(roomId).toBeTruthy()
  }
})
