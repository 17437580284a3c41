import { act, fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { GAME_BACK_MESSAGE } from '#domain/games/game-back-constants'
import { ChatFrame } from '../../../../../src/features/service/chat/chat-frame'
import { fakeCommands } from '../../../support/fake-commands'
import { show, startPage } from '../../../support/page-fixture'

vi.mock('../../../../../src/shared/worker/client/commands', () => import('../../../support/fake-commands'))

const ORIGIN = 'https://chat.example'
const onClose = vi.fn<() => void>()

test('R-17 CSV-03 CSV-04 marks nothing as read before the chat says so, and closes once where it goes to the back page', async () => {
  await startPage('/m/chat')
  await show(<ChatFrame url={`${ORIGIN}/room`} onClose={onClose} />)
  const frame = document.querySelector('iframe')
  if (!frame) throw new Error('There is no frame')
  vi.spyOn(frame, 'contentWindow', 'get').mockReturnValue(window)
  const say = (data: unknown, origin = ORIGIN): void =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: window })))

  fireEvent.load(frame)
  say({ type: 'close' }, 'https://evil.example')
  say({ type: 'hello' })
  expect(fakeCommands.setUnreadCount).not.toHaveBeenCalled()
  say({ type: 'unread', count: 2 })
  say({ type: 'unread', count: 0 })
  expect(fakeCommands.setUnreadCount.mock.calls).toEqual([[2], [0]])

  say(GAME_BACK_MESSAGE)
  expect(onClose).not.toHaveBeenCalled()
  say(GAME_BACK_MESSAGE, window.location.origin)
  say(GAME_BACK_MESSAGE, window.location.origin)
  say({ type: 'close' })
  say({ type: 'unread', count: 5 })
  expect(onClose).toHaveBeenCalledOnce()
  expect(fakeCommands.setUnreadCount).toHaveBeenCalledTimes(2)
})
