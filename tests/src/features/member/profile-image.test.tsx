import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parse } from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { memberInfoSchema } from '#domain/contract/member/members'
import { settingsSchema } from '#domain/contract/settings/settings'
import { err, ok } from '#domain/result'
import type { SettingsRow } from '#domain/tables/rows'
import { MemberPage } from '../../../../src/features/member/member-page'
import { overlayState } from '../../../../src/shared/overlays/overlay-queue'
import { pageState } from '../../../../src/shared/page/page-state'
import { toasts } from '../../../../src/shared/overlays/toasts'
import { fakeCommands, resetCommands } from '../../support/fake-commands'
import { change, putRows, show, startPage } from '../../support/page-fixture'

vi.mock('../../../../src/shared/worker/client/commands', async () => ({
  commands: (await import('../../support/fake-commands')).fakeCommands,
}))

const ANN = { id: '7', userName: 'ann', type: 0, token: 't', merchantCode: '', firstTimeLogin: false }

const settings = (): SettingsRow => ({
  ...parse(settingsSchema, { currency: 'PHP', currencySymbol: '₱' }),
  merchant: pageState.merchant,
})

const putRow = (profileIcon: number): void => {
  const info = parse(memberInfoSchema, {
    id: 7,
    type: 0,
    account: 'ann',
    currency: 'PHP',
    balance: 1,
    profileIcon,
  })
  putRows('members', [{ ...info, merchant: pageState.merchant, member: '7' }])
}

beforeEach(async () => {
  resetCommands()
  await startPage('/m/member/home')
  pageState.session = ANN
})

describe('MEM-01 the profile image', () => {
  const open = async (...fields: readonly object[]) => {
    putRows('settings', [Object.assign(settings(), ...fields)])
    putRow(3)
    const view = await show(<MemberPage />)
    const shown = (): string | null | undefined =>
      view.container.querySelector('button[aria-haspopup] svg[data-icon]')?.getAttribute('data-icon')
    await userEvent.click(screen.getByRole('button', { name: 'Change your picture' }))
    return {
      shown,
      choose: (number: number) => userEvent.click(screen.getByRole('radio', { name: `Picture ${number}` })),
    }
  }

  test('MEM-01 one tap selects; the selection shows before the response', async () => {
    const { shown, choose } = await open()
    expect(within(screen.getByRole('dialog')).getAllByRole('radio')).toHaveLength(9)
    expect(within(screen.getByRole('dialog')).getByRole('radio', { checked: true })).toBe(
      screen.getByRole('radio', { name: 'Picture 3' }),
    )
    expect(document.activeElement).toBe(
      within(screen.getByRole('dialog')).getByRole('radio', { checked: true }),
    )
    let answer = (_result: ReturnType<typeof ok<null>>): void => undefined
    fakeCommands.setProfileIcon.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await choose(5)
    expect(fakeCommands.setProfileIcon).toHaveBeenCalledWith(5)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shown()).toBe('5')
    await change(() => {
      putRow(5)
      answer(ok(null))
    })
    expect(shown()).toBe('5')
    // From now on the rows have the result.
    await change(() => putRow(3))
    expect(shown()).toBe('3')
  })

  test('MEM-01 a rejected selection is reverted and reported', async () => {
    const { shown, choose } = await open()
    fakeCommands.setProfileIcon.mockResolvedValue(
      err({ kind: 'refused', status: 400, code: 'request.invalid', message: 'No.' }),
    )
    await choose(5)
    await vi.waitFor(() => {
      expect(overlayState.queue.map(({ kind }) => kind)).toEqual(['notice'])
    })
    expect(shown()).toBe('3')
  })

  test('MEM-01 offline nothing is sent, and a message says so', async () => {
    putRows('connection', [{ id: 'gateway', state: 'offline', since: 1 }])
    const { shown, choose } = await open()
    await choose(5)
    expect(fakeCommands.setProfileIcon).not.toHaveBeenCalled()
    expect(toasts.items.map(({ key }) => key)).toEqual(['failure.offline'])
    expect(shown()).toBe('3')
  })

  test('MEM-01 selecting the current image does nothing; the merchant’s number of images is shown', async () => {
    const { choose } = await open({ gw: { profileIconCount: 4 } })
    expect(within(screen.getByRole('dialog')).getAllByRole('radio')).toHaveLength(4)
    await choose(3)
    expect(fakeCommands.setProfileIcon).not.toHaveBeenCalled()
  })

  test('MEM-01 arrow keys move the focus, and a key selects', async () => {
    await open()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Picture 4' }))
    expect(fakeCommands.setProfileIcon).not.toHaveBeenCalled()
    fakeCommands.setProfileIcon.mockResolvedValue(ok(null))
    await userEvent.keyboard('{Enter}')
    expect(fakeCommands.setProfileIcon).toHaveBeenCalledWith(4)
  })
})
