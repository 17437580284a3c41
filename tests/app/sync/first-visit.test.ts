import { screen, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { GAMES_ENDPOINT } from '#domain/contract/endpoints'
import { unpackGames } from '#worker/sync/unpack-games'
import { gateway, open, reload } from '../support/app'
import { press, seeNone, seeText } from '../support/player'
import { everyCall, openLobby, rowsOf, seeLobby } from '../support/sync'

const DOWN = everyCall({ kind: 'status', status: 500 })

test.for([
  ['HTTP 500', 'The service isn’t responding right now', DOWN],
  ['no response', 'Check your connection', everyCall({ kind: 'cut', at: 'during' })],
] as const)(
  'OFF-02 NET-04 a first visit to a gateway that gives %s shows the cause and one retry',
  async ([, cause, faults]) => {
    await gateway.faults(...faults)
    await open('/m/home')
    await seeText('Games couldn’t be loaded')
    await seeText(new RegExp(cause))
    expect(within(await screen.findByRole('complementary')).queryByRole('button')).toBeNull() // the page has one
    await gateway.faults()
    await press('Try again')
    await seeLobby()
    await seeNone(() => screen.queryByRole('complementary'))
  },
)

test('OFF-02 R-02 OFF-03 a later visit to a gateway that is down keeps the lobby and shows its age', async () => {
  await openLobby()
  await gateway.faults(...DOWN)
  await reload()
  await seeLobby()
  await seeText(/games updated/)
  await gateway.faults()
  await press('Try again')
  await seeNone(() => screen.queryByText(/games updated/))
})

test('OFF-02 a merchant without games says so, and does not blame the connection', async () => {
  await gateway.control({ games: 'remove all' })
  await open('/m/home')
  await seeText('No games here yet')
  expect(screen.queryByText('Games couldn’t be loaded')).toBeNull()
})

const countGames = async (): Promise<number> => unpackGames(await rowsOf('gameBuckets')).length

test('R-02 LINE-06 bad rows are dropped, the connection page counts them, and they return once they are valid', async () => {
  await openLobby()
  const before = await countGames()
  const value = { ['__proto__']: null }
  await gateway.faults({
    match: GAMES_ENDPOINT,
    fault: { kind: 'rows', field: 'gameId', change: 'wrong', value, share: 0.3 },
  })
  await open('/m/connection')
  const dropped = Number(/\d+/.exec((await seeText(/^Skipped \(unreadable\)/)).textContent)?.[0])
  expect(await countGames()).toBe(before - dropped)
  await gateway.faults()
  await reload()
  await vi.waitFor(async () => expect(await countGames()).toBe(before))
})

const BAD = {
  decimals: '2',
  currency: 5,
  languages: 'EN',
  resources: 'none',
  customerService: {},
  login: 'on',
  mobileTemplate: { app_desc: 5 }, // a completely invalid one would lose the logo with it
}

test('DEP-01 settings with wrong fields still give the title, and the connection page names the fields', async () => {
  await gateway.control({ settings: { ...BAD, seo: { '/m/home': { title: 'Harbour' } } } })
  await openLobby()
  await vi.waitFor(() => expect(document.title).toBe('Harbour'))
  await open('/m/connection')
  const fields = (await seeText(/Fields with a wrong value/)).textContent
  for (const field of Object.keys(BAD)) expect(fields).toContain(field)
})
