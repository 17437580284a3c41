import { expect, test } from 'vitest'
import { MEMBER_LANGUAGE_ENDPOINT } from '#domain/contract/command-endpoints'
import { envelope } from '../../support/fake-gateway'
import { refusePuts } from '../../support/refuse-puts'
import { loggedIn, tabs, useTabs } from '../../support/session-rig'

useTabs()

/** A member whose language is EN. The test resolves the response to each language report. */
const openMember = async () => {
  refusePuts((table) => table === 'outbox')
  const answers: ((response: Response) => void)[] = []
  tabs.gateway.respond(MEMBER_LANGUAGE_ENDPOINT, () => new Promise((resolve) => answers.push(resolve)))
  const { worker } = await loggedIn()
  const sent = (count: number): Promise<void> => tabs.seeRequests(MEMBER_LANGUAGE_ENDPOINT, count)
  return { worker, answers, sent }
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100))

const languages = (): string[] =>
  tabs.gateway.requests.flatMap(({ path, body }) => (path === MEMBER_LANGUAGE_ENDPOINT ? [body] : []))

test('R-07 LNG-03 while the quota is exceeded, switching back during the first report is sent too, and after it', async () => {
  const { worker, answers, sent } = await openMember()
  await worker.changeLanguage('UR')
  await sent(1)
  await worker.changeLanguage('EN')
  await settle()
  expect(tabs.count(MEMBER_LANGUAGE_ENDPOINT)).toBe(1) // serialised, even without locks
  answers[0]?.(envelope(null))
  await sent(2)
  // The language that the gateway has accepted meanwhile is not the last one sent.
  await worker.changeLanguage('UR')
  answers[1]?.(envelope(null))
  await sent(3)
  answers[2]?.(envelope(null))
  expect(languages()).toEqual(['UR', 'EN', 'UR'].map((language) => JSON.stringify({ language })))
})

test('R-07 LNG-03 while the quota is exceeded, a language whose report failed is sent again when chosen again', async () => {
  const { worker, answers, sent } = await openMember()
  await worker.changeLanguage('UR')
  await sent(1)
  answers[0]?.(
    Response.json({ success: false, errorCode: 'request.invalid', message: 'No.' }, { status: 400 }),
  )
  await settle()
  await worker.changeLanguage('EN')
  await worker.changeLanguage('UR')
  await sent(2)
  expect(languages()).toEqual(['UR', 'UR'].map((language) => JSON.stringify({ language })))
})
