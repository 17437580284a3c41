import { expect, test } from 'vitest'
import { LOGIN_ENDPOINT, PROFILE_ICON_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { MEMBER_INFO_ENDPOINT } from '#domain/contract/endpoints'
import {
  CREDENTIALS,
  loggedIn,
  LOGIN_VALUE,
  memberInfo,
  members,
  seeMembers,
  tabs,
  useTabs,
} from '../../support/session-rig'

useTabs()

test('MEM-01 the next response is diffed against the stored icon, changed or not', async () => {
  const { worker } = await loggedIn()
  tabs.gateway.set(PROFILE_ICON_ENDPOINT, null)
  await worker.setProfileIcon(5)
  expect(await members()).toMatchObject([{ id: '7', profileIcon: 5, balance: 12.5 }])
  // Another device has restored the first icon meanwhile: the gateway's response equals its previous one.
  await worker.refresh()
  await seeMembers({ id: '7', profileIcon: 2 })
})

test('MEM-01 an icon is stored only for its member, even if another one logs in meanwhile', async () => {
  const { worker } = await loggedIn()
  const release = tabs.gateway.hold(PROFILE_ICON_ENDPOINT, null)
  const first = worker.setProfileIcon(5)
  await tabs.seeRequests(PROFILE_ICON_ENDPOINT)
  tabs.gateway.set(LOGIN_ENDPOINT, { ...LOGIN_VALUE, id: 8, userName: 'Ben', token: 'token-2' })
  tabs.gateway.set(MEMBER_INFO_ENDPOINT, memberInfo(8), '"member-8"')
  await worker.logIn({ ...CREDENTIALS, username: 'ben' })
  await seeMembers({ id: '8' })
  release()
  expect(await first).toEqual({ ok: true, value: null })
  expect(await members()).toMatchObject([{ id: '8', profileIcon: 2 }])
})
