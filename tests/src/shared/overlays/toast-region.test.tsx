import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ToastRegion } from '../../../../src/shared/overlays/toast-region'
import { loadLanguage } from '../../../../src/i18n/load-language'
import { showToast, toasts } from '../../../../src/shared/overlays/toasts'

beforeEach(async () => {
  await loadLanguage('EN')
  toasts.items = []
  vi.useFakeTimers()
})

const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))

test('SHL-10 an expired toast is removed within a third of a second, the sweep interval; a repeated one is extended', async () => {
  render(<ToastRegion />)
  showToast({ key: 'failure.offline', tone: 'danger', lifeMs: 1_500 })
  await pass(900)
  showToast({ key: 'failure.offline', tone: 'danger', lifeMs: 1_500 })
  await pass(1_499)
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Network offline'])
  await pass(335)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('SHL-10 a toast can be closed early, and without one no sweep runs', async () => {
  render(<ToastRegion />)
  showToast({ key: 'failure.offline' })
  await pass(0)
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  await pass(0)
  expect(screen.queryByText('Network offline')).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})
