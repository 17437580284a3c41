import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MEMBER_LANGUAGE_ENDPOINT } from '#domain/contract/command-endpoints'
import { MEMBER_INFO_ENDPOINT } from '#domain/contract/endpoints'
import { envelope } from '../../support/fake-gateway'
import { memberInfo, tabs, useTabs } from '../../support/session-rig'

describe('R-07 LNG-03 a language changed twice while the quota is exceeded', () => {
  useTabs()

  beforeEach(() => {
    const put = IDBObjectStore.prototype.put
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(
      this: IDBObjectStore,
      ...given
    ) {
      if (this.name === 'outbox') throw new DOMException('full', 'QuotaExceededError')
      return Reflect.apply(put, this, given)
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  /** A member whose language is EN. The test resolves the response to each language report. */
  const openMember = async () => {
    const answers: ((response: Response) => void)[] = []
    tabs.gateway.respond(MEMBER_LANGUAGE_ENDPOINT, () => new Promise((resolve) => answers.push(resolve)))
    tabs.gateway.set(MEMBER_INFO_ENDPOINT, { ...memberInfo(7), language: 'EN' })
    const { worker } = await tabs.open()
    await worker.logIn({ username: 'ann', password: 'lantern-1', remember: false })
    await vi.waitFor(async () => {
      expect(await tabs.reader.cache.table('members').count()).toBe(1)
    })
    const sent = (count: number): Promise<void> =>
      vi.waitFor(() => {
        expect(tabs.count(MEMBER_LANGUAGE_ENDPOINT)).toBe(count)
      })
    return { worker, answers, sent }
  }

  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100))

  const languages = (): string[] =>
    tabs.gateway.requests.flatMap(({ path, body }) => (path === MEMBER_LANGUAGE_ENDPOINT ? [body] : []))

  test('R-07 LNG-03 switching back while the first report is in flight is sent too, and after it', async () => {
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

  test('R-07 LNG-03 a language whose report failed is sent again when chosen again', async () => {
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
  })
})
