import { screen, waitFor } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { AVAILABLE_PROMOTIONS_ENDPOINT } from '#domain/contract/screen-endpoints'
import { gateway, open, ORIGIN, reload } from '../support/app'
import { openAs } from '../support/money'
import { fieldOf, goTo, press, see, seePath, seeText, user } from '../support/player'

const CLOSED = 'Invitations aren’t available for you yet'

const link = async (): Promise<string> => {
  const field = await fieldOf('Link to share')
  return field instanceof HTMLInputElement ? field.value : ''
}

const promote = ({ isOffered = true, rewardsCenter = true }): Promise<unknown> =>
  gateway.control({
    settings: { rewardsCenter, availablePromotions: { REFERRAL: { enabled: isOffered, count: 0 } } },
  })

/** The phone's own share sheet. */
const share = vi.fn<(data: unknown) => Promise<void>>()
const failure = (name: string): DOMException => new DOMException('No', name)

afterEach(() => Reflect.deleteProperty(navigator, 'share'))

test('REF-01 REF-02 REF-03 a member with their own promotion finds their link and code, offline too', async () => {
  await promote({})
  await openAs('ann', '/m/member/home')
  await press('Invite friends', 'link', screen.getByRole('main'))
  await seePath('/m/inviteFriends')
  const address = await link()
  expect(address).toMatch(/\/m\/register\?r=\w+$/)
  await seeText(new URL(address).searchParams.get('r') ?? '')
  await see('img', 'QR code of the link')
  gateway.goOffline()
  await reload()
  await seeText(/your link still works/)
  expect(await link()).toBe(address)
})

test('REF-01 REF-02 a member without one is led to customer service', async () => {
  await promote({})
  await gateway.control({ members: [{ username: 'ann', promotions: { REFERRAL: { enabled: false } } }] })
  await openAs('ann', '/m/inviteFriends')
  await seeText(CLOSED)
  const service = await see('link', /Customer service/)
  expect(service.getAttribute('href')).toMatch(/^http/)
  expect(service.getAttribute('target')).toBe('_blank')
  gateway.goOffline()
  await reload()
  await seeText('You’re offline. This may be out of date.')
  expect(screen.queryByText(/your link still works/)).toBeNull()
})

test('REF-02 without the rewards centre no request is sent, and no member has their own promotion', async () => {
  await promote({ rewardsCenter: false })
  await openAs('ann', '/m/inviteFriends')
  await seeText(CLOSED)
  goTo('/m/member/home')
  await seeText('3 of 5 steps to the next level') // a later request of the same worker
  expect(gateway.attempts(AVAILABLE_PROMOTIONS_ENDPOINT)).toBe(0)
})

test('REF-01 switched off, the link leads a guest to the login and a member home', async () => {
  await promote({ isOffered: false })
  await open('/m/inviteFriends?cid=4')
  await seePath('/m/login?cid=4')
  await openAs('ann', '/m/member/home')
  const tile = await see('link', 'Invite friends')
  await waitFor(() => expect(tile.getAttribute('href')).toBe('/m/login'))
  await user.click(tile)
  await seePath('/m/home')
  goTo('/m/inviteFriends')
  await seePath('/m/home')
})

test('REF-03 LINE-08 a guest passes on the codes that brought them', async () => {
  await open('/m/index.html?affiliateCode=sun&r=ANN7')
  await see('heading', 'Popular')
  await open('/m/inviteFriends')
  await waitFor(async () => expect(await link()).toBe(`${ORIGIN}/m/index.html?affiliateCode=sun&r=ANN7`))
  await press('Log in', 'link', screen.getByRole('main'))
  await fieldOf('Username')
})

test('REF-03 the link is copied and that is announced each time; if the browser rejects it, it can be copied by hand', async () => {
  await open('/m/inviteFriends')
  const address = await link()
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const announced = () => screen.queryAllByRole('status').some((one) => one.textContent === 'Link copied')
  await press('Copy link')
  await see('button', 'Link copied')
  expect(announced()).toBe(true)
  let finish = (): void => undefined
  copy.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  await press('Link copied')
  await waitFor(() => expect(announced()).toBe(false))
  finish()
  await waitFor(() => expect(announced()).toBe(true))
  expect(copy).toHaveBeenLastCalledWith(address)
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull() // without a share sheet
  copy.mockRejectedValueOnce(failure('NotAllowedError'))
  await press('Link copied')
  await seeText(/Select the text and copy it manually\./)
})

test('REF-03 the phone’s own share sheet shares it, and an error shows only if that does not work', async () => {
  Object.assign(navigator, { share })
  share.mockReset().mockResolvedValueOnce()
  await open('/m/inviteFriends')
  const url = await link()
  await press('Share')
  expect(share.mock.calls).toEqual([[{ title: 'Invite friends', text: 'Come and play with me!', url }]])
  share.mockRejectedValueOnce(failure('AbortError')).mockRejectedValueOnce(failure('NotAllowedError'))
  await press('Share')
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Share')
  await seeText('Couldn’t share. Copy the link instead.')
})
