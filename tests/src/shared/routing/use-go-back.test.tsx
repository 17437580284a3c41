import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })

beforeEach(() => startPage('/m/home'))
afterEach(() => {
  vi.useRealTimers()
})

test('GAM-06 a player who opens the same game again at once stays there', async () => {
  await show(<Buttons />)
  vi.useFakeTimers()
  act(() => screen.getByText('Open').click())
  // The back navigation arrives, and the player reopens the game within half a second.
  vi.spyOn(window.history, 'go').mockImplementation(() => {
    setTimeout(() => {
      const { href } = window.location
      window.history.replaceState(null, '', '/m/home')
      window.dispatchEvent(new PopStateEvent('popstate'))
      window.history.pushState(null, '', href)
    }, 20)
  })
  act(() => screen.getByText('Leave').click())
  await pass(1_000)
  expect(window.location.pathname).toBe('/m/trial')
})

test('GAM-06 going back with no page to go to ends at home', async () => {
  await show(<Buttons />)
  vi.useFakeTimers()
  act(() => screen.getByText('Open').click())
  vi.spyOn(window.history, 'go').mockImplementation(() => undefined)
  act(() => screen.getByText('Leave').click())
  await pass(1_000)
  expect(window.location.pathname).toBe('/m/home')
})
