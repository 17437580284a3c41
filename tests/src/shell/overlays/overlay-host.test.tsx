import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { OverlayHost } from '../../../../src/shell/overlays/overlay-host'
import {
  beginActivity,
  closeOverlay,
  openOverlay,
  overlayState,
  showFailure,
} from '../../../../src/shared/overlays/overlay-queue'
import { dismissToast, showToast, toasts } from '../../../../src/shared/overlays/toasts'
import { notifyUpdateReady, updateState } from '../../../../src/shared/updates/update-state'
import { change, show, startPage } from '../../support/page-fixture'

vi.mock('../../../../src/shared/worker/client/commands', () => import('../../support/fake-commands'))

vi.mock('../../../../src/features/updates/dialog/apply-update', () => ({ applyUpdate: vi.fn() }))

const OPT_IN = 'Turn on notifications?'

const openSheet = async (): Promise<HTMLElement> => {
  await change(() => openOverlay({ kind: 'language' }))
  return screen.findByRole('dialog', { name: 'Choose your language' })
}

beforeEach(async () => {
  await startPage()
  updateState.news = 0
  await show(<OverlayHost />)
})

// Chunks are imported in advance, so each overlay shows as soon as React has rendered.
beforeAll(async () => {
  await import('../../../../src/shared/overlays/dialogs/notice-dialog')
  await import('../../../../src/features/updates/dialog/update-dialog')
  await import('../../../../src/features/language/language-sheet')
  await import('../../../../src/features/safer-play/session-time-dialog')
  await import('../../../../src/features/push/opt-in/push-opt-in')
})

test('SHL-07 NET-12 a notice opens over a sheet, which stays as it is', async () => {
  const sheet = await openSheet()
  await change(() => showFailure({ kind: 'network', secure: false }))
  expect((await screen.findByRole('dialog', { name: 'Something went wrong' })).textContent).toContain(
    'Network Error / CORS Errors',
  )
  expect(sheet.isConnected).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([sheet]))
})

test('PLY-01 the reminder of the play time opens over a sheet, which stays as it is', async () => {
  const sheet = await openSheet()
  await change(() => openOverlay({ kind: 'session-time' }))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2))
  expect(sheet.isConnected).toBe(true)
})

test('SHL-10 PLY-02 a promotional overlay waits until no toast is shown, and what the player opens does not', async () => {
  overlayState.isQuiet = true
  await change(() => showToast({ text: 'Your password has been changed.' }))
  await change(() => openOverlay({ kind: 'push-opt-in' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await openSheet()
  await change(() => closeOverlay(overlayState.queue.find(({ kind }) => kind === 'language')?.id ?? 0))
  overlayState.isQuiet = true
  await change(() => undefined)
  expect(screen.queryByRole('dialog', { name: OPT_IN })).toBeNull()
  await change(() => dismissToast(toasts.items[0]?.id ?? 0))
  expect(await screen.findByRole('dialog', { name: OPT_IN })).toBeTruthy()
  await change(() => showToast({ text: 'Another message.' }))
  expect(screen.getByRole('dialog', { name: OPT_IN })).toBeTruthy()
})

test('UPD-04 an update waits for the end of a launch', async () => {
  const endLaunch = beginActivity('launch')
  await change(() => (updateState.status = 'ready'))
  expect(overlayState.queue).toMatchObject([{ kind: 'update' }])
  // A form that opened and closed over the launch has not ended it.
  await change(beginActivity('form'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await change(endLaunch)
  expect(await screen.findByRole('dialog', { name: 'New version available' })).toBeTruthy()
})

test('UPD-01 UPD-04 a player who postponed the notice sees it again for the next build, once', async () => {
  const seeNotice = async (): Promise<void> => {
    await change(notifyUpdateReady)
    expect(overlayState.queue.map(({ kind }) => kind)).toEqual(['update'])
  }
  await seeNotice()
  await seeNotice()
  await change(() => {
    for (const { id } of overlayState.queue) closeOverlay(id)
  })
  await seeNotice()
})

test('UPD-04 SHL-07 the notice of a new build that waited for a form stays when the form’s overlay is left', async () => {
  const left = vi.fn()
  // Like a browser: the step back is done after what has called it.
  vi.spyOn(history, 'back').mockImplementation(() => {
    setTimeout(() => {
      history.replaceState(null, '')
      dispatchEvent(new PopStateEvent('popstate'))
      left()
    }, 10)
  })
  await openSheet()
  const endForm = beginActivity('form')
  await change(notifyUpdateReady)
  await change(() => {
    const [sheet] = overlayState.queue
    if (sheet) closeOverlay(sheet.id)
    setTimeout(endForm) // as the effect of a form that is unmounted
  })
  expect(left).toHaveBeenCalledOnce()
  expect(await screen.findByRole('dialog', { name: 'New version available' })).toBeTruthy()
  await change(() => history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
