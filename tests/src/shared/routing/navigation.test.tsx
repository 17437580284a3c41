import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { AppLink } from '../../../../src/shared/routing/app-link'
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
  test('SHL-04 a link has the preserved parameters in its URL and when followed', async () => {
    await show(
      <>
        <AppLink to="/m/login">Log in</AppLink>
        <Place />
      </>,
    )
    const link = screen.getByRole('link', { name: 'Log in' })
    expect(link.getAttribute('href')).toBe('/m/login?r=F7&utm_source=mail')
    await userEvent.click(link)
    expect(await screen.findByText('/m/login?r=F7&utm_source=mail')).toBeTruthy()
  })

  test('SHL-04 so does navigation by code', async () => {
    await show(
      <>
        <Go />
        <Place />
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Games' }))
    expect(await screen.findByText('/m/game?tab=RNG&r=F7&utm_source=mail')).toBeTruthy()
  })

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
