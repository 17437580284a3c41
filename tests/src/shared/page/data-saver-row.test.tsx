import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DATA_SAVER_KEY } from '#domain/storage-keys'
import { SettingsSheet } from '../../../../src/features/language/settings-sheet'
import { watchPageLifecycle } from '../../../../src/shell/page/page-lifecycle'
import { isDataSaverOn } from '../../../../src/shared/page/is-data-saver-on'
import { device } from '../../../../src/shared/page/device'
import { fakeCommands, resetCommands } from '../../support/fake-commands'
import { show, startPage } from '../../support/page-fixture'

vi.mock('../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../support/fake-commands')).fakeCommands,
  checkWorker: vi.fn(),
  endWorker: vi.fn(),
}))

const openSettings = async () => {
  await show(<SettingsSheet onClose={() => undefined} />)
  return screen.getByRole('switch', { name: /^Data saver/ })
}

const storedValue = (): string => localStorage.getItem(DATA_SAVER_KEY) ?? ''

beforeEach(async () => {
  localStorage.clear()
  resetCommands()
  await startPage()
})
afterEach(() => {
  vi.unstubAllGlobals()
  device.savesData = false
})

describe('OFF-08 the player’s data saver setting', () => {
  test('OFF-08 a choice is saved, applies immediately and is sent to the worker', async () => {
    watchPageLifecycle()
    const saver = await openSettings()
    expect(saver).toHaveProperty('checked', false)
    await userEvent.click(saver)
    expect(saver).toHaveProperty('checked', true)
    expect({ kept: storedValue(), now: device.savesData, next: isDataSaverOn() }).toEqual({
      kept: '1',
      now: true,
      next: true,
    })
    await vi.waitFor(() => expect(fakeCommands.setDataSaver).toHaveBeenCalledWith(true))
  })
})
