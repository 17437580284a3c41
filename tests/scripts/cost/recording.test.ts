import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { listen } from '../../../e2e/support/network/listen'
import { updateCostPage } from '../../../scripts/cost/cost-page'
import { DEFAULT_MIX } from '../../../scripts/cost/daily-mix'
import { parseCostOptions } from '../../../scripts/cost/options'
import { RecordingProxy } from '../../../scripts/cost/recording-proxy'
import { requestKind } from '../../../scripts/cost/request-kind'
import { readSessions, SESSIONS_FILE } from '../../../scripts/cost/sessions-file'

const PAGE = path.resolve(import.meta.dirname, '../../../docs/cdn.md')

test('the tables of docs/cdn.md are those of the recording in the repository', async () => {
  const page = await readFile(PAGE, 'utf8')
  expect(updateCostPage(page, await readSessions(SESSIONS_FILE))).toBe(page)
})

test('the proxy counts heads and compressed bodies, and passes everything on', async () => {
  const body = gzipSync('lobby '.repeat(2000))
  const server = createServer((from, to) => {
    if (from.headers['if-none-match'] === '"1"') to.writeHead(304, { ETag: '"1"' }).end()
    else to.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': body.length }).end(body)
  })
  const proxy = await RecordingProxy.start(`http://127.0.0.1:${String(await listen(server))}`)
  try {
    const text = await (await fetch(`${proxy.origin}/m/a?token=1`)).text()
    expect(text).toBe('lobby '.repeat(2000))
    await fetch(`${proxy.origin}/m/b`, { headers: { 'If-None-Match': '"1"' } })
    await proxy.waitForQuiet(50)
    const [whole, unchanged] = proxy.take()
    expect(whole).toMatchObject({ method: 'GET', path: '/m/a', status: 200 })
    expect(unchanged).toMatchObject({ path: '/m/b', status: 304 })
    const head = (whole?.bytes ?? 0) - body.length
    expect(head).toBeGreaterThan('HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n'.length)
    expect(head).toBeLessThan(250)
    expect(unchanged?.bytes).toBeLessThan(250)
    expect(proxy.take()).toEqual([])
    proxy.isCut = true
    await expect(fetch(`${proxy.origin}/m/a`)).rejects.toThrow('fetch failed')
  } finally {
    await proxy.close()
    server.close()
    server.closeAllConnections()
  }
})

test.each([
  ['GET', '/wps/relay/MCSFE_getBanners', 'call GET relay MCSFE_getBanners'],
  ['POST', '/wps/session/login', 'call POST /wps/session/login'],
  ['GET', '/lgw/games/mobile', 'call GET /lgw/games/mobile'],
  ['GET', '/m/home', 'document'],
  ['GET', '/m/document-1a2b.html', 'document for the service worker'],
  ['GET', '/m/assets/1a2b/locale-EN-first.js', 'translations'],
  ['GET', '/m/assets/1a2b/react.js', 'code'],
  ['GET', '/m/assets/1a2b/files.json', 'list of files'],
  ['GET', '/mobile/mc/asset-manifest.json', 'asset-manifest.json'],
  ['GET', '/demo-games/slot.html', null],
])('%s %s is counted as %s', (method, url, kind) => {
  expect(requestKind(method, url)).toBe(kind)
})

test('options change the mix, and a wrong one is explained', () => {
  expect(parseCostOptions(['--players', '5', '--members', '0.5']).mix).toEqual({
    ...DEFAULT_MIX,
    players: 5,
    members: 0.5,
  })
  expect(() => parseCostOptions(['--members', '60'])).toThrow(
    '--members is "60": pass a number between 0 and 1',
  )
  expect(() => parseCostOptions(['--players', '-1'])).toThrow('--players')
  expect(() => parseCostOptions(['--player', '1'])).toThrow('Usage: npm run cost')
})

test('a file that is no recording is named', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sessions-'))
  try {
    const file = path.join(folder, 'sessions.json')
    await expect(readSessions(file)).rejects.toThrow(`There is no recording in ${file}`)
    for (const text of ['{', '{}', '{"date": "today"}']) {
      await writeFile(file, text)
      await expect(readSessions(file)).rejects.toThrow(`${file} is no recording`)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})
