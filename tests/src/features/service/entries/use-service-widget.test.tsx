import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CsType } from '#domain/contract/service/customer-service'
import { openWidget, stopWidgetUpdates } from '../../../../../src/features/service/entries/opened-widget'
import { useServiceWidget } from '../../../../../src/features/service/entries/use-service-widget'
import { pageState } from '../../../../../src/shared/page/page-state'
import { change, putRows, show, startPage } from '../../../support/page-fixture'

const loadServiceScript = vi.hoisted(() => vi.fn<(src: string) => Promise<boolean>>())
vi.mock('../../../../../src/features/service/entries/load-service-script', () => ({ loadServiceScript }))

const member = (id: string, userName: string) => ({
  id,
  userName,
  type: 0,
  token: 't',
  merchantCode: '',
  firstTimeLogin: false,
})

/** What a provider's window was told, in order. */
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

describe('R-15 the provider’s window', () => {
  const language = ['set_session_variables', { language: 'en-US' }]
  const named = (name: string) => ['set_customer_name', name]

  const openFor = async (csType: CsType): Promise<void> => {
    pageState.session = member('7', 'ann')
    await Promise.resolve()
    vi.useFakeTimers()
    openWidget(csType)
  }

  test('R-15 CSV-05 LIVECHAT is closed when the member leaves, without the name, and hears no more of it', async () => {
    await openFor('LIVECHAT')
    expect(sayings()).toEqual([named('ann'), language, ['maximize']])
    pageState.session = null
    await vi.advanceTimersByTimeAsync(0)
    expect(sayings()).toEqual([named(''), language, ['hide']])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sayings()).toEqual([named(''), language, ['hide']])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(sayings()).toEqual([named(''), language, ['hide']])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sayings()).toEqual([])
  })

  test('R-15 CSV-05 COMM100 is closed for another member, its conversation ended; who opens it anew keeps it', async () => {
    await openFor('COMM100')
    sayings()
    pageState.session = member('8', 'ben')
    await vi.advanceTimersByTimeAsync(0)
    expect(sayings().slice(-2)).toEqual([['livechat.chat.endChat'], ['livechat.chat.close']])
    openWidget('COMM100')
    await vi.advanceTimersByTimeAsync(10_000)
    const after = sayings()
    expect(after).not.toContainEqual(['livechat.chat.close'])
    expect(JSON.stringify(after)).toContain('ben')
    expect(JSON.stringify(after)).not.toContain('ann')
  })

  test('R-15 CSV-05 a screen that is left with the member does not keep it open', async () => {
    await openFor('LIVECHAT')
    pageState.session = null
    await vi.advanceTimersByTimeAsync(0)
    sayings()
    stopWidgetUpdates()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sayings()).toContainEqual(['hide'])
  })

  test('CSV-05 the same member with a new session keeps it, and who it is is told again after 1 s and 3 s', async () => {
    await openFor('LIVECHAT')
    sayings()
    pageState.session = { ...member('7', 'ann'), token: 'new' }
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

  test('CSV-05 another script than the one that has run is a link until its window is there', async () => {
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
