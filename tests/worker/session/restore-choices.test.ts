import { expect, test, vi } from 'vitest'
import { LOGIN_ENDPOINT } from '#domain/contract/accounts/account-endpoints'
import { MEMBER_LANGUAGE_ENDPOINT } from '#domain/contract/command-endpoints'
import { MEMBER_INFO_ENDPOINT, STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { AUTO_LOGIN_KEY, LANGUAGE_KEY, REMEMBERED_MEMBER_KEY } from '#domain/storage-keys'
import type { Signal } from '#domain/port'
import { useOwnChannels } from '../support/own-channels'
import { CREDENTIALS, memberInfo, SESSION, seeMembers, tabs, useTabs } from '../support/session-rig'

useTabs()

/** The choices that the worker sent to the page to restore. */
const restored = (signals: readonly Signal[]): (readonly [string, string])[] =>
  signals.flatMap((signal) => (signal.type === 'restore' ? [...signal.choices] : []))

/** Local storage of a browser that was killed before it wrote the last choices to disk. */
const LOST = { choicesAt: 0 } as const

/** The choices in the database, once `value` is among them. */
const saved = async (key: string, value: string): Promise<URLSearchParams> => {
  const read = async (): Promise<URLSearchParams> => {
    const row = await tabs.reader.user.table<{ mark: string }>('counters').get(['', 'choices'])
    return new URLSearchParams(row?.mark)
  }
  await vi.waitFor(async () => expect((await read()).get(key)).toBe(value))
  return read()
}

/** Ann logs in, in the tab that the browser then loses. */
const logIn = async (language: 'EN' | 'UR' = 'EN') => {
  const { worker } = await tabs.open({ language })
  await worker.logIn(CREDENTIALS)
  return worker
}

test('SES-11 LOG-09 a browser killed right after a login still knows the member at the next start', async () => {
  await logIn()
  const choices = await saved(AUTO_LOGIN_KEY, '1')
  expect(choices.get(REMEMBERED_MEMBER_KEY)).toContain('"Ann"')
  const { worker, signals } = await tabs.open({ ...LOST, autoLogin: false })
  expect(await worker.autoLogin()).toMatchObject({ value: { kind: 'member', outcome: { session: SESSION } } })
  expect(restored(signals)).toEqual([...choices])
})

test('SES-11 NET-01 one killed on its first visit, with its merchant lost too, waits for status to name it', async () => {
  await logIn()
  await saved(AUTO_LOGIN_KEY, '1')
  const answer = tabs.gateway.hold(STATUS_ENDPOINT, { merchantCode: 'harbour' })
  // The tab that has logged in is closed, and sends nothing.
  useOwnChannels()
  const { worker } = await tabs.open({ ...LOST, merchant: '', autoLogin: false })
  const open = vi.spyOn(crypto.subtle, 'decrypt')
  const outcome = worker.autoLogin()
  await vi.waitFor(() => expect(open).toHaveBeenCalled())
  // The vault has been opened, and all later reads are done.
  for (let read = 0; read < 5; read += 1) await tabs.reader.cache.table('settings').count()
  answer()
  expect(await outcome).toMatchObject({ value: { kind: 'member', outcome: { session: SESSION } } })
})

test('LOG-10 a browser killed right after a logout does not log in automatically', async () => {
  await (await logIn()).logOut()
  expect((await saved(REMEMBERED_MEMBER_KEY, '')).get(AUTO_LOGIN_KEY)).toBe('0') // which is saved before
  const before = tabs.count(LOGIN_ENDPOINT)
  const { worker } = await tabs.open(LOST)
  expect(await worker.autoLogin()).toEqual({ ok: true, value: { kind: 'guest' } })
  expect(tabs.count(LOGIN_ENDPOINT)).toBe(before)
})

test('LNG-02 SES-06 a browser killed right after a language choice restores it; the choices of two tabs are both saved', async () => {
  const second = await tabs.open()
  const { worker: first } = await tabs.open()
  await first.changeLanguage('UR', Date.now())
  await saved(LANGUAGE_KEY, 'UR')
  await second.worker.logIn(CREDENTIALS)
  expect((await saved(AUTO_LOGIN_KEY, '1')).get(LANGUAGE_KEY)).toBe('UR')
  const { worker, signals } = await tabs.open(LOST)
  await worker.autoLogin()
  expect(restored(signals)).toContainEqual([LANGUAGE_KEY, 'UR'])
  // So does one whose tab is restored with its session.
  const kept = await tabs.open({ ...LOST, session: SESSION })
  await vi.waitFor(() => expect(restored(kept.signals)).toContainEqual([LANGUAGE_KEY, 'UR']))
})

test('LNG-02 SHL-05 a newer value in local storage wins, and a default language is not a choice', async () => {
  const chosenAt = Date.now()
  const first = await tabs.open()
  await first.worker.changeLanguage('FR')
  await first.worker.changeLanguage('UR', chosenAt)
  await saved(LANGUAGE_KEY, 'UR')
  const { worker, signals } = await tabs.open({ choicesAt: chosenAt })
  await worker.autoLogin()
  expect(restored(signals)).toEqual([])
}, 11_000) // a request before the tab's election does not wait for another leader, which takes 12 s

test('LNG-03 the gateway does not receive a language older than the chosen one', async () => {
  tabs.gateway.set(MEMBER_LANGUAGE_ENDPOINT, null)
  tabs.gateway.set(MEMBER_INFO_ENDPOINT, { ...memberInfo(7), language: 'UR' })
  const first = await logIn('UR')
  await first.changeLanguage('UR', Date.now())
  await saved(LANGUAGE_KEY, 'UR')
  // It shows English, as local storage has it, until the page has the translations of the restored language.
  const { worker } = await tabs.open({ ...LOST, language: 'EN' })
  await worker.autoLogin()
  await seeMembers()
  await worker.refresh()
  expect(tabs.count(MEMBER_LANGUAGE_ENDPOINT)).toBe(0)
  await worker.changeLanguage('UR', Date.now())
  await worker.refresh() // an entry of the outbox would be sent by then
  expect(tabs.count(MEMBER_LANGUAGE_ENDPOINT)).toBe(0)
  await worker.changeLanguage('TH', Date.now())
  await tabs.seeRequests(MEMBER_LANGUAGE_ENDPOINT)
  expect(tabs.lastRequest(MEMBER_LANGUAGE_ENDPOINT)?.body).toContain('TH') // the restored one was not sent before
})
