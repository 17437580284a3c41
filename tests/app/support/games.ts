import { screen, waitFor, within } from '@testing-library/dom'
import { expect, vi } from 'vitest'
import { LAUNCH_GAME_ENDPOINT } from '#domain/contract/command-endpoints'
import { gateway } from './app'
import { press, see, user } from './player'

/** The open game. Its frame stays empty. */
export const frame = (): HTMLIFrameElement | null => document.querySelector('iframe')

/** Waits for the frame of a game or of the chat. */
export const seeFrame = (): Promise<HTMLIFrameElement> =>
  waitFor(() => {
    const shown = frame()
    if (!shown) throw new Error('There is no frame')
    return shown
  })

/** From now on frames of the open page take for ever to load. */
export const keepFramesLoading = (): void => {
  document.addEventListener('load', (event) => event.stopPropagation(), { capture: true })
}

/** Opens the first game of a group in the lobby. */
export const openFirstOf = async (group: string): Promise<void> => {
  await press(group, 'tab')
  const panel = within(await see('tabpanel', group))
  const [tile] = (await panel.findAllByRole('link')).filter((link) => link.dataset['game'])
  if (!tile) throw new Error(`There is no game in ${group}`)
  await user.click(tile)
}

/** The fields of the last launch. */
export const lastLaunch = async (): Promise<Readonly<Record<string, string>>> => {
  const { requests } = await gateway.requests(LAUNCH_GAME_ENDPOINT)
  return Object.fromEntries(new URLSearchParams(requests.at(-1)?.query ?? ''))
}

/** Records the pages that replace the app. */
export const watchReplacement = () => vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)

/** Waits until the game was refused for its URL. */
export const seeUnsafe = async (): Promise<void> => {
  await screen.findByText('We blocked this game because its address isn’t safe. Please choose another.')
  expect(frame()).toBeNull()
}
