import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  CLAIM_REWARD_ENDPOINT,
  REDEEM_ITEM_ENDPOINT,
  TRANSACTION_ENDPOINT,
} from '#domain/contract/money/transaction-endpoints'
import { REWARD_LIST_ENDPOINT } from '#domain/contract/screen-endpoints'
import { SLOW_HINT_DELAY_MS } from '#domain/timing'
import { gateway, reload } from '../support/app'
import { holdClock, pass, passUntil } from '../support/clock'
import {
  cardOf,
  loseNetwork,
  loseResponse,
  moved,
  nextCheck,
  openAs,
  seeOfflineNotice,
} from '../support/money'
import { goTo, press, see, seePath, seeText, user } from '../support/player'

const CLAIM = 'Claim: Weekly cashback'
const REDEEM = 'Redeem: 20 free spins'
const CREDIT = 'Redeem: ₱500 of play credit'

const openRewards = async (): Promise<void> => {
  await openAs('ann', '/m/rewardCenter')
  await see('button', CLAIM)
}

const openMall = async (): Promise<void> => {
  await openAs('ann', '/m/mall/mallHome')
  await see('region', 'Your points')
}

const points = async (): Promise<number> => {
  const { points: left, pointsSum } = await gateway.money('ann')
  expect(left).toBe(pointsSum)
  return left
}

test('MEM-02 LNG-06 rewards are grouped by their possible actions; a double tap claims once, and it is on the balance', async () => {
  await openRewards()
  await see('link', 'Your account, ann, Balance ₱1,250.50') // its growth is counted from here
  const ready = within(await see('region', 'Ready to claim'))
  expect(ready.getAllByRole('listitem')).toHaveLength(2)
  expect(within(await see('region', 'Pending')).getAllByRole('listitem')).toHaveLength(1)
  await user.dblClick(ready.getByRole('button', { name: CLAIM }))
  await seeText(/Claimed\. .₱84\.50. has been added to your balance\./)
  // The card stays where it was, until the page is opened again.
  const card = await cardOf('Weekly cashback')
  await within(card).findByText('Claimed')
  expect(ready.getAllByRole('listitem')).toHaveLength(2)
  expect(document.activeElement).toBe(card)
  const account = await see('link', 'Your account, ann, Balance ₱1,335.00')
  expect(account.querySelector('[data-grown]')).not.toBeNull()
  await reload()
  await within(await see('region', 'Claimed')).findByText('Weekly cashback')
  expect(await moved('reward')).toEqual([84.5])
  expect(await gateway.count(CLAIM_REWARD_ENDPOINT)).toBe(1)
})

test('MEM-02 the status is checked after 2 s, and again until the gateway says how it ended', async () => {
  await openRewards()
  holdClock()
  const status = (value: unknown) =>
    gateway.faults(
      { match: CLAIM_REWARD_ENDPOINT, fault: { kind: 'cut', at: 'after' } },
      { match: TRANSACTION_ENDPOINT, fault: { kind: 'value', value } },
    )
  await status({ status: 'pending' })
  await press(CLAIM)
  await seeText(/No response yet\. We’re checking/)
  await nextCheck()
  await seeText('Processing…')
  await pass(4_000)
  await waitFor(async () => expect(await gateway.count(TRANSACTION_ENDPOINT)).toBeGreaterThan(1))
  await status({ status: 'failed', message: 'Under review.' })
  await pass(8_000)
  await seeText('Under review.')
})

test('MEM-02 NET-11 a reward that is gone says so on its card, a rate limit in a toast, and any other rejection opens a dialog', async () => {
  await openRewards()
  const refuse = (errorCode: string) => gateway.refuse(CLAIM_REWARD_ENDPOINT, errorCode, { status: 400 })
  await refuse('reward.not.claimable')
  await press(CLAIM)
  await within(await cardOf('Weekly cashback')).findByText('This reward can no longer be claimed.')
  expect(screen.queryByRole('dialog')).toBeNull()
  await refuse('TOO_MANY_REQUEST')
  await press(CLAIM)
  await seeText('Too many attempts. Please wait a moment and try again.')
  expect(screen.queryByRole('dialog')).toBeNull()
  await refuse('request.invalid')
  await press(CLAIM)
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('MEM-02 OFF-01 offline rewards and mall stay as they were, with their age, and nothing is sent, later neither', async () => {
  await openMall()
  goTo('/m/rewardCenter')
  await see('button', CLAIM)
  await loseNetwork()
  await seeText(/^Updated /)
  await seeText(/Connect to the internet to claim\./)
  const claim = await see('button', CLAIM)
  await waitFor(() => expect(claim.getAttribute('aria-disabled')).toBe('true'))
  await seeOfflineNotice(() => user.click(claim))
  goTo('/m/mall/mallHome')
  await seeText(/Connect to the internet to redeem\./)
  await within(await see('region', 'Your points')).findByText('4,820')
  const redeem = await see('button', REDEEM)
  await waitFor(() => expect(redeem.getAttribute('aria-disabled')).toBe('true'))
  gateway.comeOnline()
  await waitFor(() => expect(redeem.getAttribute('aria-disabled')).toBeNull())
  expect(gateway.attempts(CLAIM_REWARD_ENDPOINT)).toBe(0)
})

test('MEM-02 R-10 a list that does not load offers a retry, and a member without rewards sees a message', async () => {
  await openAs('dev', '/m/home')
  holdClock()
  await gateway.faults({ match: REWARD_LIST_ENDPOINT, fault: { kind: 'hang', at: 'before' } })
  goTo('/m/rewardCenter')
  await see('heading', 'Rewards')
  const main = within(screen.getByRole('main'))
  const retry = await passUntil(SLOW_HINT_DELAY_MS, () => main.getByRole('button', { name: 'Try again' }))
  main.getByText('That didn’t work. Please try again.') // not "No internet connection"
  await gateway.faults()
  await user.click(retry)
  await seeText('No rewards right now')
})

test('MEM-02 LNG-06 points are spent after a confirmation, once, and the books balance', async () => {
  await openMall()
  await within(await cardOf('₱500 of play credit')).findByText('You need 680 more points')
  expect(screen.queryByRole('button', { name: CREDIT })).toBeNull()
  await press(REDEEM)
  expect(document.activeElement?.textContent).toMatch(
    /Redeem .20 free spins. for 500 points\? You’ll have 4,320 points left\./,
  )
  await press('Back', 'button', await cardOf('20 free spins'))
  expect(document.activeElement).toBe(await cardOf('20 free spins'))
  expect(await gateway.count(REDEEM_ITEM_ENDPOINT)).toBe(0)

  await press(REDEEM)
  const card = within(await cardOf('20 free spins'))
  await user.dblClick(card.getByRole('button', { name: 'Redeem' }))
  await seeText('Redeemed. You have 4,320 points left.')
  await within(await see('region', 'Your points')).findByText('4,320')
  expect(await points()).toBe(4_320)
  expect(await gateway.count(REDEEM_ITEM_ENDPOINT)).toBe(1)
})

test('MEM-02 a redemption without a response keeps the focus on its card', async () => {
  await openMall()
  await loseResponse(REDEEM_ITEM_ENDPOINT)
  await press(REDEEM)
  const card = await cardOf('20 free spins')
  await press('Redeem', 'button', card)
  await within(card).findByText(/No response yet/)
  expect(document.activeElement).toBe(card)
})

test('MEM-02 exactly the price in points is enough, and points spent elsewhere meanwhile are reported', async () => {
  await gateway.control({ members: [{ username: 'ann', points: 500 }] })
  await openMall()
  await press(REDEEM)
  await gateway.control({ members: [{ username: 'ann', points: 499 }] })
  await press('Redeem', 'button', await cardOf('20 free spins'))
  const card = within(await cardOf('20 free spins'))
  await card.findByText('You need 1 more point')
  await card.findByRole('alert')
  expect(screen.queryByRole('button', { name: REDEEM })).toBeNull()
  expect(await points()).toBe(499)
})

test('MEM-02 LNG-06 missions are listed under the rewards with their progress, and on their own page', async () => {
  await openRewards()
  const missions = within(await see('region', 'Missions'))
  await missions.findByText(/13 of 20/)
  await missions.findByText(/Reward: .₱20\.00/)
  missions.getByText('Completed')
  goTo('/m/member/home')
  await press('Missions', 'link')
  await seePath('/m/leaderBoard')
  const rounds = within(await cardOf(/Play 20 rounds/))
  expect((await rounds.findByRole('progressbar')).getAttribute('value')).toBe('13')
})
