import { expect, test } from 'vitest'
import { gateway } from '../../gateway/support/shared-gateway'
import { useHost } from '../support/host'
import { check, missingLines, useCheckedGateway } from './support/checked-gateway'

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

useCheckedGateway()
const host = useHost((path) => {
  const isPicture = path.endsWith('.png')
  return {
    type: isPicture ? 'image/png' : 'text/html',
    body: isPicture ? Buffer.from(PIXEL, 'base64') : '<!doctype html><p>Parked</p>',
  }
})

const missing = (field: string, share = 1) => ({ kind: 'rows', field, change: 'missing', share })
const value = (instead: unknown) => ({ kind: 'value', value: instead })

const FAULTS = [
  {
    of: 'responses of which something is left out, or that cost too much',
    code: 0,
    faults: {
      'games/mobile': missing('name', 0.1),
      newGameVendor: value([
        { title: 'Slots', gameClassify: 'RNG', cards: [{ vendor: 'A' }, { vendor: 7 }] },
      ]),
      'system/country': { kind: 'rows', field: 'countryCode', change: 'wrong', share: 0.1 },
      'system/status': value({ merchantCode: 'harbour', maintenanceEnd: 'soon', affiliate: { code: 5 } }),
      getDownloadSetting: missing('enabled', 0.1),
      getBanners: { kind: 'duplicateIds' },
      'games/popular': missing('x'),
      getBenefits: { kind: 'html' },
      getGameMatchV2: { kind: 'delay', ms: 1_600 },
      'system/manifest.json': { kind: 'missing' },
      'asset-manifest.json': { kind: 'missing' },
    },
    lines: [
      'warning … mobile: 6 rows are left out: [9].name is missing; [19].name is missing; [29].name is missing; and 3 more',
      'warning … : 1 row is left out: [0].cards[1].vendor is a number, expected string',
      'warning … country: … countries[9].countryCode is an object',
      'warning GET /wps/system/status: has a wrong value in maintenanceEnd, affiliate.code',
      'warning … getDownloadSetting: … .enabled is missing',
      'warning … getBanners: … the id has been there before',
      'note … popular: has no ETag',
      'warning … getBenefits: answered with a page in place of JSON',
      'warning … getGameMatchV2: took',
      'warning … manifest.json: … the app cannot be installed',
      'warning … no asset manifest can be read',
    ],
  },
  {
    of: 'responses without which a screen fails, refused, missing or wrong',
    code: 1,
    faults: {
      'system/country': { kind: 'cut', at: 'before' },
      'key/rsa': value({ spki: 'AAAA', now: Date.now() }),
      gameTrialLaunch: value({ gameUrl: 'http://elsewhere.example/' }),
      'sw.js': { kind: 'missing' },
      ListAnnouncements: { kind: 'truncatedJson' },
      'system/settings': value({ message: 'no settings' }),
      'system/status': { kind: 'failure', errorCode: 'domain_not_available' },
      newGameVendor: missing('title'),
    },
    lines: [
      'error … country: does not answer',
      'error … rsa: spki is no RSA key',
      'error … gameUrl may not be opened',
      'error /m/sw.js: HTTP 404',
      'error … Announcements: did not answer with the envelope',
      'error GET /wps/system/settings: the value is not as the contract has it',
      'error … status: refused: domain_not_available',
      'error … newGameVendor: [0].title is missing',
      'error … newGameVendor: 5 more like these',
    ],
  },
]

test.each(FAULTS)('DEP-01 R-02 npm run merchant:check reports $of', async ({ faults, lines, code }) => {
  const rules = Object.entries(faults).map(([match, fault]) => ({ match, fault }))
  await gateway.control({ faults: rules })
  const said = await check()
  expect(missingLines(said, lines), said.lines.join('\n')).toEqual([])
  expect(said.code).toBe(code)
})

const SETTINGS = [
  {
    of: 'settings of which a field has a wrong value or something is left out',
    code: 0,
    settings: {
      ...{ currency: null, decimals: '2', gw: 5 },
      mobileTemplate: {
        theme: { accent: 'gold', style: 'sepia' },
        image_logo: 'HOST/a.png',
        apple_touch_icon: 'HOST/a.html',
      },
      whitelabelVal: { CBS3: 'yes', CBS4: true },
      languages: ['EN', 'XX'],
      socialProviders: ['google'],
      smsProvider: { vapidKey: 'BGKw', apiKey: 'secret-key' },
      pixels: { facebook: '1234567890', google: 'secret-key' },
      customerService: [
        { title: 'Desk', csType: 'AICAN', path: 'secret-key' },
        { title: 'Desk', csType: 'FAX', path: 'secret-key' },
      ],
      domainList: [{ domainName: 'javascript:1' }],
      resources: [{ resourceType: 'APK', url: 'javascript:1' }],
    },
    lines: [
      'warning currency: is missing; the app takes ""',
      'warning decimals: is a text, expected number; the app takes 2',
      'warning gw: is a number, … ; the app goes without it',
      'warning … accent: is no colour',
      'warning … style: … the app takes "light"',
      'warning … CBS3: is a string, so it is off',
      'note … CBS4: is no flag that the app knows',
      'warning languages: the app has no XX',
      'warning smsProvider: lacks firebase: true',
      'warning smsProvider: push lacks projectId, appId, messagingSenderId',
      'warning … facebook: … connect.facebook.net is not allowed',
      'warning … google: does not look like an id',
      'warning customerService[0].path: cannot be opened',
      'warning … customerService[1].csType is "FAX"',
      'warning domainList[0].domainName: names no line',
      'warning resources[0].url: leads nowhere',
      'warning … image_logo … comes without CORS header',
      'warning … apple_touch_icon … is no picture',
    ],
  },
  {
    of: 'settings with which a form cannot be sent, and lines of which none answers',
    code: 1,
    settings: {
      login: { captcha: { enabled: true } },
      sms: { captcha: { enabled: true } },
      gw: { captchaId: '', captchaVersion: 'v4' },
      domainList: [{ domainName: 'HOST' }, { domainName: 'http://127.0.0.1:1' }],
      mobileTemplate: { theme: { accent: '#ffee99' }, image_logo: 'javascript:1' },
    },
    lines: [
      'error login.captcha: is on and cannot be shown',
      'error sms.captcha: is on and cannot be shown',
      'error HOST: answers the ping with HTTP 200 and no pong',
      'error http://127.0.0.1:1: does not answer',
      'note … accent: #ffee99 reads 1.0:1 on the light ground',
      'warning … image_logo: has no address that the app shows',
    ],
  },
]

test.each(SETTINGS)('DEP-01 npm run merchant:check reports $of', async ({ settings, lines, code }) => {
  const named: unknown = JSON.parse(JSON.stringify({ settings }).replaceAll('HOST', host.origin))
  await gateway.control(named)
  const said = await check()
  const text = said.lines.join('\n').replaceAll(host.origin, 'HOST')
  expect(missingLines({ ...said, lines: text.split('\n') }, lines), text).toEqual([])
  expect(text).not.toContain('secret-key')
  expect(said.code).toBe(code)
})
