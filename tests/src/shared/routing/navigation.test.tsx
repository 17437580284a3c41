import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { useAppNavigate } from '../../../../src/shared/routing/use-app-navigate'
import { pushOverlayEntry } from '../../../../src/shared/routing/overlay-history'
import { show, startPage } from '../../support/page-fixture'

const Place = () => {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

const Go = () => {
  const go = useAppNavigate()
  return (
    <button type="button" onClick={() => go('/m/game?tab=RNG')}>
      Games
    </button>
  )
}

beforeEach(() => startPage('/m/home?r=F7&token=secret&utm_source=mail&tab=x'))

describe('SHL-04 links and navigation', () => {
  test('SHL-07 navigation from an open overlay replaces its history entry', async () => {
    await show(
      <>
        <Go />
        <Place />
      </>,
    )
    pushOverlayEntry()
    const { length } = window.history
    await userEvent.click(screen.getByRole('button', { name: 'Games' }))
    await screen.findByText(/\/m\/game/u)
    expect(window.history.length).toBe(length)
  })
})
