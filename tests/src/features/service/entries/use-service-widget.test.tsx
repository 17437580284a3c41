import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CsType } from '#domain/contract/service/customer-service'
import { openWidget, stopWidgetUpdates } from '../../../../../src/features/service/entries/opened-widget'
import { useServiceWidget } from '../../../../../src/features/service/entries/use-service-widget'
import { pageState } from '../../../../../src/shared/page/page-state'
import { ANN, BEN } from '../../../support/members'
import { change, putRows, show, startPage } from '../../../support/page-fixture'

const loadServiceScript = vi.hoisted(() => vi.fn<(src: string) => Promise<boolean>>())
vi.mock('../../../../../src/features/service/entries/load-service-script', () => ({ loadServiceScript }))


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
  loadServiceScript.mockReset()
})
afterEach(() => {
  stopWidgetUpdates()
  vi.useRealTimers()
})

describe('R-15 the provider’s widget', () => {
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

  test('CSV-05 stays open for a new session of the member, and receives the identity again after 1 s and 3 s', async () => {
    await openFor('LIVECHAT')
    sayings()
    pageState.session = { ...ANN, token: 'new' }
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sayings()).toEqual([named('ann'), language, named('ann'), language])
  })
})

describe('CSV-05 the script', () => {
  const Desk = () => {
    const { state, openFor } = useServiceWidget()
    return (
      <p>
        {state}, {openFor('LIVECHAT') ? 'button' : 'link'}
      </p>
    )
  }
  const setScript = (src: string): void => {
    const { merchant, language } = pageState
    const value = { src, csType: 'LIVECHAT' } as const
    putRows('contentAnswers', [{ merchant, language, name: 'customerServiceScript', value }])
  }

  test('CSV-05 a different script than the loaded one shows a link until its widget exists', async () => {
    loadServiceScript.mockResolvedValueOnce(true).mockResolvedValueOnce(false)
    setScript('/service/one.js')
    await show(<Desk />)
    expect(await screen.findByText('ready, button')).toBeTruthy()
    await change(() => setScript('/service/two.js'))
    expect(screen.getByText('none, link')).toBeTruthy()
    expect(await screen.findByText('failed, link')).toBeTruthy()
    expect(loadServiceScript.mock.calls.map(([src]) => src)).toEqual(['/service/one.js', '/service/two.js'])
  })
})
