import { screen, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { STATUS_ENDPOINT } from '#domain/contract/endpoints'
import { PING_ENDPOINT } from '#domain/contract/lines/line-endpoints'
import { gateway, open, ORIGIN, reload } from '../support/app'
import { logIn, passwordOf, press, see, seePath, seeText, storedSession } from '../support/player'
import { giveNavigator } from '../../support/give-navigator'
import { rowsOf, seeLobby } from '../support/sync'

const LANGUAGE = '/wps/member/language'

const hostOf = (origin: string | undefined): string => new URL(origin ?? '').host

const notice = (): Promise<HTMLElement> => see('dialog', 'Notice')
const lines = (): Promise<HTMLElement> => see('region', 'Servers')

/** Opens the lobby, until the merchant’s lines are stored. */
const openLobby = async (): Promise<void> => {
  await open('/m/home')
  await seeLobby()
  await vi.waitFor(async () => expect((await rowsOf('lines')).length).toBeGreaterThanOrEqual(3))
}

/** Waits until the line check of an element says this. */
const seeFound = (element: HTMLElement, text: string): Promise<void> =>
  vi.waitFor(() => expect(element.textContent).toContain(text))

/**
 * How long each origin's ping takes by the clock of the app, in ms; 0 for the others. In real time a busy machine would
 * decide which line is fast.
 */
const setPingTimes = (times: Readonly<Record<string, number>>): void => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const { fetch } = gateway.network
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input, ORIGIN)
    const ms = pathname === PING_ENDPOINT ? (times[origin] ?? 0) : 0
    if (origin === ORIGIN) now += ms // before the others start, also if its response is slow
    const response = await fetch(input, init)
    if (origin !== ORIGIN) now += ms
    return response
  })
}

test('LINE-01 LINE-02 LINE-07 a closed domain: the lines are raced, and the dialog names the fastest', async () => {
  await openLobby()
  await gateway.control({
    isDomainClosed: true,
    lines: [{ kind: 'html' }, { kind: 'silent' }, { kind: 'good' }],
  })
  const release = gateway.network.hold(PING_ENDPOINT)
  await reload()
  const dialog = await notice()
  const progress = await within(dialog).findByRole('progressbar', { name: 'Checking servers…' })
  expect(progress.getAttribute('aria-valuenow')).toBe('10')
  release()
  await seeFound(dialog, `Available server: \u2066${hostOf(gateway.lines[2])}`)
  expect(dialog.textContent).toContain('This address is closed for your region.') // the gateway's message
})

test('LINE-02 LINE-04 without a message of the gateway both dialogs show "Error"', async () => {
  await gateway.refuse(STATUS_ENDPOINT, 'domain_not_available', { message: '' })
  await open('/m/home')
  await seeFound(await notice(), 'Error')
  await gateway.faults({ match: STATUS_ENDPOINT, fault: { kind: 'html' } })
  await reload()
  await seeFound(await see('dialog', 'Something went wrong'), 'Error')
})

test('LINE-03 without a fast line retry opens home on this one', async () => {
  const replace = vi.spyOn(location, 'replace').mockReturnValue()
  await gateway.control({ lines: [{ kind: 'html' }, { kind: 'cut' }, { kind: 'refusal' }] })
  await openLobby()
  await gateway.control({ isDomainClosed: true })
  await reload()
  await seeFound(await notice(), 'No other server is responding right now.')
  await press('Try again', 'button', await notice())
  expect(replace).toHaveBeenLastCalledWith(expect.stringMatching(`^${ORIGIN}/m/index.html`))
})

test('LINE-01 LINE-02 a first visit to a closed domain uses the lines of config.json', async () => {
  const [line = ''] = gateway.lines
  await gateway.control({ isDomainClosed: true, config: { domains: ['javascript:alert(1)', line] } })
  await open('/m/home')
  await seeFound(await notice(), hostOf(line))
  // Without settings no customer service is known.
  expect(within(await notice()).queryByRole('button', { name: 'Customer service' })).toBeNull()
  await press('Connection details', 'button', await notice())
  await seePath('/m/connection')
})

test('CSV-01 CSV-02 LINE-02 the dialog leads to the customer service of the current player', async () => {
  await openLobby()
  await gateway.control({ isDomainClosed: true })
  await reload()
  await press('Customer service', 'button', await notice())
  const titles = await within(await notice()).findAllByRole('listitem')
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Harbour desk', 'Live chat'])
  const chat = within(await notice()).getByRole('link', { name: 'Live chat' })
  expect([chat.getAttribute('target'), chat.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])

  await gateway.control({ isDomainClosed: false })
  await logIn('ann')
  await vi.waitFor(async () => expect(await rowsOf('rankProgress')).toHaveLength(1))
  await gateway.control({ isDomainClosed: true })
  await reload()
  const lounge = await within(await notice()).findByRole('link', { name: 'Customer service' })
  expect(lounge.getAttribute('href')).toMatch(/\/service\/silver-lounge\?language=en$/)
})

test('LINE-06 the connection page shows each line, the one in use, the last updates and the version, and leads to a faster line', async () => {
  const [near = '', far = '', silent = ''] = gateway.lines
  await logIn('ann', '/m/login?backUrl=/m/member/home?r=F7')
  await press('Connection', 'link')
  await see('button', 'Check again') // the check of this visit is over
  await gateway.control({ lines: [{ kind: 'good' }, { kind: 'good' }, { kind: 'cut' }] })
  giveNavigator('storage', { estimate: () => Promise.resolve({ usage: 3e6, quota: 1e9 }) })
  setPingTimes({ [ORIGIN]: 600, [far]: 1_100 })
  const answerFar = gateway.network.hold(far + PING_ENDPOINT) // it loses the race
  await reload()
  const itemOf = async (origin: string): Promise<HTMLElement | undefined> =>
    (await within(await lines()).findAllByRole('listitem')).find(({ textContent }) =>
      textContent.includes(hostOf(origin)),
    )
  const line = async (origin: string): Promise<string> => (await itemOf(origin))?.textContent ?? ''
  const barOf = async (origin: string): Promise<number> => {
    const bar = (await itemOf(origin))?.querySelector<HTMLElement>('[aria-hidden] > [style]')
    return Number(bar?.style.getPropertyValue('--share'))
  }
  await seeFound(await lines(), 'No response')
  await vi.waitFor(async () => expect(await line(near)).toMatch(/Fastest\D*0 ms/))
  answerFar()
  await vi.waitFor(async () => expect(await line(far)).toContain('1.1 sec'))
  await vi.waitFor(async () => expect(await line(ORIGIN)).toMatch(/In use\D*600 ms/))
  expect(await line(silent)).toContain('No response')
  expect(await barOf(far)).toBe(1)
  expect(await barOf(ORIGIN)).toBeCloseTo(6 / 11)
  expect(await barOf(near)).toBeLessThan(0.1)
  const updates = await see('region', 'Latest updates')
  for (const name of ['Games', 'Account']) await seeFound(updates, name)
  await vi.waitFor(() => expect(updates.textContent).toMatch(/Games(?:just now|\d+ min\. ago)/u))
  await seeFound(await see('region', 'Storage'), '\u20683 MB\u2069 of about \u20681 GB\u2069 used')
  // On a busy machine the visit's own statistics are on their way.
  const outbox = await see('region', 'Waiting to be sent')
  await vi.waitFor(() => expect(outbox.textContent).toContain('Nothing waiting to be sent.'))
  expect((await see('region', 'About the app')).textContent).toMatch(/Version\d+\.\d+\.\d+/)
  const replace = vi.spyOn(location, 'replace').mockReturnValue()
  await press('Switch to faster server')
  expect(replace).toHaveBeenCalledWith(expect.stringMatching(`^${near}/m/index.html\\?r=F7$`))
})

test('LINE-06 OFF-02 without a network the connection page says so, and checks again when it is back', async () => {
  await logIn('ann', '/m/login?backUrl=/m/connection')
  await seeFound(await lines(), 'In use')
  gateway.goOffline()
  await reload()
  await seeFound(await lines(), 'Network offline')
  await screen.findByText('Offline', { selector: 'strong' }) // the page knows it, too
  gateway.comeOnline()
  await vi.waitFor(async () => {
    const shown = (await lines()).textContent
    expect(shown).toMatch(/In use.*\d ms/u)
    expect(shown).not.toContain('No response')
  })
})

test('LINE-06 OFF-05 R-03 the page lists what waits to be sent, and a rejected delivery with its reason', async () => {
  await gateway.faults({ match: LANGUAGE, fault: { kind: 'status', status: 503 } })
  await logIn('ann', '/m/login?backUrl=/m/connection')
  localStorage.setItem('language', 'CN')
  await reload()
  await seeText('语言设置')
  localStorage.setItem('language', 'EN')
  await gateway.refuse(LANGUAGE, 'request.invalid', { status: 400, message: 'No such language.' })
  await reload()
  const waiting = await see('region', 'Waiting to be sent')
  await within(waiting).findAllByText('Not sent: \u2068No such language.\u2069') // the next language may be rejected, too
  expect(waiting.textContent).toContain('Language setting')
})

test('LINE-06 R-16 the report for support is copied, and contains nothing of the member', async () => {
  await logIn('ann', '/m/login?backUrl=/m/connection&affiliateCode=canary-code')
  await seePath(/^\/m\/connection/)
  await press('Check again')
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  // Lines and games may still be on their way.
  const report = await vi.waitFor(async () => {
    await press(/^(?:Copy report|Report copied)$/u)
    const copied = String(write.mock.lastCall?.[0])
    for (const line of [ORIGIN, ...gateway.lines]) expect(copied).toContain(`line ${line}`)
    expect(copied).toMatch(/^sync games \d+ s ago$/mu)
    return copied
  })
  await see('button', 'Report copied')
  expect(report).toContain('merchant harbour, language EN')
  expect(report).not.toMatch(/\bann\b/u)
  const { token, id } = storedSession() ?? {}
  for (const secret of [String(token), String(id), passwordOf('ann'), 'canary'])
    expect(report).not.toContain(secret)
})
