import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Matches } from '../../../../../src/features/lobby/matches/matches'
import { pageState } from '../../../../../src/shared/page/page-state'
import { putRows, show, startPage } from '../../../support/page-fixture'

const AFTER_GAMES_MS = 600 // longer than the covers of the games go first

const pause = (): Promise<void> => act(() => new Promise<void>((done) => setTimeout(done, AFTER_GAMES_MS)))

test('GAM-07 DEP-02 the code of the matches loads after the games', async () => {
  await startPage()
  const { merchant, language } = pageState
  const match = { id: '1', home: 'A', away: 'B', league: '', vendor: 'V', gameCode: 'G' }
  putRows('matches', [{ ...match, merchant, language, startTime: Date.now(), position: 0 }])
  const waiting = document.body.appendChild(document.createElement('span'))
  waiting.className = 'sk-pulse'
  await show(<Matches vendors={['V']} />)
  await pause()
  expect(screen.queryByRole('list', { name: 'Matches' })).toBeNull()
  waiting.remove()
  expect(await screen.findByRole('list', { name: 'Matches' }, { timeout: 10_000 })).toBeTruthy()
})
