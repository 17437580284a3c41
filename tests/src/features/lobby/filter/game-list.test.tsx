import { render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { packGames } from '#domain/tables/game-buckets'
import { game } from '../../../../../src/design/samples'
import { GameList } from '../../../../../src/features/lobby/filter/start/game-list'
import { pageState } from '../../../../../src/shared/page/page-state'
import { stubIntersection } from '../../../support/intersection'
import { change, putRows, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/features/lobby/filter/list-filter', () => ({
  get ListFilter() {
    throw new Error('The chunk is unavailable')
  },
}))

const IDS = ['1', '2']

test('GAM-01 R-09 all games are shown if the code of the filters cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined) // React reports the error
  stubIntersection()
  await startPage('/m/home?tab=RNG&only=new')
  putRows('gameBuckets', packGames(pageState, [game('1', 'Dragon'), game('2', 'Tiger')]))
  await change(() => void render(<GameList ids={IDS} count={2} />, { wrapper: BrowserRouter }))
  expect(screen.getByRole('status').textContent).toBe('2 games')
  expect(await screen.findAllByRole('link')).toHaveLength(2)
})
