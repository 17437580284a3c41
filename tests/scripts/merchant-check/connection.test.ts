import { Agent, fetch } from 'undici'
import { afterAll, expect, test } from 'vitest'
import type { CertificateOptions } from '../../../e2e/support/network/self-signed'
import { TlsFront } from '../../../e2e/support/network/tls-front'
import { describeFailure, findingOf } from '../../../scripts/merchant-check/connection/http-failure'
import { gateway } from '../../gateway/support/shared-gateway'
import { useServers } from '../support/host'
import { refusingPort } from '../support/refusing-port'
import { check, checkOrigin, dist, findingsAt, useCheckedGateway } from './support/checked-gateway'

useCheckedGateway()

const startServer = useServers()
const fronts: TlsFront[] = []
afterAll(() => Promise.all(fronts.map((front) => front.close())))

/** Speaks https with a self-signed certificate in front of the gateway. */
const tlsFront = async (options?: CertificateOptions): Promise<TlsFront> => {
  const front = await TlsFront.start(Number(new URL(gateway.origin).port), options)
  fronts.push(front)
  return front
}

/** The severities and codes of the findings that are no notes, and then the first one as a sentence. */
const causesAt = async (origin: string, ...args: readonly string[]): Promise<readonly string[]> => {
  const findings = (await findingsAt(origin, ...args)).filter(({ severity }) => severity !== 'note')
  const sentences = findings.map(({ where, what, advice }) => `${where}: ${what}. ${advice}`)
  return [...findings.map(({ severity, code }) => `${severity} ${code}`), ...sentences.slice(0, 1)]
}

test('DEP-01 merchant:check names one cause if the host does not answer or speaks the other scheme', async () => {
  const port = String(await refusingPort())
  const closed = await checkOrigin(`http://127.0.0.1:${port}`)
  expect(closed.lines).toEqual([
    `http://127.0.0.1:${port}, in EN`,
    '',
    'connection',
    `error http://127.0.0.1:${port}: refuses the connection (ECONNREFUSED). Start the host, or correct the port.`,
    '',
    '1 error, 0 warnings, 0 notes',
  ])
  expect(closed.code).toBe(1)
  expect((await causesAt('http://no-such-host.invalid'))[0]).toBe('error host-unknown')

  const front = await tlsFront()
  const plain = await causesAt(front.origin.replace('https:', 'http:'))
  expect(plain).toEqual(['error wrong-scheme', expect.stringContaining(`Check ${front.origin}.`)])
  const secure = await causesAt(gateway.origin.replace('http:', 'https:'))
  expect(secure).toEqual([
    'error wrong-scheme',
    expect.stringContaining(`speaks http, not https. Give the host a certificate`),
  ])
  const moved = await startServer((_, response) =>
    response.writeHead(302, { Location: `${gateway.origin}/m/home` }).end(),
  )
  expect(await causesAt(moved)).toEqual([
    'error origin-redirects',
    expect.stringContaining(`redirects to ${gateway.origin}`),
  ])
})

test('DEP-01 merchant:check stops at a self-signed certificate, and goes on with --insecure', async () => {
  const { origin } = await tlsFront()
  const stopped = await causesAt(origin)
  expect(stopped).toEqual(['error certificate-self-signed', expect.stringContaining('add --insecure')])
  const { lines, code } = await checkOrigin(origin, '--insecure')
  expect(lines.join('\n')).toMatch(/^harbour at https:.*\n\d\d calls send/u)
  expect(lines).toContainEqual(
    expect.stringMatching(/^warning https:.*self-signed certificate .*browsers of players will refuse/u),
  )
  expect(code, lines.join('\n')).toBe(0)
})

test.each([
  ['certificate-expired', { days: -1 }],
  ['certificate-wrong-name', { altName: 'DNS:other.example' }],
] as const)('DEP-01 merchant:check distinguishes a certificate with the fault %s', async (code, options) => {
  const { origin, certificate } = await tlsFront(options)
  const dispatcher = new Agent({ connect: { ca: certificate } })
  const error: unknown = await fetch(origin, { dispatcher }).catch((reason: unknown) => reason)
  await dispatcher.close()
  const failure = describeFailure(error)
  expect(findingOf(failure)).toBe(code)
  if (code === 'certificate-wrong-name') expect(failure.text).toContain('DNS:other.example')
})

test('DEP-01 merchant:check names one cause if pages or errors come in place of the API, and checks the app files', async () => {
  const all = (fault: object) =>
    gateway.control({ dist, faults: [{ match: '^/(wps|lgw)/', regex: true, fault }] })
  await all({ kind: 'html' })
  const pages = await check()
  expect(pages.lines.filter((line) => /^(?:error|warning)/u.test(line))).toEqual([
    expect.stringMatching(/^error .*: answers calls with a page \(HTTP 200\)\. Route \/wps\/ and \/lgw\//u),
  ])
  expect(pages.code).toBe(1)
  await all({ kind: 'status', status: 502, body: 'html' })
  expect(await causesAt(gateway.origin)).toEqual([
    'error api-unreachable',
    expect.stringContaining('HTTP 502. Start the gateway behind this host'),
  ])
  const empty = await startServer((_, response) => response.writeHead(404).end('Not found'))
  expect((await causesAt(empty)).slice(0, -1)).toEqual(['error app-missing', 'error pages-instead-of-api'])
})

test('DEP-01 merchant:check names one cause if the merchant is misspelt, on the command line or in config.json', async () => {
  const byHost = await causesAt(gateway.origin, '--merchant', 'harbor')
  expect(byHost).toEqual([
    'error merchant-unknown',
    '--merchant harbor: this host belongs to the merchant harbour. Use --merchant harbour, or leave it out.',
  ])
  await gateway.control({ needsMerchant: true, config: { merchant: 'harbor' } })
  const [finding, ...others] = await findingsAt(gateway.origin)
  expect(others).toEqual([])
  expect(finding).toMatchObject({
    code: 'merchant-unknown',
    field: 'config.merchant',
    what: 'is refused by the gateway (merchant.unknown): this host belongs to the merchant harbour',
    advice: 'Write "merchant": "harbour".',
  })
})
