import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { game } from '../../../../src/design/samples'
import { GameCovers } from '../../../../src/shared/games/catalogue/game-covers'
import { show, startPage } from '../../support/page-fixture'

beforeEach(() => startPage('/m/member/home'))

test('GAM-03 a click that asks for another tab is the browser’s, any other one opens the game here', async () => {
  await show(<GameCovers title="Continue" games={[game('1', 'Dragon')]} isMember={false} layout="row" />)
  const link = screen.getByRole('link')
  const isLeftToBrowser = (init: MouseEventInit): boolean => {
    let isLeft = false
    const decide = (event: MouseEvent): void => {
      isLeft = !event.defaultPrevented
      event.preventDefault() // happy-dom has no other tabs
    }
    window.addEventListener('click', decide, { once: true })
    fireEvent.click(link, init)
    return isLeft
  }
  expect(isLeftToBrowser({ ctrlKey: true })).toBe(true)
  expect(isLeftToBrowser({})).toBe(false)
})
