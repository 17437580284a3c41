import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ErrorPage } from '../../../../src/shell/error-pages/error-page'
import { change, show, startPage } from '../../support/page-fixture'

vi.mock('../../../../src/shared/worker/client/commands', () => import('../../support/fake-commands'))

const fail = async (error: Error): Promise<() => void> => {
  const onRetry = vi.fn()
  await show(<ErrorPage error={error} onRetry={onRetry} />)
  return onRetry
}

beforeEach(() => startPage())

test('SHL-07 a screen that throws shows an error code and two ways to continue, never a stack trace', async () => {
  await fail(new TypeError('secret at line 4'))
  expect(screen.getByRole('alert').textContent).not.toContain('secret')
  expect(screen.getByText(/^Error code: [0-9A-Z]{5}$/u)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/m/home')
})

test('UPD-04 a chunk that failed to load can be retried', async () => {
  const onRetry = await fail(
    new TypeError('Failed to fetch dynamically imported module: https://x/m/assets/a.js'),
  )
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('R-10 UPD-04 a missing chunk is solved by a refresh of the current page, which shows its progress', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  await fail(new Error('Unable to preload CSS for /m/assets/a.css'))
  const button = screen.getByRole('button', { name: 'Refresh' })
  await change(() => button.click())
  expect(button.getAttribute('aria-busy')).toBe('true')
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})
