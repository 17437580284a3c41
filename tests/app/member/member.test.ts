import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { PROFILE_ICON_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { MEMBER_BENEFITS_ENDPOINT } from '#domain/contract/screen-endpoints'
import { BALANCE_HIDDEN_KEY } from '#domain/storage-keys'
import { gateway, reload } from '../support/app'
import { loseNetwork, openAs, seeOfflineNotice } from '../support/money'
import { press, see, seeNone, seePath, seeText, user } from '../support/player'

const balance = async () => within(await see('region', 'Balance'))
const picture = () => see('button', 'Change avatar')

const seePicture = (icon: number): Promise<void> =>
  waitFor(() =>
    expect(document.querySelector(`button[aria-haspopup] svg[data-icon="${String(icon)}"]`)).not.toBeNull(),
  )

const seePictureInHeader = (icon: number): Promise<void> =>
  waitFor(() =>
    expect(document.querySelector('header [data-icon]')?.getAttribute('data-icon')).toBe(String(icon)),
  )

const choose = async (icon: number): Promise<void> => {
  await user.click(await picture())
  await press(`Avatar ${String(icon)}`, 'radio')
}

test('MEM-01 MEM-04 LNG-06 a member sees name, balance, progress and links; the balance is refreshed and hidden', async () => {
  await openAs('ann', '/m/member/home')
  await seeText('3 of 5 steps to the next level')
  expect(document.querySelector('[stroke-dasharray="60 100"]')).not.toBeNull()
  for (const area of ['banner', 'main'] as const) {
    const deposit = within(screen.getByRole(area)).getByRole('link', { name: 'Deposit' })
    expect(deposit.getAttribute('href')).toBe('/m/voucherCenter')
  }
  expect(screen.queryByRole('link', { name: 'Register a player' })).toBeNull()
  await seeText('Updated just now')
  await (await balance()).findByText('₱1,250.50')
  await gateway.control({ members: [{ username: 'ann', balance: 99.5 }] })
  await press('Refresh balance')
  await (await balance()).findByText('₱99.50')
  await press('Hide balance')
  await seeNone(() => screen.queryByText('₱99.50'))
  await reload()
  await (await balance()).findByText('••••')
  await press('Show balance')
  await (await balance()).findByText('₱99.50')
  dispatchEvent(new StorageEvent('storage', { key: BALANCE_HIDDEN_KEY, newValue: '1' })) // in another tab
  await (await balance()).findByText('••••')
})

test('MEM-01 R-10 SES-02 SES-11 an agent whose gateway is unreachable sees who is logged in, and that it waits', async () => {
  await openAs('ben', '/m/member/home')
  await screen.findAllByText('Partner')
  await seeText('Agent')
  await see('link', 'Register a player')
  expect(screen.queryByRole('link', { name: 'VIP benefits' })).toBeNull()
  gateway.goOffline()
  sessionStorage.clear()
  await reload()
  await seeText('Login not confirmed yet')
  await (await balance()).findByText('₱8,800.00')
  await see('button', 'Try again')
})

test('SHL-07 MEM-01 the pages of the account lead back, and are marked in the bottom bar', async () => {
  await openAs('ann', '/m/rewardCenter')
  const bar = await see('navigation', 'Main menu')
  const seeCurrent = (name: string): Promise<void> =>
    waitFor(() => expect(within(bar).getByRole('link', { current: 'page' }).textContent).toBe(name))
  await seeCurrent('Account')
  // The visit began here: there is no page to go back to.
  await press('Back')
  await seePath('/m/member/home')
  await seeNone(() => screen.queryByRole('button', { name: 'Back' }))
  await press('Promos', 'link', bar)
  await seePath('/m/promotions')
  await seeCurrent('Promos')
  await press('Account', 'link', bar)
  await press('VIP benefits', 'link')
  await seePath('/m/member/benefits')
  await seeCurrent('Account')
  await press('Back')
  await seePath('/m/member/home')
})

test('MEM-02 MEM-04 benefits are listed by level, the member’s own marked, as plain text', async () => {
  await openAs('ann', '/m/member/home')
  await press('VIP benefits', 'link')
  await seePath('/m/member/benefits')
  const own = await waitFor(() => screen.getByRole('listitem', { current: true }))
  within(own).getByRole('heading', { name: 'Silver' })
  within(own).getByText('Your level')
  const names = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
  expect(names.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond', 'Harbour']),
  )
  await seeText('3 of 5 steps to the next level')
})

test('MEM-02 a merchant without levels, and operator’s text in a level', async () => {
  const level = (value: unknown) => gateway.answer(MEMBER_BENEFITS_ENDPOINT, value)
  await level([{ labelId: '1', labelName: 'Bronze', rankLevel: 1, benefits: ['<b>0.3%</b> back'] }])
  await openAs('dev', '/m/member/benefits')
  expect((await seeText('<b>0.3%</b> back')).getAttribute('dir')).toBe('auto')
  expect(screen.queryByText('Your level')).toBeNull()
  await level([])
  await press('Refresh')
  await seeText('No VIP levels right now')
})

test('MEM-01 an avatar is chosen with one tap, shows before the response, and is there after a reload', async () => {
  await gateway.control({ settings: { gw: { profileIconCount: 6 } } })
  await openAs('ann', '/m/member/home')
  await seePicture(1)
  await user.click(await picture())
  const faces = within(await screen.findByRole('dialog'))
  expect(faces.getAllByRole('radio')).toHaveLength(6)
  expect(document.activeElement).toBe(faces.getByRole('radio', { checked: true }))
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}')
  expect(document.activeElement).toBe(faces.getByRole('radio', { name: 'Avatar 2' }))
  expect(await gateway.count(PROFILE_ICON_ENDPOINT)).toBe(0)
  const release = gateway.network.hold(PROFILE_ICON_ENDPOINT)
  await user.keyboard('{Enter}')
  await seePicture(2)
  expect(screen.queryByRole('dialog')).toBeNull()
  release()
  await waitFor(async () => expect((await picture()).getAttribute('aria-disabled')).toBeNull())
  await choose(2) // the current one: nothing to send
  expect((await picture()).getAttribute('aria-disabled')).toBeNull()
  await reload()
  await seePicture(2)
  await seePictureInHeader(2)
  expect(await gateway.count(PROFILE_ICON_ENDPOINT)).toBe(1)
})

test('MEM-01 a rejected avatar is reverted, and offline none is sent', async () => {
  await openAs('ann', '/m/member/home')
  await gateway.refuse(PROFILE_ICON_ENDPOINT, 'request.invalid', { status: 400 })
  await choose(5)
  await press('OK', 'button', await screen.findByRole('dialog'))
  await seePicture(1)
  await gateway.faults()
  gateway.network.attempts.length = 0
  await loseNetwork('Refresh balance')
  await seeOfflineNotice(() => choose(5))
  await seePicture(1)
  gateway.comeOnline()
  await seeNone(() => screen.queryByText(/^Offline/))
  expect(gateway.attempts(PROFILE_ICON_ENDPOINT)).toBe(0)
})
