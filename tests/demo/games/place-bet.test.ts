import { expect, test } from 'vitest'
import * as v from 'valibot'
import { memberInfoSchema } from '#domain/contract/member/members'
import { gateway } from '../../gateway/support/shared-gateway'
import { codeOf, failureSchema, games, play, slot, token, usePlayer } from './support/play'

usePlayer()

const balance = async () =>
  v.parse(memberInfoSchema, await gateway.value('/wps/member/info', { Authorization: token() })).balance

test('GAM-04 a ticket opens one game session, once and within a minute', async () => {
  const { ticket } = await play.launch(slot())
  const opened = await play.open(ticket)
  expect(opened).toMatchObject({ balance: 1250.5, currencySymbol: '₱' })
  expect(opened.session).not.toBe(token())
  expect(codeOf(await play.exchange(ticket))).toBe('user.or.token.invalid')
  const delayed = await play.launch(slot())
  await gateway.control({ clock: { offsetMs: 61_000 } })
  expect(codeOf(await play.exchange(delayed.ticket))).toBe('user.or.token.invalid')
})

test('GAM-04 a bet moves the ledger by stake and win, to the cent', async () => {
  const { session } = await play.open((await play.launch(slot())).ticket)
  let expected = await balance()
  for (let count = 0; count < 25; count += 1) {
    const { stake, win, balance: left } = await play.settled(session, { stake: 500 })
    expect(stake).toBe(5)
    expected = Math.round((expected - stake + win) * 100) / 100
    expect(left).toBe(expected)
  }
  expect(await balance()).toBe(expected)
})

test('GAM-04 rejects an invalid move and more than the balance, and nothing moves', async () => {
  const { session } = await play.open((await play.launch(slot())).ticket)
  for (const move of [null, {}, { stake: -100 }, { stake: 0.5 }, { stake: 1e9 }, { stake: '100' }])
    expect(codeOf(await play.bet(session, move))).toBe('request.invalid')
  await gateway.control({ members: [{ username: 'ann', balance: 4.99 }] })
  expect(await play.bet(session, { stake: 500 })).toMatchObject({
    errorCode: 'balance.not.enough',
    balance: 4.99,
  })
  expect(await balance()).toBe(4.99)
})

test('GAM-04 every demo game settles its bets at the gateway', async () => {
  const moves: Readonly<Record<string, unknown>> = {
    slot: { stake: 100 },
    draw: { stake: 100, picks: [1, 2, 3, 4, 5] },
    lottery: { stake: 100, mode: 1800, places: [[1, 2], [], [], [], [9]], sums: ['big'] },
    roulette: { chips: { red: 100, n7: 200 } },
    fishing: { stake: 100, fish: 0 },
    hilo: { step: 'guess', stake: 100, way: 'higher' },
    penalty: { step: 'shoot', stake: 100, target: 1 },
  }
  const stakes: Readonly<Record<string, number>> = { lottery: 4, roulette: 3 }
  const seen = new Set<string>()
  for (const game of games) {
    const query = game.lottoView === '' ? { gameCode: game.gameCode } : { lottoGameCode: game.gameCode }
    if (seen.size === 7) break
    const { url, ticket } = await play.launch(query)
    const demo = url.pathname.replace('/demo-games/', '')
    if (seen.has(demo)) continue
    seen.add(demo)
    const { session } = await play.open(ticket)
    const answer = await play.bet(session, moves[demo])
    // The one move that may be impossible: nothing is higher than a king.
    if (demo === 'hilo' && v.is(failureSchema, answer)) continue
    expect(answer, demo).toMatchObject({ value: { stake: stakes[demo] ?? 1 } })
  }
  expect([...seen].sort()).toEqual(Object.keys(moves).sort())
})

test('GAM-04 a real-money game may call only its session and bets, a trial nothing', async () => {
  const { url } = await play.launch(slot())
  const policyOf = async (path: string) =>
    (await gateway.get(path)).headers.get('Content-Security-Policy') ?? ''
  const real = await policyOf(url.pathname + url.search)
  const { origin } = gateway
  expect(real).toContain(`connect-src ${origin}/demo-games/session ${origin}/demo-games/bet;`)
  expect(real).toContain('sandbox allow-scripts')
  expect(real).not.toContain('unsafe')
  expect(await policyOf(url.pathname)).not.toContain('connect-src')
})
