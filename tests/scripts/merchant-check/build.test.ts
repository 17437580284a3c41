import { request, type RequestListener } from 'node:http'
import { copyFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { checkDocument, checkDocumentCopy } from '../../../scripts/merchant-check/files/check-build'
import { CheckRun } from '../../../scripts/merchant-check/check-run'
import { startScript } from '../../../scripts/build/start-script'
import { useServers } from '../support/host'
import { writeFileOf } from '../../gateway/support/running-gateway'
import { gateway } from '../../gateway/support/shared-gateway'
import { check, checkOrigin, dist, type Said, useCheckedGateway } from './support/checked-gateway'

useCheckedGateway()
const startServer = useServers()

const response = (sent: Readonly<Record<string, string>>, html: string) => ({
  ...{ status: 200, headers: new Headers(sent), body: Buffer.from(html) },
  ...{ sentBytes: 0, ms: 0, url: '', redirectsTo: null },
})

/** What the check finds in a document. */
const findingsOf = (
  origin: string,
  sent: Readonly<Record<string, string>>,
  html: string,
  scriptHosts: string[] = [],
) => {
  const visit = new CheckRun({ origin, language: 'EN', merchant: '' })
  visit.config = { ...visit.config, scriptHosts }
  const reply = response(sent, html)
  checkDocument(visit, visit.findings.of('app files'), reply)
  return visit.findings.all.map(({ severity, what }) => `${severity} ${what}`)
}

test('DEP-01 DEP-03 merchant:check fetches each file of the build, and compares the document’s headers with it and config.json', async () => {
  const [script = ''] = (await readdir(path.join(dist, 'assets'))).filter((name) => name.endsWith('.js'))
  for (const ending of ['', '.br', '.gz']) await rm(path.join(dist, `assets/${script}${ending}`))
  const { code, lines } = await check()
  expect([code, lines.join('\n')]).toEqual([
    1,
    expect.stringContaining(`error /m/assets/${script}: is missing. Upload`),
  ])
  const policy = { 'Content-Security-Policy': "script-src 'self' https://told.example" }
  const hosts = ['https://told.example', 'https://untold.example']
  expect(findingsOf(gateway.origin, policy, '<script>self.started = 1</script>', hosts)).toEqual([
    'warning lacks Cache-Control: no-store',
    'warning has no Cross-Origin-Resource-Policy',
    'error has a policy of another build, which stops its scripts',
    'warning has a policy without https://untold.example of scriptHosts',
  ])
  // A host with the document of any build under that path, and another policy there than for a page.
  await writeFile(path.join(dist, 'document-merchant-check.html'), '<p>A</p>')
  const visit = new CheckRun({ origin: gateway.origin, language: 'EN', merchant: '' })
  await checkDocumentCopy(visit, visit.findings.of('app files'), response(policy, ''), ['/m/document-1.html'])
  expect(visit.findings.all.map(({ what }) => what)).toEqual([
    'has another policy than /m/home',
    'HTTP 200 for a build that is not there',
  ])
  const missing = (origin: string, sent = {}) =>
    findingsOf(origin, { ...sent, 'Cache-Control': 'no-store', 'Content-Security-Policy': 'x' }, '<p>A</p>')
  const [transport, resource] = [
    'warning has no Strict-Transport-Security',
    'warning has no Cross-Origin-Resource-Policy',
  ]
  expect(missing('http://m.example')).toEqual([resource])
  expect(missing('https://m.example')).toEqual([transport, resource])
  expect(missing('https://m.example', { 'Strict-Transport-Security': 'max-age=1' })).toEqual([resource])
})

/** The lines of a report that are about the files of the build. */
const aboutFiles = ({ lines }: Said): readonly string[] =>
  lines.filter((line) => /^(?:error|warning) \/m(?:obile)?\//u.test(line))

test('DEP-01 UPD-02 merchant:check recognises the kill switch, a foreign service worker, and files of another build', async () => {
  await copyFile('deploy/kill-switch/sw.js', path.join(dist, 'sw.js'))
  for (const ending of ['.br', '.gz']) await rm(path.join(dist, `sw.js${ending}`))
  expect(aboutFiles(await check())).toEqual([
    expect.stringMatching(/^error \/m\/sw\.js: is the kill switch.* \(docs\/updates\.md\)\.$/u),
  ])
  await writeFileOf(dist, 'sw.js', "self.addEventListener('fetch', () => undefined)")
  expect(aboutFiles(await check())).toEqual([
    expect.stringMatching(/^error \/m\/sw\.js: is not the service worker of a build/u),
  ])
  await writeFileOf(dist, 'sw.js', startScript({ id: '2', list: 'sha256-x' }, '/m/assets/main-1.js'))
  expect(aboutFiles(await check())).toEqual([
    expect.stringMatching(/^error \/m\/sw\.js: is of build 2, but the document of 1\./u),
  ])
  const files = { 'main.js': '/m/assets/main-1.js', 'document.html': '/m/document-2.html' }
  await writeFileOf(dist, 'document-2.html', '')
  await writeFileOf(dist, 'asset-manifest.json', JSON.stringify({ files }))
  expect(aboutFiles(await check())).toEqual([
    expect.stringMatching(/^error \/m\/home: is the document of build 1, but the other files are of 2\./u),
  ])
})

test('DEP-01 merchant:check compares the compressed forms of a file with the file', async () => {
  await writeFile(path.join(dist, 'sw.js.br'), brotliCompressSync('/* the last build */'))
  await writeFile(path.join(dist, 'asset-manifest.json.gz'), 'not gzip')
  await writeFile(path.join(dist, 'assets/main-1.js.br'), brotliCompressSync('/* the last build */'))
  expect(aboutFiles(await check())).toEqual([
    expect.stringMatching(/^error \/m\/sw\.js: has another content as br than uncompressed\. /u),
    expect.stringMatching(/^error \/m\/asset-manifest\.json: has another content as gzip/u),
    expect.stringMatching(/^error \/mobile\/mc\/asset-manifest\.json: has another content as gzip/u),
    expect.stringMatching(/^error \/m\/assets\/main-1\.js: has another content as br/u),
  ])
})

/** A proxy in front of the gateway that lets browsers keep every file for a minute. */
const cachingProxy: RequestListener = ({ url = '', method, headers }, response) => {
  const sent = request(`${gateway.origin}${url}`, { method, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, { ...reply.headers, 'cache-control': 'max-age=60' })
    reply.pipe(response)
  })
  sent.end()
}

test('DEP-01 merchant:check reports assets that are uncompressed, or not cached for ever', async () => {
  for (const file of ['main-1.js', 'worker-1.js'])
    for (const ending of ['.br', '.gz']) await rm(path.join(dist, `assets/${file}${ending}`))
  expect(aboutFiles(await check())).toEqual([
    expect.stringMatching(
      /^warning \/m\/assets\/main-1\.js: is sent uncompressed, like 1 more of 6 files\. .*FILE\.br/u,
    ),
  ])
  const said = await checkOrigin(await startServer(cachingProxy))
  expect(aboutFiles(said)).toContainEqual(
    expect.stringMatching(
      /^warning \/m\/assets\/main-1\.js: lacks Cache-Control: immutable, like 2 more files of the build\. /u,
    ),
  )
})
