import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { LiveQueryResult } from '../../../../../src/shared/worker/query/use-live-query'
import { useSlot } from '../../../../../src/features/lobby/page/use-slot'
import type { LobbyState } from '../../../../../src/features/lobby/page/use-lobby'

type Lobby = LobbyState['status']
type Slot = ReturnType<typeof useSlot>

const LOADING: LiveQueryResult<string> = { status: 'loading', data: undefined, syncedAt: undefined }
const AWAITED: LiveQueryResult<string> = { status: 'empty', data: undefined, syncedAt: undefined }
const FAILED: LiveQueryResult<string> = { ...AWAITED, hasFailed: true }
const NONE: LiveQueryResult<string> = { status: 'empty', data: undefined, syncedAt: 1 }
const THERE: LiveQueryResult<string> = { status: 'ready', data: 'rows', syncedAt: 1 }

type Step = readonly [LiveQueryResult<string>, Lobby, Slot]

test.each<[string, readonly [Step, ...Step[]]]>([
  [
    'that fails after the games keeps its room without a sign that it is awaited',
    [
      [AWAITED, 'loading', 'waiting'],
      [AWAITED, 'ready', 'waiting'],
      [FAILED, 'ready', 'quiet'],
      [THERE, 'ready', 'open'],
    ],
  ],
  [
    'opens again while there are no games',
    [
      [FAILED, 'loading', 'closed'],
      [THERE, 'loading', 'open'],
    ],
  ],
  [
    'is closed while the games cannot be had, unless it has content',
    [
      [LOADING, 'failed', 'closed'],
      [AWAITED, 'failed', 'closed'],
      [THERE, 'failed', 'open'],
      [AWAITED, 'loading', 'waiting'],
    ],
  ],
  [
    'with an empty answer is open, while requests fail too',
    [
      [NONE, 'ready', 'open'],
      [{ ...NONE, hasFailed: true }, 'ready', 'open'],
    ],
  ],
  ['with old rows is open while requests fail', [[{ ...THERE, hasFailed: true }, 'ready', 'open']]],
])('SHL-09 ANN-04 a slot above the games %s', (_name, steps) => {
  const view = renderHook(([live, lobby]: Step) => useSlot(live, lobby), { initialProps: steps[0] })
  const slots = steps.map((step) => {
    view.rerender(step)
    return view.result.current
  })
  expect(slots).toEqual(steps.map(([, , slot]) => slot))
})

test('SHL-09 ANN-04 a closed slot with loaded content opens when the player returns to the page', () => {
  const view = renderHook<Slot, LiveQueryResult<string>>((live) => useSlot(live, 'ready'), {
    initialProps: FAILED,
  })
  expect(view.result.current).toBe('closed')
  view.rerender(THERE)
  expect(view.result.current).toBe('closed')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(view.result.current).toBe('open')
})
