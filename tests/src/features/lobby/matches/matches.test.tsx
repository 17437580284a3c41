import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Matches } from '../../../../../src/features/lobby/matches/matches'
import { pageState } from '../../../../../src/shared/page/page-state'
import { putRows, show, startPage } from '../../../support/page-fixture'

const AFTER_GAMES_MS = 600 // longer than the covers of the games go first

const pause = (): Promise<void> => act(() => new Promise<void>((done) => setTimeout(done, AFTER_GAMES_MS)))

const row = () => screen.queryByRole('list', { name: 'Matches' })

test('GAM-07 DEP-02 the matches come after the games, and then stay', async () => {
  await startPage()
  const { merchant, language } = pageState
  const match = { id: '1', home: 'A', away: 'B', league: '', vendor: 'V', gameCode: 'G' }
  putRows('matches', [{ ...match, merchant, language, startTime: Date.now(), position: 0 }])
  const view = await show(<Matches vendors={['V']} hasGames={false} />)
  await pause()
  expect(row()).toBeNull()
  view.rerender(<Matches vendors={['V']} hasGames />)
  expect(await screen.findByRole('list', { name: 'Matches' })).toBeTruthy()
  view.rerender(<Matches vendors={['V']} hasGames={false} />)
  await pause()
  expect(row()).not.toBeNull()
})
