import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { TRIAL_LAUNCH_ENDPOINT } from '#domain/contract/command-endpoints'
import { gateway, open } from '../support/app'
import { tiles } from '../support/lobby'
import { announceOnline } from '../support/page-events'
import { press, seeNone, seePath, seeText, user } from '../support/player'
import { openLobby, seeRequests } from '../support/sync'

const TOAST = /Network offline/

test('NET-10 NET-12 over https the player’s own request shows a toast, and background requests show nothing', async () => {
  gateway.goOffline()
  await open('/m/home')
  await seeText('Games couldn’t be loaded')
  announceOnline()
  expect(screen.queryAllByText(TOAST)).toEqual([])
  await press('Try again')
  await seeText(TOAST)
  expect(screen.queryByRole('dialog')).toBeNull()
  await seeNone(() => screen.queryByText(TOAST))
})

test('NET-05 a game tapped again while it is still loading is requested once, and opens', async () => {
  await openLobby()
  const release = gateway.network.hold(TRIAL_LAUNCH_ENDPOINT)
  const tap = async (): Promise<void> => {
    await user.click(screen.getAllByRole('link', { name: /Demo/ })[0] ?? document.body)
    await seePath(/^\/m\/trial/)
  }
  await tap()
  history.back()
  await seePath('/m/home')
  await tap()
  release()
  await seeRequests(TRIAL_LAUNCH_ENDPOINT, 1)
  expect((await gateway.requests(TRIAL_LAUNCH_ENDPOINT)).requests).toHaveLength(1)
  expect(tiles()).toEqual([])
})
