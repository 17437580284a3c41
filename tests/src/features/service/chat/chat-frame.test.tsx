import { act, fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GAME_BACK_MESSAGE } from '#domain/games/game-back-constants'
import { ChatFrame } from '../../../../../src/features/service/chat/chat-frame'
import { fakeCommands, resetCommands } from '../../../support/fake-commands'
import { show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

const ORIGIN = 'https://chat.example'
const onClose = vi.fn<() => void>()

const openFrame = async (): Promise<HTMLIFrameElement> => {
  await show(<ChatFrame url={`${ORIGIN}/room`} onClose={onClose} />)
  const frame = document.querySelector('iframe')
  if (!frame) throw new Error('There is no frame')
  vi.spyOn(frame, 'contentWindow', 'get').mockReturnValue(window)
  return frame
}

const say = (frame: HTMLIFrameElement, data: unknown, origin = ORIGIN): void => {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }))
  })
}

beforeEach(async () => {
  resetCommands()
  onClose.mockReset()
  await startPage('/m/chat')
})

test('R-17 CSV-04 leaves a chat that closes itself repeatedly once, and shows nothing more', async () => {
  const frame = await openFrame()
  for (let each = 0; each < 20; each += 1) say(frame, { type: 'close' })
  say(frame, { type: 'unread', count: 5 })
  expect(onClose).toHaveBeenCalledOnce()
  expect(fakeCommands.setUnreadCount).not.toHaveBeenCalledWith(5)
})

test('CSV-03 marks nothing as read before the chat sends a message, whatever page has loaded', async () => {
  const frame = await openFrame()
  fireEvent.load(frame)
  say(frame, { type: 'close' }, 'https://evil.example')
  say(frame, { type: 'hello' })
  expect(fakeCommands.setUnreadCount).not.toHaveBeenCalled()
  say(frame, { type: 'open', url: '/m/promotions' })
  say(frame, { type: 'open', url: '/m/rewardCenter' })
  expect(fakeCommands.setUnreadCount.mock.calls).toEqual([[0]])
})

test('CSV-03 uses the chat’s own unread count', async () => {
  const frame = await openFrame()
  say(frame, { type: 'unread', count: 2 })
  say(frame, { type: 'unread', count: 0 })
  expect(fakeCommands.setUnreadCount.mock.calls).toEqual([[2], [0]])
})

test('R-17 CSV-04 closes a chat that goes to the back page once, and marks nothing as read', async () => {
  const frame = await openFrame()
  say(frame, GAME_BACK_MESSAGE)
  expect(onClose).not.toHaveBeenCalled()
  say(frame, GAME_BACK_MESSAGE, window.location.origin)
  say(frame, GAME_BACK_MESSAGE, window.location.origin)
  say(frame, { type: 'close' })
  expect(onClose).toHaveBeenCalledOnce()
  expect(fakeCommands.setUnreadCount).not.toHaveBeenCalled()
})
