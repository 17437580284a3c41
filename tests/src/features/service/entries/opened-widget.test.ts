import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CsType } from '#domain/contract/service/customer-service'
import { openWidget, stopWidgetUpdates } from '../../../../../src/features/service/entries/opened-widget'
import { pageState } from '../../../../../src/shared/page/page-state'
import { ANN, BEN } from '../../../../support/members'
import { startPage } from '../../../support/page-fixture'

/** The calls to a provider's widget, in order. */
let received: unknown[] = []
const sayings = (): unknown[] => received.splice(0)

beforeEach(async () => {
  received = []
  Object.assign(window, {
    LiveChatWidget: { call: (...args: unknown[]) => received.push(args) },
    Comm100API: {
      set: (type: string, value: unknown) => received.push([type, value]),
      do: (action: string) => received.push([action]),
    },
  })
  await startPage('/m/chat')
})
afterEach(() => stopWidgetUpdates())

const language = ['set_session_variables', { language: 'en-US' }]
const named = (name: string) => ['set_customer_name', name]

const openFor = async (csType: CsType): Promise<void> => {
  pageState.session = ANN
  await Promise.resolve()
  vi.useFakeTimers()
  openWidget(csType)
}

test('R-15 CSV-05 LIVECHAT closes on logout, without the name, and receives nothing more', async () => {
  await openFor('LIVECHAT')
  expect(sayings()).toEqual([named('ann'), language, ['maximize']])
  pageState.session = null
  for (const ms of [0, 1_000, 2_000]) {
    await vi.advanceTimersByTimeAsync(ms)
    expect(sayings()).toEqual([named(''), language, ['hide']])
  }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sayings()).toEqual([])
})

test('R-15 CSV-05 COMM100 ends the conversation for another member, who can open it again', async () => {
  await openFor('COMM100')
  sayings()
  pageState.session = BEN
  await vi.advanceTimersByTimeAsync(0)
  expect(sayings().slice(-2)).toEqual([['livechat.chat.endChat'], ['livechat.chat.close']])
  openWidget('COMM100')
  await vi.advanceTimersByTimeAsync(10_000)
  const after = JSON.stringify(sayings())
  expect(after).not.toMatch(/livechat\.chat\.close|ann/)
  expect(after).toContain('ben')
})

test('R-15 CSV-05 leaving its screen while logging out does not keep it open', async () => {
  await openFor('LIVECHAT')
  pageState.session = null
  await vi.advanceTimersByTimeAsync(0)
  sayings()
  stopWidgetUpdates()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sayings()).toContainEqual(['hide'])
})

test('CSV-05 stays open for a new session of the member, and receives the identity again after 1 s and 3 s', async () => {
  await openFor('LIVECHAT')
  sayings()
  pageState.session = { ...ANN, token: 'new' }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sayings()).toEqual([named('ann'), language, named('ann'), language])
})
