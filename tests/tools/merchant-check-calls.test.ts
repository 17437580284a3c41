import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CheckedGateway, runCheckedGateway } from './checked-gateway'

let gateway: CheckedGateway
beforeAll(async () => {
  gateway = await runCheckedGateway()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.control({ reset: true })
})

describe('DEP-01 npm run merchant:check, of what calls answer', () => {
  test.each([
    [
      'rows without a name',
      'games/mobile',
      { kind: 'rows', field: 'name', change: 'missing', share: 0.02 },
      'warning',
      '4 rows are left out: [49].name is missing; [99].name is missing; [149].name is missing; and 1 more',
    ],
    [
      'rows of which none is good',
      'games/mobile',
      { kind: 'rows', field: 'name', change: 'missing' },
      'error',
      '[0].name is missing',
    ],
    [
      'a wrong card in a row',
      'newGameVendor',
      {
        kind: 'value',
        value: [{ title: 'Slots', gameClassify: 'RNG', cards: [{ vendor: 'A' }, { vendor: 7 }] }],
      },
      'warning',
      '1 row is left out: [0].cards[1].vendor is a number, expected string',
    ],
    [
      'a wrong country',
      'system/country',
      { kind: 'rows', field: 'countryCode', change: 'wrong', share: 0.1 },
      'warning',
      '.countryCode is an object',
    ],
    [
      'a wrong download setting',
      'getDownloadSetting',
      { kind: 'rows', field: 'enabled', change: 'missing', share: 0.1 },
      'warning',
      '.enabled is missing',
    ],
    ['doubled ids', 'getBanners', { kind: 'duplicateIds' }, 'warning', 'the id has been there before'],
    ['an empty lobby', 'games/mobile', { kind: 'emptyList' }, 'error', 'is empty'],
    ['a page for JSON', 'getBanners', { kind: 'html' }, 'warning', 'answered with a page in place of JSON'],
    [
      'a refusal',
      'system/status',
      { kind: 'failure', errorCode: 'domain_not_available' },
      'error',
      'refused: domain_not_available',
    ],
    [
      'a server that is down',
      'system/settings',
      { kind: 'status', status: 503, body: 'empty' },
      'error',
      'HTTP 503',
    ],
    ['a connection that is cut', 'system/country', { kind: 'cut', at: 'before' }, 'error', 'does not answer'],
    [
      'an answer without ETag',
      'games/popular',
      { kind: 'rows', field: 'x', change: 'missing' },
      'note',
      'has no ETag',
    ],
    [
      'a key that is none',
      'key/rsa',
      { kind: 'value', value: { spki: 'AAAA', now: Date.now() } },
      'error',
      'spki is no RSA key',
    ],
    ['a slow answer', 'games/popular', { kind: 'delay', ms: 1_600 }, 'warning', 'popular: took 1'],
    [
      'a trial that may not open',
      'gameTrialLaunch',
      { kind: 'value', value: { gameUrl: 'http://elsewhere.example/' } },
      'error',
      'gameUrl may not be opened',
    ],
    [
      'no web-app manifest',
      'system/manifest.json',
      { kind: 'missing' },
      'warning',
      'the app cannot be installed',
    ],
    [
      'no asset manifest',
      'asset-manifest.json',
      { kind: 'missing' },
      'warning',
      'no asset manifest can be read',
    ],
    ['no service worker', 'sw.js', { kind: 'missing' }, 'error', '/m/sw.js: HTTP 404'],
  ])('DEP-01 names %s', async (_, match, fault, severity, words) => {
    await gateway.control({ faults: [{ match, fault }] })
    const { code, line } = await gateway.found(words)
    expect(line).toContain(words)
    expect(line).toMatch(new RegExp(`^ {2}${severity}`, 'u'))
    expect(code).toBe(severity === 'error' ? 1 : 0)
  })
})
