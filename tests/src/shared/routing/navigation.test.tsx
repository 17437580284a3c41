import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAppNavigate } from '../../../../src/shared/routing/use-app-navigate'
import {
  normalizeOverlayEntry,
  popOverlayEntry,
  pushOverlayEntry,
} from '../../../../src/shared/routing/overlay-history'
import { useCloseOnBack } from '../../../../src/shared/overlays/dialogs/use-close-on-back'
import { useGoBack } from '../../../../src/shared/routing/use-go-back'
import { show, startPage } from '../../support/page-fixture'

const Buttons = () => {
  const go = useAppNavigate()
  const leave = useGoBack()
  return (
    <>
      <button onClick={() => go('/m/trial?gameId=1')}>Open</button>
      <button onClick={leave}>Leave</button>
    </>
  )
}

const press = (name: string): void => act(() => screen.getByText(name).click())

/** Opens the game, and leaves it again; the browser's back does this. */
const leaveGame = async (goBack: () => void): Promise<void> => {
  vi.useFakeTimers()
  press('Open')
  vi.spyOn(window.history, 'go').mockImplementation(goBack)
  press('Leave')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
}

beforeEach(async () => {
  await startPage('/m/home')
  await show(<Buttons />)
})

test('GAM-06 a player who opens the same game again at once stays there', async () => {
  await leaveGame(() => {
    setTimeout(() => {
      const { href } = window.location
      window.history.replaceState(null, '', '/m/home')
      window.dispatchEvent(new PopStateEvent('popstate'))
      window.history.pushState(null, '', href)
    }, 20)
  })
  expect(window.location.pathname).toBe('/m/trial')
})

test('GAM-06 going back with no page to go to ends at home', async () => {
  await leaveGame(() => undefined)
  expect(window.location.pathname).toBe('/m/home')
})

test('SHL-07 a second tap on a link adds no second entry to the history', () => {
  const push = vi.spyOn(window.history, 'pushState')
  press('Open')
  press('Open')
  expect(push).toHaveBeenCalledOnce()
})

test('SHL-07 a second tap on back before the previous screen is rendered does nothing', () => {
  press('Open')
  const go = vi.spyOn(window.history, 'go').mockReturnValue()
  press('Leave')
  press('Leave')
  expect(go).toHaveBeenCalledOnce()
})

test('SHL-07 back is one step on a screen that the player came back to, also after an overlay', async () => {
  const length = vi.spyOn(window.history, 'length', 'get')
  const go = vi.spyOn(window.history, 'go').mockReturnValue()
  vi.spyOn(window.history, 'back').mockReturnValue()
  window.history.replaceState({ ...window.history.state, idx: 1 }, '')
  length.mockReturnValue(4) // an entry before it, and two ahead
  const { container } = await show(<Buttons />)
  length.mockReturnValue(3) // the overlay's entry replaces those ahead
  pushOverlayEntry()
  popOverlayEntry()
  normalizeOverlayEntry() // the step back
  act(() => within(container).getByText('Leave').click())
  expect(go.mock.calls).toEqual([[-1]])
})

const Dialog = ({ onClose }: { readonly onClose: () => void }) => {
  useCloseOnBack(true, onClose)
  return null
}

test.each([
  ['over the screen', false],
  ['inside an overlay', true],
])('SHL-07 back is one step after a dialog %s has closed', async (_place, isInside) => {
  const steps: number[] = []
  const history = { at: 2, length: 3 } // index of the current entry, and the number of all
  const marks: unknown[] = [null, null, { ...window.history.state, idx: 1 }]
  vi.spyOn(window.history, 'length', 'get').mockImplementation(() => history.length)
  vi.spyOn(window.history, 'state', 'get').mockImplementation(() => marks[history.at])
  vi.spyOn(window.history, 'pushState').mockImplementation((state) => {
    history.at += 1
    marks.splice(history.at, Infinity, state)
    history.length = history.at + 1
  })
  vi.spyOn(window.history, 'back').mockImplementation(() => void (history.at -= 1))
  vi.spyOn(window.history, 'go').mockImplementation((step = 0) => void steps.push(step))
  const { container } = await show(<Buttons />)
  if (isInside) pushOverlayEntry()
  const dialog = await show(<Dialog onClose={() => undefined} />)
  act(() => dialog.unmount())
  if (isInside) popOverlayEntry()
  expect([history.at, history.length]).toEqual([2, isInside ? 5 : 4])
  act(() => within(container).getByText('Leave').click())
  expect(steps).toEqual([-1])
})

test('SHL-07 a tap on back does nothing while another screen is in the history but not rendered yet', () => {
  press('Open')
  const go = vi.spyOn(window.history, 'go').mockReturnValue()
  window.history.replaceState({ ...window.history.state, key: 'another' }, '')
  press('Leave')
  expect(go).not.toHaveBeenCalled()
})
