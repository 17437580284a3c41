import { expect, test } from 'vitest'
import { MEMBER_LANGUAGE_ENDPOINT } from '#domain/contract/command-endpoints'
import { refusePuts } from '../../../support/refuse-puts'
import { loggedIn, tabs, useTabs } from '../../support/session-rig'

useTabs()

/** A member whose language is EN. */
const openMember = () => {
  refusePuts((table) => table === 'outbox')
  return loggedIn()
}

/** Holds the response to the next language report. */
const hold = () => tabs.gateway.hold(MEMBER_LANGUAGE_ENDPOINT, null)
const sent = (count: number): Promise<void> => tabs.seeRequests(MEMBER_LANGUAGE_ENDPOINT, count)

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100))

const languages = (): string[] =>
  tabs.gateway.requests.flatMap(({ path, body }) => (path === MEMBER_LANGUAGE_ENDPOINT ? [body] : []))

test('R-07 LNG-03 while the quota is exceeded, switching back during the first report is sent too, and after it', async () => {
  const { worker } = await openMember()
  const first = hold()
  await worker.changeLanguage('UR')
  await sent(1)
  await worker.changeLanguage('EN')
  await settle()
  expect(tabs.count(MEMBER_LANGUAGE_ENDPOINT)).toBe(1) // serialised, even without locks
  const second = hold()
  first()
  await sent(2)
  // The language that the gateway has accepted meanwhile is not the last one sent.
  await worker.changeLanguage('UR')
  second()
  await sent(3)
  expect(languages()).toEqual(['UR', 'EN', 'UR'].map((language) => JSON.stringify({ language })))
})

test('R-07 LNG-03 while the quota is exceeded, a language whose report failed is sent again when chosen again', async () => {
  const { worker } = await openMember()
  tabs.refuse(MEMBER_LANGUAGE_ENDPOINT, 'request.invalid')
  await worker.changeLanguage('UR')
  await sent(1)
  await settle()
  await worker.changeLanguage('EN')
  await worker.changeLanguage('UR')
  await sent(2)
  expect(languages()).toEqual(['UR', 'UR'].map((language) => JSON.stringify({ language })))
})
