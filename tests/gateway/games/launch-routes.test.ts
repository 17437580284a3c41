import { expect, test } from 'vitest'
import * as v from 'valibot'
import { matchSchema } from '#domain/contract/games/matches'
import { codeOf, gameOf, launchPath } from '../support/player'
import { playingGateway } from '../support/playing-gateway'

const { gateway, games, token, play, slot } = await playingGateway()

test('GAM-03 launches a lottery by code and prize mode, with the player’s previous page as back URL', async () => {
  const { gameCode, prizeModes, lottoArea } = gameOf(games, 'LOTT')
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
  expect([url.origin, url.pathname]).toEqual([gateway.origin, '/demo-games/lottery'])
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    mode: String(prizeModes[1]),
    modes: prizeModes.join(','),
    back: '/m/game?classify=LOTT',
  })
  expect(ticket.length).toBeGreaterThan(30)
  expect(url.href).not.toContain(token())
})

test('GAM-04 GAM-07 launches any other game by vendor and code, a match by its code, and a lobby by the vendor', async () => {
  const title = async (query: Readonly<Record<string, string>>) =>
    (await play.launch(query)).url.searchParams.get('title')
  for (const vendor of ['RNG', 'PEARL', 'REEF', 'BTI', 'ELOTT']) {
    const { gameCode, name } = gameOf(games, vendor)
    expect(await title({ vendor, gameCode, playType: 'real' })).toBe(name)
  }
  const matches = await gateway.value('/wps/relay/GCSGAME_getGameMatchV2', { Language: 'EN' })
  for (const { vendor, gameCode, home, away } of v.parse(v.array(matchSchema), matches))
    expect(await title({ vendor, gameCode })).toBe(`${home} – ${away}`)
  expect((await play.launch({ vendor: 'BTI', hasLobby: 'true' })).url.pathname).toMatch(/^\/demo-games\//)
})

test('GAM-03 rejects unknown games and guests, and drops a back URL that leaves the app', async () => {
  const refusal = async (query: Readonly<Record<string, string>>, sent?: string) =>
    codeOf(
      await (await gateway.get(launchPath(query), sent === undefined ? {} : { Authorization: sent })).json(),
    )
  for (const query of [
    {},
    { gameCode: 'none' },
    { vendor: 'NONE' },
    { vendor: 'BTI', gameCode: gameOf(games, 'RNG').gameCode },
    { lottoGameCode: gameOf(games, 'RNG').gameCode },
    { lottoGameCode: gameOf(games, 'LOTT').gameCode, lottoPrizeMode: '9999' },
  ])
    expect(await refusal(query, token()), JSON.stringify(query)).toBe('request.invalid')
  expect(await refusal(slot())).toBe('customer.not.login')
  for (const backUrl of ['https://evil.example/m/home', '//evil.example/m/', '/wps/x', 'javascript:alert(1)'])
    expect((await play.launch({ ...slot(), backUrl })).url.searchParams.has('back')).toBe(false)
})
