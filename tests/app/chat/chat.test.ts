import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { CHAT_LAUNCH_ENDPOINT } from '#domain/contract/command-endpoints'
import { UNREAD_COUNT_ENDPOINT } from '#domain/contract/screen-endpoints'
import { logOut } from '../support/accounts'
import { gateway, open, ORIGIN, reload } from '../support/app'
import { holdClock, pass, passUntil } from '../support/clock'
import { frame, keepFramesLoading, seeFrame } from '../support/games'
import { openAs } from '../support/money'
import { goTo, press, see, seePath, seeText, sendLogin, user } from '../support/player'
import { seeMemberValue, seeRequests } from '../support/sync'

const switchOn = (): Promise<unknown> => gateway.control({ settings: { whitelabelVal: { CBS3: true } } })

const openChat = async (username = 'ann'): Promise<void> => {
  await switchOn()
  await openAs(username, '/m/chat')
}

/** The chat's entry in the bar. */
const entry = (): Promise<HTMLElement> =>
  waitFor(() => {
    const link = document.querySelector<HTMLElement>('nav a[href^="/m/chat"]')
    if (!link) throw new Error('The bar has no chat')
    return link
  })

const seeUnread = (text: string): Promise<void> =>
  waitFor(async () => expect((await entry()).textContent).toContain(text))

const lastLaunch = async (): Promise<URLSearchParams> =>
  new URLSearchParams((await gateway.requests(CHAT_LAUNCH_ENDPOINT)).requests.at(-1)?.query)

const seeLanguage = (tag: string): Promise<void> =>
  waitFor(() => expect(new URL(frame()?.src ?? ORIGIN).searchParams.get('language')).toBe(tag))

test('CSV-04 LNG-02 LNG-05 the chat is requested with its fields and in the player’s language, and reopens in another', async () => {
  await openChat()
  const shown = await seeFrame()
  expect(Object.fromEntries(await lastLaunch())).toEqual({
    b2c: 'true',
    title: 'Live chat',
    backUrl: `${ORIGIN}/m/back.html`,
    language: 'EN',
  })
  const url = new URL(shown.src)
  expect(url.origin).not.toBe(ORIGIN)
  expect(url.searchParams.get('headerColor')).toMatch(/^#[\da-f]{6}$/i)
  await seeLanguage('en-US')
  localStorage.setItem('language', 'TW')
  await reload()
  await seeLanguage('zh-HK')
  expect((await lastLaunch()).get('language')).toBe('CN')
})

test('CSV-03 LOG-09 a guest is led to the login, and comes back to the chat', async () => {
  await switchOn()
  await open('/m/home')
  await see('heading', 'Popular')
  await user.click(await entry())
  await seePath('/m/login?backUrl=%2Fm%2Fchat')
  expect(await gateway.count(CHAT_LAUNCH_ENDPOINT)).toBe(0)
  await sendLogin('ann')
  await seePath('/m/chat')
  await seeFrame()
  await press('Back')
  await seePath('/m/home')
})

test('CSV-03 a member of type 4 sees a message, and is led to customer service', async () => {
  await openChat('dev')
  await see('heading', 'Live chat isn’t available for this account')
  expect((await see('link', /Harbour desk/)).getAttribute('target')).toBe('_blank')
  expect(await gateway.count(CHAT_LAUNCH_ENDPOINT)).toBe(0)
})

test('CSV-01 CSV-02 CSV-03 without the switch nothing is requested, and everybody sees their customer service there', async () => {
  await open('/m/chat')
  await see('heading', 'Customer service')
  await see('link', /Harbour desk/)
  expect(screen.queryByRole('link', { name: /Silver lounge/ })).toBeNull()
  await openAs('ann', '/m/chat')
  await see('link', /Silver lounge/)
  expect((await gateway.requests('CBS_')).requests).toEqual([])
})

test('R-14 CSV-04 a chat with an unsafe URL is rejected, and the other contacts are offered', async () => {
  await gateway.answer(CHAT_LAUNCH_ENDPOINT, { chatUrl: 'javascript:alert(1)' })
  await openChat()
  const alert = within(await screen.findByRole('alert'))
  await alert.findByText(/its address isn’t safe/)
  expect(alert.queryByRole('button', { name: 'Try again' })).toBeNull()
  await see('link', /Silver lounge/)
  expect(frame()).toBeNull()
})

test('CSV-04 R-10 a rejection and a slow gateway show errors and can be tried again; a slow page says so', async () => {
  await gateway.refuse(CHAT_LAUNCH_ENDPOINT, 'chat.full', { message: 'All desks are busy.' })
  await openChat()
  await seeText('All desks are busy.')
  holdClock()
  await gateway.faults({ match: CHAT_LAUNCH_ENDPOINT, fault: { kind: 'hang', at: 'before' } })
  await press('Try again')
  await seeText('Opening chat…')
  await passUntil(10_000, () => screen.getByText(/That took too long/))
  await see('link', /Silver lounge/)
  await gateway.faults()
  keepFramesLoading()
  await press('Try again')
  await seeFrame()
  await passUntil(10_000, () => screen.getByText('The chat is taking a while to load.'))
})

test('CSV-04 offline it says so, and opens by itself when the network is back, though the first request is lost', async () => {
  await openChat()
  await seeFrame()
  gateway.goOffline()
  await reload()
  await seeText(/The chat will open when you’re back online\./)
  const fault = { kind: 'cut', at: 'during' } as const
  await gateway.faults({ match: CHAT_LAUNCH_ENDPOINT, times: 1, fault })
  gateway.comeOnline()
  await seeFrame()
  expect(await gateway.count(CHAT_LAUNCH_ENDPOINT)).toBe(3)
})

test('CSV-03 R-15 the bar counts unread messages every 30 s, offline the last known count, and none for a guest', async () => {
  await switchOn()
  await gateway.control({ members: [{ username: 'cho', unread: 0 }] })
  holdClock()
  await openAs('cho', '/m/home')
  await seeMemberValue('unreadCount')
  expect((await entry()).textContent).toBe('Support')
  await gateway.control({ chat: { say: [{ username: 'cho', text: 'Your table is ready.' }] } })
  await pass(30_000)
  await seeUnread('1 unread message')
  gateway.goOffline()
  await reload()
  await seeUnread('1 unread message')
  gateway.comeOnline()
  await logOut()
  await waitFor(async () => expect((await entry()).textContent).toBe('Support'))
  const asked = await gateway.count(UNREAD_COUNT_ENDPOINT)
  await pass(31_000)
  goTo('/m/promotions')
  await seeRequests('/wps/relay/PROMOFE_getPromotionAnnouncementCategory', 1) // what was due before has been sent
  expect(await gateway.count(UNREAD_COUNT_ENDPOINT)).toBe(asked)
})
