import { expect, test } from 'vitest'
import { PIXEL_IDS, pixelScript, PIXELS } from '#domain/tracking/pixel-hosts'
import { isTrackingAllowed, trackingSettings } from '#domain/contract/tracking/tracking-settings'
import {
  depositId,
  eventOf,
  firstDepositId,
  type PendingEvent,
  parsePendingEvent,
} from '#domain/tracking/tracking-events'

const LOGIN: PendingEvent = { eventID: 'e1', name: 'login', merchant: 'harbour', customerId: '7', at: 5 }
const DEPOSIT: PendingEvent = { ...LOGIN, eventID: depositId('k'), name: 'deposit', amount: 12.5 }
const FIRST: PendingEvent = { ...DEPOSIT, eventID: firstDepositId('harbour', '7'), name: 'first_deposit' }

test('TRK-02 fills all money fields with amount and currency, and none without money', () => {
  const came = { attribution: { adid: 'a' }, clickIds: { gclid: 'g' } }
  expect(eventOf(DEPOSIT, 'PHP', came)).toEqual({
    eventID: 'deposit-k',
    name: 'deposit',
    customerId: '7',
    revenue: 12.5,
    amount: 12.5,
    value: 12.5,
    currency: 'PHP',
    ...came,
    at: 5,
  })
  expect(eventOf(LOGIN, 'PHP', {})).toEqual({ eventID: 'e1', name: 'login', customerId: '7', at: 5 })
})

test('TRK-02 a first deposit has one id per member and merchant', () => {
  const ids = [firstDepositId('harbour', '7'), firstDepositId('harbour', '8'), firstDepositId('coast', '7')]
  expect(new Set([...ids, firstDepositId('harbour', '7')]).size).toBe(3)
})

test('TRK-02 survives serialization; anything else is rejected', () => {
  for (const event of [LOGIN, DEPOSIT, FIRST]) expect(parsePendingEvent(JSON.stringify(event))).toEqual(event)
  const wrong = [{ name: 'x' }, { at: '5' }, { eventID: 1 }, { merchant: null }, { customerId: 7 }].map(
    (field) => JSON.stringify({ ...LOGIN, ...field }),
  )
  expect(parsePendingEvent(JSON.stringify({ ...LOGIN, amount: '5' }))).toEqual(LOGIN)
  for (const text of [null, '', '{', '7', '[]', '{}', ...wrong]) expect(parsePendingEvent(text)).toBeNull()
})

test.each([
  ['facebook', '1234567890123456'],
  ['google', 'G-AB12CD34EF'],
  ['google', 'AW-123456789'],
  ['tiktok', 'C4A1B2C3D4E5F6G7H8I9'],
  ['kwai', '987654321098765'],
] as const)('TRK-03 %s accepts %s', (pixel, id) => {
  expect(trackingSettings({ pixels: { [pixel]: id } }).pixels).toEqual([[pixel, id]])
  expect(pixelScript(pixel, id)).toMatch(/^https:\/\//u)
})

test('TRK-03 no pixel accepts another id, and other settings have no pixels', () => {
  for (const id of ['', ' ', '1', '"><script>', 'G-AB12&x=1', '../x', 'a b', 1234567890123456, null, {}])
    expect(
      trackingSettings({ pixels: Object.fromEntries(PIXELS.map((pixel) => [pixel, id])) }).pixels,
    ).toEqual([])
  for (const settings of [{}, { pixels: null }, { pixels: [] }, { pixels: 'G-AB12CD34EF' }])
    expect(trackingSettings(settings)).toEqual({ honourDoNotTrack: false, pixels: [] })
  expect(Object.keys(PIXEL_IDS)).toEqual([...PIXELS])
})

test('TRK-03 Do Not Track is respected if the merchant honours it; before that is known, the result is undefined', () => {
  for (const [settings, doNotTrack, isAllowed] of [
    [undefined, false, true],
    [{ honourDoNotTrack: true }, false, true],
    [undefined, true, undefined],
    [{ honourDoNotTrack: true }, true, false],
    [{ honourDoNotTrack: 'yes' }, true, true],
    [{}, true, true],
  ] as const)
    expect(isTrackingAllowed(settings, doNotTrack)).toBe(isAllowed)
})
