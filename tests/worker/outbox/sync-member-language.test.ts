import { expect, test } from 'vitest'
import { syncMemberLanguage } from '#worker/outbox/sync-member-language'
import { OutboxRig } from '../support/outbox-rig'

const MEMBER = {
  merchant: 'harbour',
  member: '7',
  id: '7',
  type: 0,
  regDate: 1,
  account: 'ann',
  language: 'EN',
  currency: 'PHP',
  balance: 12.5,
  profileIcon: 2,
  referralCode: '',
  referralUrl: '',
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
