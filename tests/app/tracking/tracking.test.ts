import { waitFor } from '@testing-library/dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as v from 'valibot'
import { TRACK_EVENTS_ENDPOINT } from '#domain/contract/command-endpoints'
import { DAY_MS } from '#domain/timing'
import { pixelScript } from '#domain/tracking/pixel-hosts'
import { close, gateway, open } from '../support/app'
import { openFully, reloadFully, startBackground } from '../support/background'
import { holdClock, pass } from '../support/clock'
import { browseWith } from '../support/install'
import { watchExits } from '../support/money'
import { announceOnline } from '../support/page-events'
import { fill, logIn, press, seeMember, seePath, seeText, sendLogin } from '../support/player'
import { register } from '../support/registration'
import { rowsOf } from '../support/sync'
import { giveNavigator } from '../../support/give-navigator'

const eventSchema = v.looseObject({ name: v.string(), customerName: v.optional(v.string()) })

const events = async () =>
  (await gateway.effects('tracking')).map(({ detail }) => v.parse(eventSchema, detail))

/** Waits until the gateway has just these events, like `ann login`. */
const seeEvents = (...names: readonly string[]): Promise<void> =>
  waitFor(async () =>
    expect((await events()).map(({ name, customerName = '' }) => `${customerName} ${name}`).sort()).toEqual(
      names,
    ),
  )

const PIXELS = { facebook: '1234567890123456' }
const PIXEL_HOST = new URL(pixelScript('facebook', PIXELS.facebook)).origin

/** Returns the URLs of all scripts that the page adds from now on; none of them loads. */
const watchScripts = (): readonly string[] => {
  const urls: string[] = []
  const { append } = HTMLHeadElement.prototype
  vi.spyOn(HTMLHeadElement.prototype, 'append').mockImplementation(function (
    this: HTMLHeadElement,
    ...nodes
  ) {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement) urls.push(node.src)
      else append.call(this, node)
  })
  return urls
}

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

const seeStored = (key: string, value: unknown): Promise<void> =>
  waitFor(() => expect(stored(key)).toEqual(value))

/** A browser knows the URL with which the visit began; happy-dom does not. */
const recordEntry = (path: string): void => {
  const read = performance.getEntriesByType.bind(performance)
  const entry = { name: new URL(path, location.origin).href }
  const value = (type: string): unknown => (type === 'navigation' ? [entry] : read(type))
  Object.defineProperty(performance, 'getEntriesByType', { value, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(performance, 'getEntriesByType'))
}

test('TRK-01 TRK-02 the attribution of a campaign is saved though the URL moves on, and sent with a registration and its event', async () => {
  const entry =
    '/m/home?adid=a-1&gpsAdid=g-1&afOaid=%3Cscript%3E&idfa=00000000-0000-0000-0000-000000000000&other=x&fbclid=click-1&gclid=a%20b'
  recordEntry(entry)
  holdClock()
  await open(entry)
  await press('Sign up', 'link', document.querySelector('header') ?? undefined)
  await seePath(/^\/m\/register(?!.*adid)/)
  await startBackground()
  await seeStored('attribution', { gpsAdid: 'g-1', adid: 'a-1' })
  await seeStored('clickIds', { fbclid: 'click-1' })
  expect(document.cookie).toMatch(/_fbc=fb\.1\.\d{13}\.click-1(?:;|$)/)
  expect(document.cookie).toMatch(/_fbp=fb\.1\.\d{13}\.\d+(?:;|$)/)
  await register('nia.okoro')
  const came = { attribution: { gpsAdid: 'g-1', adid: 'a-1' }, clickIds: { fbclid: 'click-1' } }
  expect((await gateway.registrations())[0]).toMatchObject({ pixelTrack: came })
  await seeEvents('nia.okoro registration')
  expect((await events())[0]).toMatchObject(came)
})

test('TRK-01 the native app’s values count before the URL’s, and a bridge that fails counts as none', async () => {
  browseWith('native')
  const attribution = vi.fn(() =>
    Promise.resolve<unknown>({ adid: 'bridge', appsflyerId: 17, afAppId: { toString: null } }),
  )
  vi.stubGlobal('NativeBridge', { attribution })
  await openFully('/m/home?adid=address&idfv=v')
  await seeStored('attribution', { adid: 'bridge', appsflyerId: '17', idfv: 'v' })
  localStorage.removeItem('attribution')
  attribution.mockRejectedValue(new Error('Failure'))
  await openFully('/m/home?adid=address')
  await seeStored('attribution', { adid: 'address' })
})

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const)('TRK-03 %s is honoured: no attribution is saved, set or sent', async (property, value) => {
  giveNavigator(property, value)
  const scripts = watchScripts()
  await gateway.control({
    settings: { honourDoNotTrack: true, pixels: PIXELS },
    config: { scriptHosts: [PIXEL_HOST] },
  })
  await openFully('/m/register?adid=a-1&fbclid=click-1&r=F7&utm_source=x')
  await register('nia.okoro')
  await seeEvents('nia.okoro registration')
  const [event] = await events()
  expect(Object.keys(event ?? {}).sort()).toEqual(['at', 'customerId', 'customerName', 'eventID', 'name'])
  expect((await gateway.registrations())[0]).toMatchObject({
    referralCode: 'F7',
    pixelTrack: { attribution: {}, clickIds: {} },
  })
  expect([stored('attribution'), stored('clickIds')]).toEqual([null, null])
  expect(sessionStorage.getItem('campaign')).toBeNull()
  expect(document.cookie).not.toContain('_fb')
  await pass(5_000) // pixels start when the page is idle
  expect([stored('pixelIds'), scripts]).toEqual([null, []])
  // A merchant who does not honour it gets the attribution.
  await gateway.control({ settings: { honourDoNotTrack: false } })
  vi.setSystemTime(Date.now() + DAY_MS) // the settings are fetched again
  await openFully('/m/home?adid=a-2')
  await seeStored('attribution', { adid: 'a-2' })
  await seeStored('pixelIds', PIXELS)
  expect(scripts).toEqual([pixelScript('facebook', PIXELS.facebook)])
})

test('TRK-02 a login is reported once, across a reload and an unreachable gateway', async () => {
  await gateway.faults({ match: TRACK_EVENTS_ENDPOINT, fault: { kind: 'noAnswer' } })
  await openFully('/m/login')
  await sendLogin('ann')
  await seeMember('ann')
  await waitFor(async () => expect(await rowsOf('outbox')).toHaveLength(1))
  expect(JSON.stringify(await rowsOf('outbox'))).not.toContain('"ann"')
  await reloadFully()
  await seeMember('ann')
  await gateway.faults()
  announceOnline()
  await pass(30_000)
  await waitFor(async () => expect(await rowsOf('outbox')).toEqual([]))
  await seeEvents('ann login')
})

test('TRK-02 an event recorded by a page that died at once is sent on the next visit', async () => {
  await open('/m/register')
  await register('nia.okoro')
  close()
  await openFully('/m/home')
  await seeMember('nia.okoro')
  await seeEvents('nia.okoro registration')
})

test('TRK-02 a first deposit is reported once a member, and every deposit once', async () => {
  const deposit = async (amount: string): Promise<void> => {
    await fill('Amount', amount)
    await press('Go to payment')
    await waitFor(() => expect(departure).toHaveBeenCalled())
    departure.mockClear()
    await gateway.control({ payments: [{ username: 'dev', status: 'done' }] })
    await reloadFully()
    await seeText('Completed.')
    await press('OK')
  }
  const departure = watchExits()
  await gateway.control({ members: [{ username: 'dev', deposits: 0 }] })
  await logIn('dev', '/m/login?backUrl=/m/voucherCenter')
  holdClock()
  await startBackground()
  await deposit('500')
  await seeEvents('dev deposit', 'dev first_deposit', 'dev login')
  const first = (await events()).find(({ name }) => name === 'first_deposit')
  expect(first).toMatchObject({ amount: 500, value: 500, revenue: 500, currency: 'PHP' })
  await deposit('120')
  await waitFor(async () => expect(await rowsOf('outbox')).toEqual([]))
  await seeEvents('dev deposit', 'dev deposit', 'dev first_deposit', 'dev login')
})
