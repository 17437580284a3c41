import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { MemberRow, SettingsRow } from '#domain/tables/rows'
import { AUTO_LOGIN_KEY, REMEMBERED_MEMBER_KEY } from '#domain/storage-keys'
import { err, ok } from '#domain/result'
import { settingsSchema } from '#domain/contract/settings/settings'
import { parse } from 'valibot'
import { RouteGuard } from '../../../../src/shell/routes/route-guard'
import { LogoutDialog } from '../../../../src/features/member/logout-dialog'
import { MemberPage } from '../../../../src/features/member/member-page'
import { setBalanceHidden } from '../../../../src/shared/member/balance-hidden'
import { overlayState } from '../../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../../src/shared/page/page-state'
import { fakeCommands, resetCommands } from '../../support/fake-commands'
import { change, gameRow, putRows, show, startPage } from '../../support/page-fixture'

vi.mock('../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../support/fake-commands')).fakeCommands,
}))

const ANN = { id: '7', userName: 'ann', type: 0 }

const settings = (): SettingsRow => ({
  ...parse(settingsSchema, { currency: 'PHP', currencySymbol: '₱' }),
  merchant: pageState.merchant,
})

const row = (more: Partial<MemberRow> = {}): MemberRow => ({
  merchant: pageState.merchant,
  member: '7',
  id: '7',
  type: 0,
  regDate: Date.UTC(2024, 2, 5),
  account: 'ann',
  language: 'EN',
  clubLabel: { labelName: 'Silver', labelId: '2', type: 'AUTO', rankLevel: 2 },
  currency: 'TLB',
  balance: 1250.125,
  profileIcon: 3,
  referralCode: '',
  referralUrl: '',
  ...more,
})

beforeEach(async () => {
  resetCommands()
  setBalanceHidden(false)
  await startPage('/m/member/home')
  pageState.session = { ...ANN, token: 't', merchantCode: 'harbour', firstTimeLogin: false }
  putRows('settings', [settings()])
})

describe('MEM-01 the member page', () => {
  test('MEM-01 LNG-06 shows image, name, the balance in the merchant’s format, and the links', async () => {
    putRows('members', [row()])
    const view = await show(<MemberPage />)
    expect(view.container.querySelector('svg[data-icon="3"]')).not.toBeNull()
    expect(screen.getByText('₱1,250.12')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/m/voucherCenter')
    expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/m/withdraw')
    expect(screen.queryByRole('link', { name: 'Register a player' })).toBeNull()
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  test('MEM-01 the name is shown before any data has loaded', async () => {
    await show(<MemberPage />)
    expect(screen.getByText('ann')).toBeTruthy()
    expect(screen.queryByText(/As of/u)).toBeNull()
  })

  test('MEM-01 R-10 when the gateway is unreachable it shows an error instead of waiting', async () => {
    putRows('connection', [{ id: 'gateway', state: 'offline', since: 1 }])
    await show(<MemberPage />)
    expect(screen.getByRole('region', { name: 'Balance' }).textContent).toContain('No connection')
  })

  test('MEM-01 the balance can be refreshed, shows its age and can be hidden', async () => {
    putRows('members', [row()])
    putRows('syncState', [{ key: `member|${pageState.merchant}||7`, syncedAt: Date.now() - 180_000 }])
    await show(<MemberPage />)
    expect(screen.getByText('As of 3 min. ago')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh the balance' }))
    expect(fakeCommands.refresh).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Hide the balance' }))
    expect(screen.queryByText('₱1,250.12')).toBeNull()
    expect(localStorage.getItem('balanceHidden')).toBe('1')
    await userEvent.click(screen.getByRole('button', { name: 'Show the balance' }))
    expect(screen.getByText('₱1,250.12')).toBeTruthy()
  })

  test('MEM-01 SES-02 agents are labelled as agents', async () => {
    pageState.session = { ...ANN, type: 2, token: 't', merchantCode: '', firstTimeLogin: false }
    await show(<MemberPage />)
    expect(screen.getByText('Agent')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Register a player' })).toBeTruthy()
  })

  test('GAM-01 shows the member’s own recently played games', async () => {
    const { merchant } = pageState
    putRows('games', [gameRow('1', 'Wild Pirate'), gameRow('2', 'Fishing Bay')])
    putRows('recents', [
      { merchant, member: '7', gameId: '1', at: 1 },
      { merchant, member: 'guest', gameId: '2', at: 2 },
    ])
    await show(<MemberPage />)
    const games = within(screen.getByRole('region', { name: 'Continue playing' })).getAllByRole('link')
    expect(games.map((game) => game.getAttribute('href'))).toEqual(['/m/launchGame?gameId=1'])
  })
})

describe('MEM-04 VIP on the page', () => {
  const rank = () => ({
    merchant: pageState.merchant,
    member: '7',
    labelId: '2',
    completedConditions: 3,
    totalExpectedConditions: 5,
  })

  test('MEM-04 the steps to the next level are drawn and announced', async () => {
    putRows('members', [row()])
    putRows('rankProgress', [rank()])
    const view = await show(<MemberPage />)
    expect(screen.getByText('3 of 5 steps to the next level')).toBeTruthy()
    expect(view.container.querySelector('[stroke-dasharray="60 100"]')).not.toBeNull()
    expect(screen.getByRole('link', { name: 'VIP benefits' })).toBeTruthy()
  })

  test('MEM-04 without a label there is no VIP, and a label set by hand shows no benefits', async () => {
    putRows('members', [row({ clubLabel: undefined })])
    await show(<MemberPage />)
    expect(screen.queryByRole('region', { name: 'VIP progress' })).toBeNull()
    const label = { labelName: 'Partner', labelId: '9', type: 'MANUAL', rankLevel: 4 }
    await change(() => putRows('members', [row({ clubLabel: label })]))
    expect(screen.queryByRole('region', { name: 'VIP progress' })).toBeNull() // the progress is not known yet
    await change(() => putRows('rankProgress', [rank()]))
    expect(screen.getByRole('region', { name: 'VIP progress' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'VIP benefits' })).toBeNull()
  })
})

describe('SES-11 an unconfirmed member', () => {
  test('SES-11 sees the last known data and that it is not confirmed yet', async () => {
    Object.assign(pageState, { session: null, remembered: ANN })
    putRows('members', [row()])
    await show(
      <RouteGuard>
        <MemberPage />
      </RouteGuard>,
    )
    expect(screen.getByText('Not confirmed yet')).toBeTruthy()
    expect(screen.getByText('₱1,250.12')).toBeTruthy()
  })
})

describe('SES-08 logout', () => {
  test('LOG-14 a remembered number means the dialog does not say that everything is removed', async () => {
    fakeCommands.savedNumber.mockResolvedValueOnce(ok({ countryDialingCode: '63', mobileNum: '9171234567' }))
    await show(<LogoutDialog onClose={() => undefined} />)
    expect(fakeCommands.savedNumber).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('dialog').textContent).not.toContain('is removed')
  })

  test('SES-08 asks for confirmation, then goes home as a guest', async () => {
    putRows('members', [row()])
    await show(
      <RouteGuard>
        <MemberPage />
        <LogoutDialog onClose={() => undefined} />
      </RouteGuard>,
    )
    const dialog = screen.getByRole('dialog', { name: 'Log out?' })
    expect(dialog.textContent).toContain('What this phone keeps of your account is removed.')
    fakeCommands.logOut.mockResolvedValue(ok(null))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log out' }))
    await change(() => undefined)
    expect(fakeCommands.logOut).toHaveBeenCalledExactlyOnceWith(false)
    expect(pageState.session).toBeNull()
    expect(window.location.pathname).toBe('/m/home')
  })

  test('SES-08 LOG-07 does not say that everything is removed while the login stays saved', async () => {
    localStorage.setItem('rememberedMember', JSON.stringify(ANN))
    await show(<LogoutDialog onClose={() => undefined} />)
    expect(screen.getByRole('dialog', { name: 'Log out?' }).textContent).not.toContain('removed')
    localStorage.removeItem('rememberedMember')
  })

  test('LOG-07 says that a saved login stays on the device, and offers to remove it', async () => {
    localStorage.setItem(REMEMBERED_MEMBER_KEY, JSON.stringify(ANN))
    fakeCommands.logOut.mockResolvedValueOnce(err({ kind: 'storage', detail: 'closed' }))
    await show(<LogoutDialog onClose={() => undefined} />)
    const dialog = screen.getByRole('dialog', { name: 'Log out?' })
    expect(dialog.textContent).toContain('Your login stays saved on this device for next time.')
    const forget = within(dialog).getByRole('button', { name: 'Log out and forget this device' })
    await userEvent.click(forget)
    expect(fakeCommands.logOut).toHaveBeenCalledExactlyOnceWith(true)
    // Nothing was removed: the session and the dialog stay.
    expect(within(dialog).getByRole('alert').textContent).toBe(
      'The saved login could not be removed. Please try again.',
    )
    expect(pageState.session).not.toBeNull()
    fakeCommands.logOut.mockResolvedValueOnce(ok(null))
    await userEvent.click(forget)
    expect(pageState.session).toBeNull()
    localStorage.removeItem(REMEMBERED_MEMBER_KEY)
  })

  test('LOG-10 no automatic login after a logout without a response from the worker', async () => {
    localStorage.setItem(AUTO_LOGIN_KEY, '1')
    localStorage.setItem(REMEMBERED_MEMBER_KEY, '{"id":"7","userName":"ann","type":0}')
    fakeCommands.logOut.mockResolvedValue(err({ kind: 'worker', detail: 'timeout' }))
    await show(<LogoutDialog onClose={() => undefined} />)
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await change(() => undefined)
    expect(pageState.session).toBeNull()
    expect(localStorage.getItem(AUTO_LOGIN_KEY)).toBe('0')
    expect(localStorage.getItem(REMEMBERED_MEMBER_KEY)).toBe('')
  })

  test('SES-08 the button opens the dialog', async () => {
    await show(<MemberPage />)
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(overlayState.queue.map(({ kind }) => kind)).toEqual(['logout'])
  })
})
