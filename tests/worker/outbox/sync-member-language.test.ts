import { expect, test, vi } from 'vitest'
import { MEMBER_LANGUAGE_ENDPOINT } from '#domain/contract/command-endpoints'
import { err } from '#domain/result'
import type { Signal } from '#domain/port'
import { AUTO_LOGIN_KEY, LANGUAGE_KEY } from '#domain/storage-keys'
import type { OutboxRow } from '#domain/tables/worker-rows'
import { DAY_MS } from '#domain/timing'
import { createOutbox } from '#worker/outbox/create-outbox'
import { createLanguageEntry, createPushBindEntries } from '#worker/outbox/outbox-entries'
import { syncMemberLanguage } from '#worker/outbox/sync-member-language'
import { FULL, OutboxRig } from '../support/outbox-rig'

const MEMBER = {
  ...{ merchant: 'harbour', member: '7', id: '7', type: 0, regDate: 1, account: 'ann', language: 'EN' },
  ...{ currency: 'PHP', balance: 12.5, profileIcon: 2, referralCode: '', referralUrl: '' },
}

test('LNG-03 a check that starts before the player’s choice does not queue the earlier language after it', async () => {
  const rig = new OutboxRig()
  await rig.store.write([{ table: 'members', puts: [MEMBER], deletes: [] }])
  const outbox = rig.open()
  let isChosen = false
  const store: typeof rig.store = {
    ...rig.store,
    startingWith: async (...given) => {
      const rows = await rig.store.startingWith(...given)
      if (isChosen) return rows
      // The player chooses another language while the check reads the outbox.
      isChosen = true
      rig.facts.update({ language: 'UR' })
      await syncMemberLanguage({ store: rig.store, facts: rig.facts, outbox }, () => undefined)
      return rig.store.startingWith(...given)
    },
  }
  rig.fates = ['lost', 'lost', 'lost', 'lost']
  await syncMemberLanguage({ store, facts: rig.facts, outbox })
  const waiting = await rig.store.startingWith('outbox', ['language'])
  expect(waiting.map(({ body }) => body['language'])).toEqual(['UR'])
})

/** A page in Urdu, chosen at 5, of a member whose language is English. */
const openPage = async () => {
  const rig = new OutboxRig()
  rig.facts.update({ language: 'UR', choicesAt: 5 })
  await rig.store.write([{ table: 'members', puts: [MEMBER], deletes: [] }])
  const signals: Signal[] = []
  const { outbox, sendLanguage } = createOutbox(rig.dependencies(), (signal) => signals.push(signal))
  const seeLanguages = (expected: readonly string[]): Promise<void> =>
    vi.waitFor(async () => {
      const sent = rig.requests.filter(({ path }) => path === MEMBER_LANGUAGE_ENDPOINT)
      expect(sent.map(({ body }) => body)).toEqual(expected.map((language) => ({ language })))
      expect((await rig.rows()).filter(({ id }) => id !== '1')).toEqual([])
    })
  return { rig, signals, outbox, sendLanguage, seeLanguages }
}

const CHINESE = `${LANGUAGE_KEY}=CN`

test.each([
  ['waits if the database has a newer choice', false, { until: 6, mark: CHINESE }, []],
  ['is sent if the newer choice is the same', false, { until: 6, mark: `${LANGUAGE_KEY}=UR` }, ['UR']],
  ['is sent if the newer choice is not a language', false, { until: 6, mark: `${AUTO_LOGIN_KEY}=0` }, ['UR']],
  ['is sent if the choice of the database is not newer', false, { until: 5, mark: CHINESE }, ['UR']],
  ['is sent if the player has just chosen it', true, { until: 6, mark: CHINESE }, ['UR']],
])('LNG-03 the page’s language %s', async (_what, isChosen, choices, expected) => {
  const { rig, signals, sendLanguage, seeLanguages } = await openPage()
  const row = { merchant: '', id: 'choices', count: 0, ...choices }
  await rig.store.write([{ table: 'counters', puts: [row], deletes: [] }])
  await sendLanguage(isChosen)
  await seeLanguages(expected)
  expect(signals).toEqual([])
})

test.each<[string, Partial<OutboxRow>, readonly string[]]>([
  ['one of the member', {}, []],
  ['one of another member', { member: '8' }, ['UR']],
  ['one at another merchant', { merchant: 'island' }, ['UR']],
  ['one that was rejected long ago', { setAside: { at: 1, error: { kind: 'no-url' } } }, ['UR']],
  ['one rejected while the clock was ahead', { setAside: { at: 9e15, error: { kind: 'no-url' } } }, ['UR']],
])('LNG-03 the language that waits is not sent again: %s', async (_whose, fields, expected) => {
  const { rig, sendLanguage, seeLanguages } = await openPage()
  const base = { ...createLanguageEntry('7', 'UR'), id: '1', key: 'k', merchant: 'harbour', at: 1, tries: 0 }
  await rig.store.write([{ table: 'outbox', puts: [{ ...base, ...fields }], deletes: [] }])
  await sendLanguage()
  await seeLanguages(expected)
  expect((await rig.rows()).map(({ id }) => id)).toEqual(['1'])
})

test('LNG-03 a language that the gateway has accepted is not sent again, whatever member info reports', async () => {
  const { rig, outbox, sendLanguage, seeLanguages } = await openPage()
  await sendLanguage()
  await seeLanguages(['UR'])
  for (const delivery of createPushBindEntries('7', 'device-1')) await outbox.enqueue(delivery)
  await vi.waitFor(async () => expect(await rig.rows()).toEqual([]))
  await sendLanguage()
  rig.facts.update({ language: 'TH' })
  await sendLanguage()
  await seeLanguages(['UR', 'TH'])
})

test('LNG-03 a language that the gateway rejects is sent once a day, and when the player chooses it', async () => {
  const { rig, sendLanguage } = await openPage()
  vi.setSystemTime(18e11)
  rig.fates = ['refused', 'refused', 'refused']
  const seeRejected = (count: number): Promise<void> =>
    vi.waitFor(async () => expect((await rig.rows()).filter(({ setAside }) => setAside)).toHaveLength(count))
  await sendLanguage()
  await seeRejected(1)
  await sendLanguage()
  expect(await rig.rows()).toHaveLength(1)
  await sendLanguage(true)
  await seeRejected(2)
  vi.setSystemTime(18e11 + DAY_MS)
  await sendLanguage()
  await seeRejected(3)
  expect(rig.requests).toHaveLength(3)
  rig.facts.update({ language: 'TH' })
  await sendLanguage()
  expect(await rig.rows()).toHaveLength(4)
})

test('LNG-03 R-07 a language that is neither saved nor sent is an error only if the player has chosen it', async () => {
  const { rig, signals, sendLanguage } = await openPage()
  Object.assign(rig, { isFull: true, fates: ['lost', 'lost'] })
  await sendLanguage()
  expect(signals).toEqual([])
  await sendLanguage(true)
  expect(signals).toEqual([{ type: 'failure', error: FULL }])
  expect(rig.requests).toHaveLength(2)
})

test('R-07 LNG-03 a choice that a check already sends is an error too if it is neither saved nor sent', async () => {
  const { outbox, signals, sendLanguage } = await openPage()
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  const enqueue = vi.spyOn(outbox, 'enqueue').mockImplementation(async () => {
    await ended
    return err(FULL)
  })
  const check = sendLanguage()
  await vi.waitFor(() => expect(enqueue).toHaveBeenCalled())
  await sendLanguage(true)
  end()
  await check
  expect(enqueue).toHaveBeenCalledOnce()
  expect(signals).toEqual([{ type: 'failure', error: FULL }])
})

test('LNG-03 no language is sent if the session ends before its code is loaded', async () => {
  const { rig, outbox } = await openPage()
  rig.facts.update({ session: null })
  await syncMemberLanguage({ store: rig.store, facts: rig.facts, outbox })
  expect(await rig.rows()).toEqual([])
})
