import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CheckedGateway, runCheckedGateway } from './checked-gateway'

let gateway: CheckedGateway
let host: Server
let hostOrigin: string

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

beforeAll(async () => {
  gateway = await runCheckedGateway()
  // A host that allows no other origin to read what it sends.
  host = createServer((request, response) => {
    const isPicture = request.url?.endsWith('.png') === true
    response.writeHead(200, { 'Content-Type': isPicture ? 'image/png' : 'text/html' })
    response.end(isPicture ? Buffer.from(PIXEL, 'base64') : '<!doctype html><p>Parked</p>')
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const address = host.address()
  hostOrigin = `http://127.0.0.1:${typeof address === 'object' && address ? String(address.port) : ''}`
})
afterAll(async () => {
  host.closeAllConnections()
  host.close()
  await gateway.close()
})
beforeEach(async () => {
  await gateway.control({ reset: true })
})

describe('DEP-01 npm run merchant:check, of settings and hosts', () => {
  test.each([
    ['a missing field', { currency: null }, 'error', 'currency is missing'],
    ['a wrong type', { decimals: 'two' }, 'error', 'decimals is a text, expected number'],
    ['a bad accent', { mobileTemplate: { theme: { accent: 'gold' } } }, 'warning', 'accent: is no colour'],
    ['a pale accent', { mobileTemplate: { theme: { accent: '#ffee99' } } }, 'note', 'on the light ground'],
    ['an unknown style', { mobileTemplate: { theme: { style: 'sepia' } } }, 'warning', 'it takes "light"'],
    [
      'a flag of a wrong type',
      { whitelabelVal: { CBS3: 'yes' } },
      'warning',
      'CBS3: is a string, so it is off',
    ],
    ['an unknown flag', { whitelabelVal: { CBS4: true } }, 'note', 'CBS4: is no flag that the app knows'],
    ['an unknown language', { languages: ['EN', 'XX'] }, 'warning', 'the app has no XX'],
    [
      'a captcha without id',
      { login: { captcha: { enabled: true } }, gw: { captchaId: '', captchaVersion: 'v4' } },
      'error',
      'login.captcha',
    ],
    ['a captcha by SMS on v3', { sms: { captcha: { enabled: true } } }, 'error', 'sms.captcha'],
    ['social logins without a provider', { socialProviders: ['google'] }, 'warning', 'lacks firebase: true'],
    [
      'push without a sender',
      { smsProvider: { vapidKey: 'BGKw', apiKey: 'secret-key' } },
      'warning',
      'push lacks projectId, appId, messagingSenderId',
    ],
    [
      'a pixel that may not run',
      { pixels: { facebook: '1234567890' } },
      'warning',
      'connect.facebook.net is not allowed',
    ],
    [
      'a pixel that is none',
      { pixels: { google: 'secret-key' } },
      'warning',
      'pixels.google: does not look like an id',
    ],
    [
      'a service that cannot be opened',
      { customerService: [{ title: 'Desk', csType: 'AICAN', path: 'nonsense' }] },
      'warning',
      'customerService[0].path: cannot be opened',
    ],
    [
      'a service of an unknown kind',
      { customerService: [{ title: 'Desk', csType: 'FAX', path: 'nonsense' }] },
      'warning',
      'customerService[0].csType is "FAX"',
    ],
    [
      'a line that is none',
      { domainList: [{ domainName: 'javascript:1' }] },
      'warning',
      'domainList[0]: names no line',
    ],
    ['a parked line', { domainList: [{ domainName: 'HOST' }] }, 'error', 'no pong'],
    [
      'a line that nobody serves',
      { domainList: [{ domainName: 'http://127.0.0.1:1' }] },
      'error',
      'does not answer',
    ],
    [
      'a logo without CORS',
      { mobileTemplate: { image_logo: 'HOST/a.png' } },
      'warning',
      'comes without CORS header',
    ],
    ['a page for a logo', { mobileTemplate: { image_logo: 'HOST/a.html' } }, 'warning', 'is no picture'],
    [
      'an unsafe logo',
      { mobileTemplate: { image_logo: 'javascript:1' } },
      'warning',
      'image_logo: has no address that the app shows',
    ],
  ])('DEP-01 names %s', async (_, settings, severity, words) => {
    await gateway.control(JSON.parse(JSON.stringify({ settings }).replaceAll('HOST', hostOrigin)))
    const { code, line } = await gateway.found(words)
    expect(line).toContain(words)
    expect(line).toMatch(new RegExp(`^ {2}${severity}`, 'u'))
    expect(line).not.toContain('secret-key')
    expect(code).toBe(severity === 'error' ? 1 : 0)
  })
})
