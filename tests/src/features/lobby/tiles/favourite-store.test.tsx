import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { err, ok, type Result } from '#domain/result'
import type { AppError } from '#domain/errors'
import { ANN } from '../../../support/fake-worker-api'
import { HomePage } from '../../../../../src/features/lobby/page/home-page'
import {
  isFavourite,
  setStoredFavourites,
  toggleFavouriteOptimistically,
} from '../../../../../src/features/lobby/tiles/favourite-store'
import { endSession, startSession } from '../../../../../src/shared/session/session-state'
import { overlayState } from '../../../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../../../src/shared/page/page-state'
import { toasts } from '../../../../../src/shared/overlays/toasts'
import { stubIntersection } from '../../../support/intersection'
import { fakeCommands, resetCommands } from '../../../support/fake-commands'
import { change, gameRow, putPopular, putRows, show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

const Screen = () => (
  <>
    <HomePage />
    <p>at {useLocation().pathname + useLocation().search}</p>
  </>
)

const heart = () => screen.getByRole('button', { name: 'Add Ancient Lotus to favourites' })
const isOn = () => heart().getAttribute('aria-pressed') === 'true'

const save = (gameId: string, member: string, at = 1): void =>
  putRows('favourites', [{ merchant: pageState.merchant, member, gameId, at }])

beforeEach(async () => {
  resetCommands()
  stubIntersection()
  await startPage()
  endSession()
  setStoredFavourites([])
  putPopular([gameRow('7', 'Ancient Lotus'), gameRow('8', 'Pirate Bay', { hasTrial: false })])
})

describe('GAM-01 favourites', () => {
  test('GAM-01 toggling a heart updates it optimistically, saves it and launches nothing', async () => {
    let answer: (result: Result<null, AppError>) => void = () => undefined
    fakeCommands.setFavourite.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    await show(<Screen />)
    expect(isOn()).toBe(false)
    await userEvent.click(heart())
    expect(isOn()).toBe(true)
    expect(fakeCommands.setFavourite).toHaveBeenCalledWith({ gameId: '7', isFavourite: true })
    expect(screen.getByText('at /m/home')).toBeTruthy()
    await change(() => answer(ok(null)))
    expect(isOn()).toBe(true)
  })

  test('GAM-01 a toggle that cannot be saved is reverted, with a message', async () => {
    fakeCommands.setFavourite.mockResolvedValueOnce(err({ kind: 'storage', detail: 'quota' }))
    await show(<Screen />)
    await userEvent.click(heart())
    await waitFor(() => expect(isOn()).toBe(false))
    expect(overlayState.queue).toHaveLength(1)
  })

  test('GAM-01 after quick taps the last one counts', async () => {
    const answers: (() => void)[] = []
    const write = () => new Promise<boolean>((resolve) => answers.push(() => resolve(true)))
    const first = toggleFavouriteOptimistically('7', true, write)
    const second = toggleFavouriteOptimistically('7', false, write)
    answers[0]?.()
    await first
    expect(isFavourite('7')).toBe(false)
    answers[1]?.()
    await second
    expect(isFavourite('7')).toBe(false)
  })

  test('GAM-01 the row and the tab appear with the first favourite, by member', async () => {
    save('7', 'guest')
    await show(<Screen />)
    expect(isOn()).toBe(true)
    expect(screen.getByRole('heading', { name: 'Favourites' })).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Favourites' }))
    expect(await screen.findByText('at /m/home?tab=favourites')).toBeTruthy()
    await change(() => startSession(ANN))
    expect(await screen.findByText('No favourites yet')).toBeTruthy()
  })
})

describe('ANN-08 the target of a tile', () => {
  const hrefOf = (name: RegExp) => screen.getAllByRole('link', { name })[0]?.getAttribute('href')

  test('ANN-08 a guest opens the trial or the login; a member plays', async () => {
    await show(<Screen />)
    expect(hrefOf(/Ancient Lotus/u)).toBe('/m/trial?gameId=7&nodeId=70')
    expect(hrefOf(/Pirate Bay/u)).toBe('/m/login?backUrl=%2Fm%2FlaunchGame%3FgameId%3D8')
    await change(() => startSession(ANN))
    expect(hrefOf(/Ancient Lotus/u)).toBe('/m/launchGame?gameId=7')
  })

  test('SES-11 GAM-08 an unconfirmed member gets a message and stays on the page', async () => {
    pageState.remembered = { id: '7', userName: 'ann', type: 0 }
    await show(<Screen />)
    const [tile] = screen.getAllByRole('link', { name: /Ancient Lotus/u })
    if (tile) await userEvent.click(tile)
    expect(toasts.items.map(({ key }) => key)).toEqual(['launch.pending'])
    expect(screen.getByText('at /m/home')).toBeTruthy()
  })
})
