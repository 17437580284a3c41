import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAppNavigate } from '../../../../src/shared/routing/use-app-navigate'
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
