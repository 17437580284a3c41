import { describe, expect, test } from 'vitest'
import { type CheckedGateway, useCheckedGateway } from './support/checked-gateway'

let gateway: CheckedGateway
useCheckedGateway((started) => (gateway = started))

const CARDS = [{ vendor: 'A' }, { vendor: 7 }]
const missing = (field: string, share = 1) => ({ kind: 'rows', field, change: 'missing', share })
const value = (instead: unknown) => ({ kind: 'value', value: instead })

describe('DEP-01 npm run merchant:check, responses', () => {
  test.each([
    {
      of: 'answers of which something is left out, or that cost too much',
      code: 0,
      faults: {
        'games/mobile': missing('name', 0.02),
        newGameVendor: value([{ title: 'Slots', gameClassify: 'RNG', cards: CARDS }]),
        'system/country': { kind: 'rows', field: 'countryCode', change: 'wrong', share: 0.1 },
        getDownloadSetting: missing('enabled', 0.1),
        getBanners: { kind: 'duplicateIds' },
        'games/popular': missing('x'),
        getBenefits: { kind: 'html' },
        getGameMatchV2: { kind: 'delay', ms: 1_600 },
        'system/manifest.json': { kind: 'missing' },
        'asset-manifest.json': { kind: 'missing' },
      },
      lines: [
        /warning {2}\S+ \S+mobile: 4 rows are left out: \[49\]\.name is missing; \[99\]\.name is missing; \[149\]\.name is missing; and 1 more/u,
        /warning {2}.*mobile: sends [\d.]+ KB uncompressed/u,
        /warning {2}.*: 1 row is left out: \[0\]\.cards\[1\]\.vendor is a number, expected string/u,
        /warning {2}.*country: .*countries\[9\]\.countryCode is an object/u,
        /warning {2}.*getDownloadSetting: .*\.enabled is missing/u,
        /warning {2}.*getBanners: .*the id has been there before/u,
        /note {5}.*popular: has no ETag/u,
        /warning {2}.*getBenefits: answered with a page in place of JSON/u,
        /warning {2}.*getGameMatchV2: took 1\d{3} ms/u,
        /warning {2}.*manifest\.json: .*the app cannot be installed/u,
        /warning {2}.*no asset manifest can be read/u,
      ],
    },
    {
      of: 'answers without which a screen fails',
      code: 1,
      faults: {
        'system/country': { kind: 'cut', at: 'before' },
        'key/rsa': value({ spki: 'AAAA', now: Date.now() }),
        gameTrialLaunch: value({ gameUrl: 'http://elsewhere.example/' }),
        'sw.js': { kind: 'missing' },
        ListAnnouncements: { kind: 'truncatedJson' },
      },
      lines: [
        /error {4}.*country: does not answer/u,
        /error {4}.*rsa: spki is no RSA key/u,
        /error {4}.*gameUrl may not be opened/u,
        /error {4}\/m\/sw\.js: HTTP 404/u,
        /error {4}.*Announcements: did not answer with the envelope/u,
      ],
    },
    {
      of: 'a gateway that refuses, is down, or has no good row',
      code: 1,
      faults: {
        'system/status': { kind: 'failure', errorCode: 'domain_not_available' },
        'system/settings': { kind: 'status', status: 503, body: 'empty' },
        'games/mobile': missing('name'),
        newGameVendor: { kind: 'emptyList' },
      },
      lines: [
        /error {4}.*status: refused: domain_not_available/u,
        /error {4}.*settings: HTTP 503/u,
        /error {4}.*mobile: \[0\]\.name is missing/u,
        /error {4}.*mobile: 197 more like these/u,
        /error {4}.*newGameVendor: is empty/u,
      ],
    },
  ])('DEP-01 reports $of', async ({ faults, lines, code }) => {
    const rules = Object.entries(faults).map(([match, fault]) => ({ match, fault }))
    expect((await gateway.control({ faults: rules })).status).toBe(200)
    const said = await gateway.check()
    for (const line of lines)
      expect(said.lines.find((each) => line.test(each)) ?? said.lines.join('\n')).toMatch(line)
    expect(said.code).toBe(code)
  })
})

test('R-02 npm run merchant:check lists the optional fields with an invalid value', async () => {
  const fault = {
    kind: 'value',
    value: { merchantCode: 'harbour', maintenanceEnd: 'soon', affiliate: { code: 5 } },
  }
  await gateway.control({ faults: [{ match: '/wps/system/status', fault }] })
  const { code, line } = await gateway.found('a wrong value')
  expect(line).toContain('GET /wps/system/status: has a wrong value in maintenanceEnd, affiliate.code')
  expect(code).toBe(0)
})
