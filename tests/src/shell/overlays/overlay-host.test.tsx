import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { OverlayHost } from '../../../../src/shell/overlays/overlay-host'
import { loadLanguage } from '../../../../src/i18n/load-language'
import {
  beginActivity,
  openOverlay,
  overlayState,
  showFailure,
} from '../../../../src/shared/overlays/overlay-queue'
import { toasts } from '../../../../src/shared/overlays/toasts'
import { updateState } from '../../../../src/shared/updates/update-state'
import { pageState } from '../../../../src/shared/page/page-state'
import { resetCommands } from '../../support/fake-commands'
import { change, show, startPage } from '../../support/page-fixture'

vi.mock('../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../support/fake-commands')).fakeCommands,
}))

vi.mock('../../../../src/features/updates/dialog/apply-update', () => ({ applyUpdate: vi.fn() }))

vi.mock('../../../../src/i18n/load-language', { spy: true })

const Place = () => <p>at {useLocation().pathname}</p>

const Screen = () => (
  <>
    <button type="button" onClick={() => openOverlay({ kind: 'language' })}>
      Language
    </button>
    <Place />
    <OverlayHost />
  </>
)

beforeEach(async () => {
  resetCommands()
  await startPage()
})

// Chunks are imported in advance, so each overlay shows as soon as React has rendered.
beforeAll(async () => {
  await import('../../../../src/shared/overlays/dialogs/notice-dialog')
  await import('../../../../src/features/updates/dialog/update-dialog')
  await import('../../../../src/features/language/language-sheet')
})

describe('SHL-07 the overlay host', () => {
  test('SHL-07 shows one overlay at a time, the most urgent first', async () => {
    await show(<Screen />)
    await change(() => {
      openOverlay({ kind: 'language' })
      showFailure({ kind: 'timeout', limitMs: 1 })
    })
    expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toBeTruthy()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    expect(await screen.findByRole('dialog', { name: 'Choose your language' })).toBeTruthy()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  test('SHL-07 NET-12 a notice opens over a sheet, which stays as it is', async () => {
    await show(<Screen />)
    await userEvent.click(screen.getByRole('button', { name: 'Language' }))
    const sheet = await screen.findByRole('dialog', { name: 'Choose your language' })
    await change(() => showFailure({ kind: 'network', secure: false }))
    expect((await screen.findByRole('dialog', { name: 'Something went wrong' })).textContent).toContain(
      'Network Error / CORS Errors',
    )
    expect(sheet.isConnected).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([sheet]))
  })

  test('SHL-07 closing by the button leaves no extra history entry', async () => {
    await show(<Screen />)
    const begun: unknown = window.history.state
    await userEvent.click(screen.getByRole('button', { name: 'Language' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(window.history.state).toEqual(begun))
  })

  test('UPD-04 an update waits for the end of a launch', async () => {
    await show(<Screen />)
    const endLaunch = beginActivity('launch')
    await change(() => (updateState.status = 'ready'))
    expect(overlayState.queue).toMatchObject([{ kind: 'update' }])
    expect(screen.queryByRole('dialog')).toBeNull()
    // A form that opened and closed over the launch has not ended it.
    const endForm = beginActivity('form')
    await change(endForm)
    expect(screen.queryByRole('dialog')).toBeNull()
    await change(endLaunch)
    expect(await screen.findByRole('dialog', { name: 'A new version is ready' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy()
  })

  test('LNG-02 SHL-10 a language that fails to load shows an error in the sheet', async () => {
    vi.mocked(loadLanguage).mockRejectedValueOnce(new Error('offline'))
    await show(<Screen />)
    await userEvent.click(screen.getByRole('button', { name: 'Language' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '简体中文' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('could not be loaded')
    expect([pageState.language, toasts.items.length]).toEqual(['EN', 0])
    await userEvent.click(dialog.getByRole('button', { name: '简体中文' }))
    await waitFor(() => expect(pageState.language).toBe('CN'))
  })
})
