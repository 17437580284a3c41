import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ANNOUNCEMENTS_ENDPOINT,
  MEMBER_INFO_ENDPOINT,
  RANK_PROGRESS_ENDPOINT,
  SETTINGS_ENDPOINT,
  STATUS_ENDPOINT,
} from '#domain/contract/endpoints'
import { MEMBER_BENEFITS_ENDPOINT } from '#domain/contract/screen-endpoints'
import { MEMBER_RESOURCES } from '#worker/sync/member-resources'
import { FIRST_SCREEN_RESOURCES } from '#worker/sync/resources'
import { ON_DEMAND_RESOURCES } from '#worker/sync/on-demand-resources'
import { timesFuzzed } from '../../support/fuzz'
import { countWrites } from '../support/count-writes'
import { rig, useSyncRig } from '../support/sync-rig'
import { SESSION } from '../support/request-rig'
import { WIRE_ANSWERS } from '../support/wire-responses'

const ALL = [...FIRST_SCREEN_RESOURCES, ...MEMBER_RESOURCES, ...ON_DEMAND_RESOURCES]
const VERSION = '"1"' // the same for every content, as in a gateway with version numbers

const ANNOUNCEMENT = { content: '', promotionType: 'PR', execution: 'B', startTime: 1, popup: false }

/** The values of a gateway in which each content names the language and the token that it was made for. */
const VALUES: Readonly<Record<string, (reader: string) => unknown>> = {
  [STATUS_ENDPOINT]: () => ({ merchantCode: 'harbour' }),
  [SETTINGS_ENDPOINT]: (reader) => ({ currency: 'PHP', currencySymbol: reader }),
  [ANNOUNCEMENTS_ENDPOINT]: (reader) => [{ ...ANNOUNCEMENT, id: 1, title: reader }],
  [MEMBER_BENEFITS_ENDPOINT]: (reader) => [{ labelId: 1, labelName: reader, rankLevel: 1, benefits: [] }],
  [MEMBER_INFO_ENDPOINT]: (reader): unknown => ({ ...Object(WIRE_ANSWERS.member), account: reader }),
  [RANK_PROGRESS_ENDPOINT]: (reader): unknown => ({ ...Object(WIRE_ANSWERS.rankProgress), labelId: reader }),
}

/** Responds to every call with one version, and with 304 if that version is sent back. */
const serveVersions = (): void => {
  const { gateway } = rig
  for (const [path, valueFor] of Object.entries(VALUES))
    gateway.respond(path, () => {
      const headers = gateway.requests.filter((request) => request.path === path).at(-1)?.headers
      if (headers?.get('If-None-Match') === VERSION) return new Response(null, { status: 304 })
      const reader = `${headers?.get('Language') ?? ''}-${headers?.get('Authorization') ?? 'guest'}`
      return Response.json({ success: true, value: valueFor(reader) }, { headers: { ETag: VERSION } })
    })
}

useSyncRig(serveVersions)

/** Syncs every resource that a guest or a member can request. */
const sync = () => {
  const isGuest = rig.facts.current.session === null
  const isAllowed = ({ path, access }: (typeof ALL)[number]) =>
    path in VALUES && !(isGuest && access === 'protected')
  return rig.cycle({ resources: ALL.filter(isAllowed) })
}

const be = (language: string, member: string): void => {
  const session = member === '' ? null : { ...SESSION, id: member, token: `token${member}` }
  rig.facts.update({ language, session })
}

/** The reader that each stored row was made for. */
const readersOf = async (language: string, member: string) => ({
  settings: (await rig.store.get('settings', 'harbour'))?.currencySymbol,
  announcements: (await rig.store.startingWith('announcements', ['harbour', language]))[0]?.title,
  benefits: JSON.stringify((await rig.store.get('contentAnswers', ['harbour', language, 'benefits']))?.value),
  info: member === '' ? '' : (await rig.store.get('members', ['harbour', member]))?.account,
  rank: member === '' ? '' : (await rig.store.get('rankProgress', ['harbour', member]))?.labelId,
})

test('OFF-03 stored rows always belong to their reader, though all ETags of the gateway are equal', async () => {
  const readers = fc.array(fc.tuple(fc.constantFrom('EN', 'UR', 'CN'), fc.constantFrom('', '7', '8')), {
    minLength: 2,
    maxLength: 6,
  })
  await fc.assert(
    fc.asyncProperty(readers, async (visits) => {
      for (const [language, member] of visits) {
        be(language, member)
        await sync()
        const [guest, reader] = [`${language}-guest`, `${language}-${member ? `token${member}` : 'guest'}`]
        expect(await readersOf(language, member)).toEqual({
          settings: guest,
          announcements: reader,
          benefits: expect.stringContaining(`"${reader}"`) as unknown,
          info: member && reader,
          rank: member && reader,
        })
      }
    }),
    { numRuns: timesFuzzed(8) },
  )
})

test('OFF-03 an ETag is sent only for the URL that it came with: a path that config.json has moved is another URL', async () => {
  await sync()
  rig.gateway.respond('/own/settings', () => Response.json({ success: true, value: { currency: 'THB' } }))
  const moved = ALL.filter(({ name }) => name === 'settings').map((each) => ({
    ...each,
    path: '/own/settings',
  }))
  await rig.cycle({ resources: moved })
  expect(rig.gateway.received('If-None-Match', '/own/settings')).toEqual([null])
  expect((await rig.store.get('settings', 'harbour'))?.currency).toBe('THB')
})

test('OFF-03 the same content in another language is written once, for its ETag', async () => {
  rig.gateway.set(SETTINGS_ENDPOINT, { currency: 'PHP' }, VERSION)
  be('EN', '')
  await sync()
  be('UR', '')
  await sync()
  expect(await countWrites(rig.databases, sync)).toEqual({})
  expect(rig.gateway.received('If-None-Match', SETTINGS_ENDPOINT)).toEqual([null, null, VERSION])
})

test('R-15 no stored ETag row names a member', async () => {
  be('EN', 'member-canary')
  await sync()
  const states = (await rig.store.all('syncState')).filter(({ key }) => key.startsWith('announcements'))
  expect(JSON.stringify(states)).not.toContain('canary')
  expect(states).toHaveLength(1)
})
