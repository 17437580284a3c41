import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { countriesSchema } from '#domain/contract/accounts/countries'
import { settingsSchema } from '#domain/contract/settings/settings'
import { runGateway, type RunningGateway } from '../support/running-gateway'

const COUNTRY = '/wps/system/country'

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await runGateway({ games: 10 })
})
afterEach(() => gateway.control({ reset: true }))
afterAll(() => gateway.close())

const countriesIn = async (language: string) => {
  const value = await gateway.value(COUNTRY, { Language: language })
  const sent = v.parse(v.object({ countries: v.array(v.unknown()) }), value).countries
  return { ...v.parse(countriesSchema, value), sent }
}

test.each([
  ['EN', 'Philippines'],
  ['CN', '菲律宾'],
  ['UR', 'فلپائن'],
])('DIA-01 in %s every country has its name, code and order', async (language, own) => {
  const { countries, sent, default: merchant, ...visitor } = await countriesIn(language)
  expect(countries).toHaveLength(sent.length)
  expect(countries.length).toBeGreaterThan(25)
  expect(new Set(countries.map(({ countryCode }) => countryCode)).size).toBe(countries.length)
  expect(merchant).toEqual({ countryCode: 'PH', countryDialingCode: '63' })
  expect(visitor).toMatchObject(merchant)
  expect(countries).toContainEqual({ ...merchant, name: own })
  const names = countries.map(({ name }) => name)
  expect(names).toEqual([...names].sort(new Intl.Collator(language === 'CN' ? 'zh' : language).compare))
})

test('DIA-01 every country’s flag is a small image on the first image host, different from all others', async () => {
  const { countries } = await countriesIn('EN')
  const { imageCDNs } = v.parse(settingsSchema, await gateway.value('/wps/system/settings'))
  const flags = new Set<string>()
  for (const { countryCode } of countries) {
    const answer = await fetch(`${imageCDNs[0] ?? ''}/country/${countryCode}.png`)
    expect(answer.status, countryCode).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('image/png')
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const png = Buffer.from(await answer.arrayBuffer())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([120, 80])
    expect(png.length).toBeLessThan(2048)
    flags.add(png.toString('base64'))
  }
  expect(flags.size).toBe(countries.length)
  expect((await fetch(`${imageCDNs[0] ?? ''}/country/ZZ.png`)).status).toBe(404)
}, 60_000)

test('DIA-01 a visitor from abroad gets the own country’s code, from an unsupported country the merchant’s', async () => {
  const before = await gateway.get(COUNTRY)
  await gateway.control({ visitor: 'TH' })
  expect(await countriesIn('EN')).toMatchObject({ countryCode: 'TH', countryDialingCode: '66' })
  expect(await gateway.value('/wps/system/location')).toMatchObject({ countryCode: 'TH' })
  const headers = { 'If-None-Match': before.headers.get('ETag') ?? '' }
  expect((await gateway.get(COUNTRY, headers)).status).toBe(200)
  await gateway.control({ visitor: 'IS' })
  expect(await countriesIn('EN')).toMatchObject({
    countryCode: 'IS',
    countryDialingCode: '63',
    default: { countryCode: 'PH' },
  })
  await gateway.control({ reset: true })
  expect(await gateway.value('/wps/system/location')).toMatchObject({ countryCode: 'PH' })
})
