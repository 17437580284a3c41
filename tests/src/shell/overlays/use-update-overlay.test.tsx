import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useUpdateOverlay } from '../../../../src/shell/overlays/use-update-overlay'
import { closeOverlay, overlayState } from '../../../../src/shared/overlays/overlay-queue'
import { notifyUpdateReady, updateState } from '../../../../src/shared/updates/update-state'

const queued = (): readonly string[] => overlayState.queue.map(({ kind }) => kind)
const send = (): Promise<void> =>
  act(async () => {
    notifyUpdateReady()
    await Promise.resolve()
  })

beforeEach(() => {
  overlayState.queue = []
  Object.assign(updateState, { status: 'none', news: 0 })
})

test('UPD-01 UPD-04 a player who postponed the notice sees it again for the next build, once', async () => {
  const { unmount } = renderHook(() => {
    useUpdateOverlay()
  })
  expect(queued()).toEqual([])
  await send()
  await send()
  expect(queued()).toEqual(['update'])
  for (const { id } of overlayState.queue) closeOverlay(id)
  await send()
  expect(queued()).toEqual(['update'])
  unmount()
})
