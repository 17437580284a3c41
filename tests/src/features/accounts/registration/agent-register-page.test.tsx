import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SUBMIT_LOCK_MS } from '#domain/timing'
import { ok } from '#domain/result'
import { ANN } from '../../../support/fake-worker-api'
import { AgentRegisterPage } from '../../../../../src/features/accounts/registration/agent-register-page'
import { pageState } from '../../../../../src/shared/page/page-state'
import { fakeCommands } from '../../../support/fake-commands'
import { putRows, show } from '../../../support/page-fixture'
import { field, fillRegistration, press, startAccounts } from '../../../support/accounts-page'

vi.mock('../../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../../support/fake-commands')).fakeCommands,
}))

afterEach(() => {
  vi.useRealTimers()
})

describe('REG-08 an agent', () => {
  test('REG-08 registers another player, stays logged in and on the page', async () => {
    await startAccounts('/m/agentRegister')
    const agent = { ...ANN, type: 1 }
    pageState.session = agent
    putRows('members', [
      {
        merchant: pageState.merchant,
        member: ANN.id,
        id: ANN.id,
        type: 1,
        regDate: 0,
        account: 'ann',
        language: 'EN',
        currency: 'PHP',
        balance: 0,
        profileIcon: 1,
        referralCode: 'AGENT7',
        referralUrl: '',
      },
    ])
    fakeCommands.register.mockResolvedValue(ok({ userName: 'new.ann', login: null }))
    await show(<AgentRegisterPage />)
    vi.useFakeTimers()
    fillRegistration()
    await press('Register')
    expect(fakeCommands.register.mock.calls[0]?.[0]).toMatchObject({
      logsIn: false,
      provenance: { affiliateCode: '', referralCode: 'AGENT7' },
    })
    expect(screen.getByText(/Tell them their username and password/u)).toBeTruthy()
    await press('Register another')
    await act(() => vi.advanceTimersByTimeAsync(SUBMIT_LOCK_MS))
    expect(document.activeElement).toBe(field('Username'))
    expect([pageState.session, window.location.pathname]).toEqual([agent, '/m/agentRegister'])
    expect(field('Username').value).toBe('')
  })

  test('REG-08 a player sees no form', async () => {
    await startAccounts('/m/agentRegister')
    pageState.session = ANN
    await show(<AgentRegisterPage />)
    expect(screen.getByText('This page is for agents.')).toBeTruthy()
    expect(screen.queryByLabelText('Username')).toBeNull()
  })
})
