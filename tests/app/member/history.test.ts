import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { CREATE_DEPOSIT_ENDPOINT } from '#domain/contract/money/transaction-endpoints'
import { gateway, reload } from '../support/app'
import { logOut } from '../support/accounts'
import { startAtNoon } from '../support/clock'
import { seeFrame } from '../support/games'
import { seeGames, tiles } from '../support/lobby'
import { openAs } from '../support/money'
import { fill, goTo, press, see, seeText, user } from '../support/player'

test('MEM-01 OFF-02 R-15 the history shows what a member did here, by day and state, offline too, until a logout', async () => {
  startAtNoon()
  await openAs('ann', '/m/member/home')
  await press('History', 'link')
  await seeText('Nothing here yet')
  await gateway.answer(CREATE_DEPOSIT_ENDPOINT, { status: 'pending' })
  goTo('/m/voucherCenter')
  await see('radio', /Harbour Pay/u)
  await fill('Amount', '100')
  await press('Go to payment')
  await seeText('Waiting for your payment…')
  goTo('/m/home')
  await seeGames()
  await user.click(tiles()[0] ?? document.body)
  await seeFrame()
  gateway.goOffline()
  goTo('/m/member/history')
  await reload()
  const today = within(await see('region', 'Today'))
  const items = await today.findAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/\d:\d\d.[AP]M$/u),
    expect.stringMatching(/^Deposit\d+:\d\d.[AP]M₱100\.00Pending$/u),
  ])
  gateway.comeOnline()
  await logOut()
  await openAs('ann', '/m/member/history')
  await seeText('Nothing here yet')
})
