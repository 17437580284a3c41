import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#domain/timing'
import { loadLanguage } from '../../../../../src/i18n/load-language'
import { GamesPage } from '../../../../../src/features/lobby/page/games-page'
import { formatStart } from '../../../../../src/features/lobby/matches/format-start'
import { MatchRow } from '../../../../../src/features/lobby/matches/match-row'
import { currentTranslations } from '../../../../../src/i18n/translation-store'
import { overlayState } from '../../../../../src/shared/overlays/overlay-queue'
import { endSession } from '../../../../../src/shared/session/session-state'
import { pageState } from '../../../../../src/shared/page/page-state'
import { stubIntersection } from '../../../support/intersection'
import { resetCommands } from '../../../support/fake-commands'
import { gameRow, putPopular, putRows, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

const putMatch = (id: string, startTime: number, vendor = 'NOVA'): void => {
  const { merchant, language } = pageState
  const sides = { home: `Home ${id}`, away: `Away ${id}`, league: 'Premier' }
  putRows('matches', [
    { merchant, language, id, ...sides, startTime, vendor, gameCode: `M-${id}`, position: 0 },
  ])
}

beforeEach(async () => {
  resetCommands()
  stubIntersection()
  await startPage('/m/game?tab=RNG')
  endSession()
  await loadLanguage('EN')
})

test('GAM-07 sorts matches by time, marks live ones with a badge and drops finished ones', async () => {
  const now = Date.now()
  putMatch('later', now + 2 * DAY_MS)
  putMatch('live', now - MINUTE_MS)
  putMatch('over', now - DAY_MS)
  putMatch('elsewhere', now + MINUTE_MS, 'BTI')
  await show(<MatchRow vendors={['NOVA']} />)
  const names = screen.getAllByRole('link').map((link) => link.textContent)
  expect(names).toHaveLength(2)
  expect(names[0]).toContain('Live')
  expect(names[0]).toContain('Home live against Away live')
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/m/launchGame?vendor=NOVA&code=M-live')
  // In the badge's own units: larger text enlarges the badge, and the letters with it only once.
  expect(document.querySelector('text')?.getAttribute('font-size')).toBe('11')
})

test('GAM-07 renders nothing without upcoming matches', async () => {
  putMatch('over', Date.now() - DAY_MS)
  await show(<MatchRow vendors={['NOVA']} />)
  expect(screen.queryByRole('heading')).toBeNull()
})

test('GAM-07 a guest’s tap opens the trial of the game, else the login', async () => {
  putPopular([gameRow('7', 'Derby', { gameCode: 'M-first' })])
  putRows('gameIndex', [
    { merchant: pageState.merchant, language: 'EN', part: 'vendor:RNG:NOVA', packedIds: '7' },
  ])
  putMatch('first', Date.now() + MINUTE_MS)
  putMatch('second', Date.now() + 2 * MINUTE_MS)
  await show(<GamesPage />)
  await userEvent.click(await screen.findByRole('link', { name: /Home second/u }))
  const to = '/m/launchGame?vendor=NOVA&code=M-second'
  await waitFor(() => expect(overlayState.queue).toMatchObject([{ kind: 'login', to }]))
})

test('GAM-07 formats the start time in the current language', () => {
  const t = currentTranslations()
  if (!t) throw new Error('no words')
  const now = new Date(2026, 10, 21, 12).getTime()
  expect(formatStart(new Date(2026, 10, 21, 18, 30).getTime(), now, t)).toMatch(/^Today, 6:30\sPM$/u)
  expect(formatStart(new Date(2026, 10, 22, 1).getTime(), now, t)).toMatch(/^Tomorrow, 1:00\sAM$/u)
  expect(formatStart(new Date(2026, 10, 25, 9).getTime(), now, t)).toContain('Nov 25')
})
