import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckedGateway, useCheckedGateway } from './support/checked-gateway'

let gateway: CheckedGateway
let host: Server
let hostOrigin: string

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

useCheckedGateway((started) => (gateway = started))
beforeAll(async () => {
  // A host without CORS.
  host = createServer((request, response) => {
    const isPicture = request.url?.endsWith('.png') === true
    response.writeHead(200, { 'Content-Type': isPicture ? 'image/png' : 'text/html' })
    response.end(isPicture ? Buffer.from(PIXEL, 'base64') : '<!doctype html><p>Parked</p>')
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const address = host.address()
  hostOrigin = `http://127.0.0.1:${typeof address === 'object' && address ? String(address.port) : ''}`
})
afterAll(() => {
  host.closeAllConnections()
  host.close()
})

const PROVIDER = { vapidKey: 'BGKw', apiKey: 'secret-key' }

describe('DEP-01 npm run merchant:check, settings and hosts', () => {
  test.each([
    {
      of: 'fields with a wrong value, each by its name',
      code: 0,
      settings: {
        currency: null,
        decimals: '2',
        languages: 'EN',
        resources: 'none',
        customerService: {},
        domainList: 'a',
        imageCDNs: 'x',
        login: 'on',
        whitelabelVal: 'yes',
        mobileTemplate: 'x',
      },
      lines: [
        /warning {2}currency: is missing; the app takes ""/u,
        /warning {2}decimals: is a text, expected number; the app takes 2/u,
        /warning {2}languages: is a text, expected Array; the app goes without it/u,
        /warning {2}resources: is a text, expected Array; the app takes its default/u,
        /warning {2}customerService: is an object/u,
        /warning {2}domainList: is a text/u,
        /warning {2}imageCDNs: is a text/u,
        /warning {2}login: is a text/u,
        /warning {2}whitelabelVal: is a text/u,
        /warning {2}mobileTemplate: is a text/u,
      ],
    },
    {
      of: 'fields with a wrong value that screens read later',
      code: 0,
      settings: {
        gw: 5,
        smsProvider: 'x',
        socialProviders: 'google',
        availablePromotions: 'x',
        seo: 5,
        appVersion: '2.0.0',
        weakPassword: 'x',
        pixels: [],
        mobileRegisterPassword: 5,
        mobileRegisterVerify: 'yes',
        honourDoNotTrack: 1,
        downloadBarVipRank: '3',
      },
      lines: [
        /warning {2}gw: is a number, .*; the app goes without it/u,
        /warning {2}smsProvider: is a text/u,
        /warning {2}socialProviders: is a text/u,
        /warning {2}availablePromotions: is a text/u,
        /warning {2}seo: is a number/u,
        /warning {2}appVersion: is a text/u,
        /warning {2}weakPassword: is a text/u,
        /warning {2}pixels: is not as the contract has it/u,
        /warning {2}mobileRegisterPassword: is a number, expected string/u,
        /warning {2}mobileRegisterVerify: is a text/u,
        /warning {2}honourDoNotTrack: is a number/u,
        /warning {2}downloadBarVipRank: is a text/u,
      ],
    },
    {
      of: 'settings of which something is left out',
      code: 0,
      settings: {
        mobileTemplate: {
          theme: { accent: 'gold', style: 'sepia' },
          image_logo: 'HOST/a.png',
          apple_touch_icon: 'HOST/a.html',
        },
        whitelabelVal: { CBS3: 'yes', CBS4: true },
        languages: ['EN', 'XX'],
        socialProviders: ['google'],
        smsProvider: PROVIDER,
        pixels: { facebook: '1234567890', google: 'secret-key' },
        customerService: [
          { title: 'Desk', csType: 'AICAN', path: 'secret-key' },
          { title: 'Desk', csType: 'FAX', path: 'secret-key' },
        ],
        domainList: [{ domainName: 'javascript:1' }],
        resources: [{ resourceType: 'APK', url: 'javascript:1' }],
      },
      lines: [
        /warning {2}\S+accent: is no colour/u,
        /warning {2}\S+style: .*the app takes "light"/u,
        /warning {2}\S+CBS3: is a string, so it is off/u,
        /note {5}\S+CBS4: is no flag that the app knows/u,
        /warning {2}languages: the app has no XX/u,
        /warning {2}smsProvider: lacks firebase: true/u,
        /warning {2}smsProvider: push lacks projectId, appId, messagingSenderId/u,
        /warning {2}\S+facebook: .*connect\.facebook\.net is not allowed/u,
        /warning {2}\S+google: does not look like an id/u,
        /warning {2}customerService\[0\]\.path: cannot be opened/u,
        /warning {2}.*customerService\[1\]\.csType is "FAX"/u,
        /warning {2}domainList\[0\]: names no line/u,
        /warning {2}resources\[0\]\.url: leads nowhere/u,
        /warning {2}\S+image_logo .*comes without CORS header/u,
        /warning {2}\S+apple_touch_icon .*is no picture/u,
      ],
    },
    {
      of: 'settings with which a form cannot be sent, and lines of which none answers',
      code: 1,
      settings: {
        login: { captcha: { enabled: true } },
        gw: { captchaId: '', captchaVersion: 'v4' },
        domainList: [{ domainName: 'HOST' }, { domainName: 'http://127.0.0.1:1' }],
        mobileTemplate: { theme: { accent: '#ffee99' }, image_logo: 'javascript:1' },
      },
      lines: [
        /error {4}login\.captcha: is on and cannot be shown/u,
        /error {4}HOST: answers the ping with HTTP 200 and no pong/u,
        /error {4}http:\/\/127\.0\.0\.1:1: does not answer/u,
        /note {5}\S+accent: #ffee99 reads 1\.0:1 on the light ground/u,
        /warning {2}\S+image_logo: has no address that the app shows/u,
      ],
    },
    {
      of: 'a captcha that codes by SMS cannot have',
      code: 1,
      settings: { sms: { captcha: { enabled: true } } },
      lines: [/error {4}sms\.captcha: is on and cannot be shown/u],
    },
  ])('DEP-01 reports $of', async ({ settings, lines, code }) => {
    const named: unknown = JSON.parse(JSON.stringify({ settings }).replaceAll('HOST', hostOrigin))
    expect((await gateway.control(named)).status).toBe(200)
    const said = await gateway.check()
    const text = said.lines.map((line) => line.replaceAll(hostOrigin, 'HOST'))
    for (const line of lines) expect(text.find((each) => line.test(each)) ?? text.join('\n')).toMatch(line)
    expect(text.join('\n')).not.toContain('secret-key')
    expect(said.code).toBe(code)
  })
})

test('DEP-01 npm run merchant:check reports a response without one field of settings as an error', async () => {
  const fault = { kind: 'value', value: { message: 'no settings' } }
  await gateway.control({ faults: [{ match: '/wps/system/settings', fault }] })
  const { code, line } = await gateway.found('settings: ')
  expect(line).toMatch(/error {4}GET \/wps\/system\/settings: the value is not as the contract has it/u)
  expect(code).toBe(1)
})
