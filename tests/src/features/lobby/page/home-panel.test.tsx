import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HomePanel } from '../../../../../src/features/lobby/page/home-panel'
import type { PlayerGames } from '../../../../../src/features/lobby/page/use-player-games'
import { pageState } from '../../../../../src/shared/page/page-state'
import { stubIntersection } from '../../../support/intersection'
import { putRows, show, startPage } from '../../../support/page-fixture'

const NONE: PlayerGames = { recents: [], favourites: [], matchVendors: [], hasMatchToday: false }
const TODAY: PlayerGames = { ...NONE, matchVendors: ['V'], hasMatchToday: true }

const panel = (own: PlayerGames) => {
  const { merchant, language } = pageState
  const lobby = { merchant, language, part: 'lobby', popular: [], shelves: [], total: 0 } as const
  return <HomePanel lobby={lobby} own={own} onOpen={() => undefined} />
}

const findMatches = (): Promise<HTMLElement> =>
  screen.findByRole('list', { name: 'Matches' }, { timeout: 10_000 })

test('GAM-07 SHL-09 matches that arrive after the lobby wait until their place is out of view', async () => {
  await startPage()
  const { show: report } = stubIntersection()
  const { merchant, language } = pageState
  const match = {
    id: '1',
    home: 'A',
    away: 'B',
    league: '',
    vendor: 'V',
    gameCode: 'G',
    startTime: Date.now(),
  }
  putRows('matches', [{ ...match, merchant, language, position: 0 }])
  const { container, rerender, unmount } = await show(panel(NONE))
  const place = container.querySelector('.inserted')
  expect(place).not.toBeNull()
  if (!place) return
  await rerender(panel(TODAY))
  expect(place.childElementCount).toBe(0)
  report(place)
  expect(place.childElementCount).toBe(0)
  report(place, false)
  expect(await findMatches()).toBeTruthy()
  report(place) // scrolled back
  expect(await findMatches()).toBeTruthy()

  // The screen is opened again.
  unmount()
  await show(panel(TODAY))
  expect(await findMatches()).toBeTruthy()
})
