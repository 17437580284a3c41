import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { test } from '@playwright/test'
import { STRICT_TRANSPORT_SECURITY } from '#deploy/headers'
import { NEXT_DIST, ROOT } from '../../scripts/lib/ensure-build'
import { localGet } from '../../scripts/release/local-get'
import { placeText } from '../../scripts/release/readable-files'
import { EchoGateway } from '../support/network/echo-gateway'
import { http2Get } from '../support/network/http2-get'
import { ReleaseMachine } from '../support/network/release-machine'
import { selfSigned } from '../support/network/self-signed'
import { expect } from '../support/test'

/** After a reload an nginx worker of before may refuse a request, or respond as before. */
const soon = (check: () => Promise<unknown>): Promise<void> =>
  expect(check, 'after a reload').toPass({ timeout: 20_000 })

const MAX_ATTEMPTS = 50

/** Sends a request again while it gets no response. */
async function answered<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send()
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error
    }
    await pause(100)
  }
}

test('DEP-01 DEP-02 R-16 two merchants on one host: server blocks, the gateway, logs, releases', async () => {
  const host = await ReleaseMachine.create()
  const gateway = await EchoGateway.start(host.certificate)
  let sent = 0
  const get = (name: string, url: string, headers?: Readonly<Record<string, string>>) =>
    answered(() => {
      sent += 1
      return http2Get(name, host.httpsPort, url, headers)
    })
  try {
    const ca = ['--gateway-ca', host.path('cert.pem')]
    const hosts = 'm.example.com,m2.example.com'
    expect(await host.deploySite('harbour', hosts, gateway.origin, ...ca), host.said).toBe(0)
    expect(host.said).toContain('No nginx is running')
    host.startNginx()
    await writeFile(host.path('other.pem'), selfSigned({ altName: 'DNS:localhost' }).cert)
    const otherCa = ['--gateway-ca', host.path('other.pem')]
    const island = () => host.deploySite('island', 'm.island.example', gateway.origin, ...otherCa)
    await expect.poll(island).toBe(0)
    // Before the first release, too, no query is logged, and each request once.
    await get('m.example.com', '/m/home?token=canary-0')
    const logged = () => host.log('harbour-access.log')
    await expect.poll(logged).toMatch(/^(?:[^\n]*"GET \/m\/home HTTP[^\n]*\n)+$/u)
    expect((await logged()).match(/\n/gu)?.length).toBeLessThanOrEqual(sent)
    expect(await host.log('access.log')).not.toContain('canary')

    await host.putOwnFile('harbour', 'config.json', { merchant: 'harbour' })
    await host.putOwnFile('island', 'config.json', { merchant: 'island' })
    const lobby = host.machine.site('island').lobby(7)
    await mkdir(lobby, { recursive: true })
    await placeText(path.join(lobby, 'index.TH.html'), 'prerendered')
    expect(await host.run('release', '7', '--dist', path.join(ROOT, 'dist')), host.said).toBe(0)
    const thai = { 'accept-language': 'th' }
    const expectDocument = (name: string, text: string, headers?: Readonly<Record<string, string>>) =>
      soon(async () =>
        expect(String((await get(name, '/m/home?token=canary-4', headers)).body), name).toBe(text),
      )
    await expectDocument('m.island.example', 'prerendered', thai)

    // One build serves both, each with its own files; a line has those of its merchant.
    const documentOf = (build: string) => readFile(path.join(ROOT, build, 'index.html'), 'utf8')
    for (const [name, merchant] of [
      ['m.example.com', 'harbour'],
      ['m2.example.com', 'harbour'],
      ['m.island.example', 'island'],
    ] as const) {
      await soon(async () => {
        const { headers, body } = await get(name, '/m/config.json')
        expect([headers[':status'], String(body)], name).toEqual([200, JSON.stringify({ merchant })])
        expect(headers['strict-transport-security'], name).toBe(STRICT_TRANSPORT_SECURITY)
      })
      await expectDocument(name, await documentOf('dist'))
    }
    expect(
      await host.run('release', '8', '--dist', path.join(ROOT, NEXT_DIST), '--site', 'island'),
      host.said,
    ).toBe(0)
    // A prerendered document belongs to one build.
    await expectDocument('m.island.example', await documentOf(NEXT_DIST), thai)
    await expectDocument('m.example.com', await documentOf('dist'))

    // What the gateway receives, with the port; the response is compressed.
    const call = '/wps/system/status?token=canary-1'
    const answer = await get('m2.example.com', call, {
      'accept-encoding': 'gzip',
      'x-forwarded-for': '203.0.113.9', // forged
      referer: 'https://m2.example.com/m/home?token=canary-2',
    })
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.headers.vary).toBe('Accept-Encoding')
    const echo: unknown = JSON.parse(String(gunzipSync(answer.body)))
    expect(echo).toMatchObject({
      headers: {
        host: `m2.example.com:${String(host.httpsPort)}`,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
      },
    })
    // nginx logs after it has responded.
    await expect
      .poll(async () => (await host.log('harbour-access.log')).match(/system\/status/gu) ?? [])
      .toHaveLength(1)
    const behindProxy = () =>
      host.deploySite('harbour', hosts, gateway.origin, '--trusted-proxies', '127.0.0.1')
    expect(await behindProxy(), host.said).toBe(0)
    await soon(async () => {
      const { body } = await get('m.example.com', call, { 'x-forwarded-for': '203.0.113.9' })
      expect(String(body)).toContain('"x-forwarded-for":"203.0.113.9"')
    })
    // A gateway with another certificate gets no call.
    expect((await get('m.island.example', call)).headers[':status']).toBe(502)

    // From http to https, with the query.
    const plain = localGet({ port: host.httpPort, host: 'm2.example.com', isTls: false })
    const redirect = await answered(() => plain('/m/home?token=canary-3'))
    const secure = `https://m2.example.com:${String(host.httpsPort)}/m/home?token=canary-3`
    expect([redirect.status, redirect.headers.location]).toEqual([301, secure])

    await expect.poll(() => host.log('harbour-access.log')).toContain('"GET /m/home HTTP/1.1" 301')
    const logs = [await host.log('harbour-access.log'), await host.log('island-access.log')]
    expect(logs[0]).toContain('"GET /wps/system/status HTTP/2.0" 200')
    expect(logs[0]).toContain('"https://m2.example.com/m/home"')
    for (const log of [...logs, await host.log('harbour-error.log'), await host.log('island-error.log')])
      expect(log).not.toContain('canary')

    // A name that nginx cannot resolve: the server blocks of before remain.
    const before = await readFile(host.machine.site('harbour').serverBlocks, 'utf8')
    expect(await host.deploySite('harbour', hosts, 'https://gateway.invalid', ...ca)).toBe(1)
    expect(host.said).toContain('host not found in upstream "gateway.invalid')
    expect(await readFile(host.machine.site('harbour').serverBlocks, 'utf8')).toBe(before)
    // A first one leaves no site behind that the next release would reject.
    expect(await host.deploySite('third', 'm.third.example', 'https://gateway.invalid', ...ca)).toBe(1)
    expect(await host.run('release', '--config-only'), host.said).toBe(0)
  } finally {
    await gateway.close()
    await host.discard()
  }
})
