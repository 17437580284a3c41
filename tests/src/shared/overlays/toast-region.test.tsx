import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastRegion } from '../../../../src/shared/overlays/toast-region'
import { loadLanguage } from '../../../../src/i18n/load-language'
import { showToast, toasts } from '../../../../src/shared/overlays/toasts'

beforeEach(async () => {
  await loadLanguage('EN')
  toasts.items = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })

test('SHL-10 removes an expired toast within a third of a second, the sweep interval', async () => {
  render(<ToastRegion />)
  showToast({ key: 'failure.offline', tone: 'danger', lifeMs: 1_500 })
  await pass(0)
  expect(screen.getByRole('alert').textContent).toContain('Network offline')
  await pass(1_499)
  expect(screen.queryByRole('alert')).not.toBeNull()
  await pass(334)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('SHL-10 runs no sweep while there is no toast', async () => {
  const sweep = vi.spyOn(globalThis, 'setInterval')
  render(<ToastRegion />)
  await pass(5_000)
  expect(sweep).not.toHaveBeenCalled()
})

test('SHL-10 extends a repeated toast instead of showing it twice', async () => {
  render(<ToastRegion />)
  showToast({ key: 'failure.offline', lifeMs: 1_000 })
  await pass(900)
  showToast({ key: 'failure.offline', lifeMs: 1_000 })
  await pass(900)
  expect(screen.getAllByText('Network offline')).toHaveLength(1)
})

test('SHL-10 can be closed early', async () => {
  render(<ToastRegion />)
  showToast({ key: 'failure.offline' })
  await pass(0)
  act(() => {
    screen.getByRole('button', { name: 'Close' }).click()
  })
  await pass(0)
  expect(screen.queryByText('Network offline')).toBeNull()
})
