import { readdirSync } from 'node:fs'
import { appendFile, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { createDCtx, decompressUsingDict, freeDCtx, init } from '@bokuweb/zstd-wasm'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { sha256 } from '../../../scripts/build/file-list'
import { deltaOf } from '#deploy/deltas'
import { writeDeltas } from '../../../scripts/build/write-deltas'
import { writeNotices } from '../../../scripts/build/third-party-notices'
import { ROOT } from '../../../scripts/lib/ensure-build'
import { buildFixture, FIXTURE, type FixtureSite } from '../../build/fixture-site'

let site: FixtureSite
let next: FixtureSite

beforeAll(async () => {
  site = await buildFixture('c0ffee1')
  next = await buildFixture('b4bab4b', [site.folder])
}, 60_000)

const files = () => Object.keys(site.manifest.files)
const scripts = () => files().filter((file) => file.endsWith('.js'))

test('DEP-02 each text file has a brotli and a gzip copy with the same content', () => {
  for (const file of files()) {
    expect(brotliDecompressSync(site.bytes(`${file}.br`)).equals(site.bytes(file)), file).toBe(true)
    expect(gunzipSync(site.bytes(`${file}.gz`)).equals(site.bytes(file)), file).toBe(true)
  }
})

test('DEP-02 UPD-01 the asset manifest names every file, and changes with every build', () => {
  const named = files().filter((file) => file !== 'asset-manifest.json')
  const written: unknown = JSON.parse(site.text('asset-manifest.json'))
  const { files: urls } = v.parse(v.object({ files: v.record(v.string(), v.string()) }), written)
  expect(Object.values(urls).sort()).toEqual(named.map((file) => `/m/${file}`).sort())
  expect(next.text('asset-manifest.json')).not.toBe(site.text('asset-manifest.json'))
})

test('DEP-02 DEP-03 no code evaluates text as code, and React is the production build', () => {
  for (const file of scripts())
    expect(site.text(file), file).not.toMatch(/\beval\(|\bnew Function\(|react-dom-client\.development/)
})

/** Builds the fixture with these texts added to its files. */
const buildWith = async (buildId: string, added: Readonly<Record<string, string>>): Promise<FixtureSite> => {
  const wrong = path.join(ROOT, '.cache/wrong-site/fixture') // as deep as the fixture, whose imports are relative
  await rm(wrong, { recursive: true, force: true })
  // Without what another test is writing to its cache.
  await cp(FIXTURE, wrong, { recursive: true, filter: (file) => !/\.js\.\d+$/u.test(file) })
  for (const [file, code] of Object.entries(added)) {
    await mkdir(path.dirname(path.join(wrong, file)), { recursive: true })
    await appendFile(path.join(wrong, file), code)
  }
  return buildFixture(buildId, [], wrong)
}

test('DEP-02 code of the page in a lazy chunk of the worker fails the build', async () => {
  const added = { 'worker/deferred.ts': "export { Deferred } from '../src/lazy'" }
  await expect(buildWith('badbad1', added)).rejects.toThrow(
    /^A lazy chunk of the worker must not load assets\/badbad1\/\S+, which contains \S+\/src\//u,
  )
})

test('DEP-03 a page that starts with the rules of third-party scripts fails the build', async () => {
  const added = {
    'src/shared/third-party/script-hosts.ts': 'document.title = location.href',
    'src/main.tsx': "import './shared/third-party/script-hosts'",
  }
  await expect(buildWith('badbad2', added)).rejects.toThrow(
    /^assets\/badbad2\/\S+, which the page starts with, must not contain src\/shared\/third-party$/u,
  )
})

test('DEP-03 the licences of what was bundled go along as a file of their own, which is no part of the shell', () => {
  const notices = site.text('third-party-notices.txt')
  const named = ['react', 'react-dom', 'scheduler', 'dexie', 'comlink', 'workbox-strategies']
  for (const name of named) expect(notices, name).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'mu'))
  expect(notices).toContain('Permission is hereby granted, free of charge')
  expect(notices).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION')
  expect(notices).toContain('Copyright (c) 2014-2017 David Fahlander') // a NOTICE next to a licence
  expect(notices).not.toMatch(/^(?:vite|vitest|workbox-build) /mu)
  expect(site.text('sw.js')).not.toContain('third-party-notices')
})

test('DEP-03 the bill of materials, checksums and licences of a build are next to it, and complete', () => {
  const noticed = [...site.text('third-party-notices.txt').matchAll(/^(\S+) (\d\S*) \([^)]/gmu)]
  const bill = v.parse(
    v.object({ components: v.array(v.object({ 'bom-ref': v.string() })) }),
    JSON.parse(site.text('../c0ffee1-meta/sbom.cdx.json')),
  )
  const listed = bill.components.map((each) => each['bom-ref'])
  expect([...listed].sort()).toEqual(noticed.map(([, name, version]) => `${name}@${version}`).sort())
  expect(listed).toContainEqual(expect.stringMatching(/^rolldown@/u)) // functions that the bundler adds
  const built = readdirSync(site.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(site.folder, path.join(entry.parentPath, entry.name)))
  const lines = built.sort().map((file) => `${sha256(site.bytes(file)).toString('hex')}  ${file}`)
  expect(site.text('../c0ffee1-meta/SHA256SUMS')).toBe(`${lines.join('\n')}\n`)
  const rows: unknown = parse(site.text('../c0ffee1-meta/licences.csv'), { bom: true, columns: true })
  const rowShape = v.object({ package: v.string(), licence: v.string(), copyright: v.string() })
  const licences = v.parse(v.array(rowShape), rows)
  expect(licences.map((row) => row.package)).toEqual(noticed.map(([, name]) => name).sort())
  expect(licences).toContainEqual({
    package: 'react-dom',
    licence: 'MIT',
    copyright: 'Copyright (c) Meta Platforms, Inc. and affiliates.',
  })
})

test('DEP-03 what may not go to players, or has no text of its licence, fails the build', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'licence-'))
  const write = (license: string) =>
    writeNotices(folder, [{ name: 'a', version: '1.0.0', license, homepage: '', folder }])
  await expect(write('GPL-3.0-only')).rejects.toThrow(
    'a is in the build, and GPL-3.0-only is not allowed there',
  )
  await expect(write('MIT')).rejects.toThrow('no text of its licence')
  await rm(folder, { recursive: true })
})

test('DEP-02 page and worker share one chunk with Dexie and Comlink, without React', () => {
  const { page, worker } = site.manifest
  expect(worker.filter((file) => page.includes(file))).toEqual(['assets/c0ffee1/data.js'])
  expect([...worker].sort()).toEqual([
    'assets/c0ffee1/data.js',
    'assets/c0ffee1/engine.js',
    'assets/worker-c0ffee1.js',
  ])
  expect(page).not.toContain(worker[0])
})

test('R-03 no chunk imports the worker’s entry, which Safari would run twice, and the entry is one script', () => {
  const [entry = ''] = site.manifest.worker
  expect(site.text(entry)).toContain('the worker')
  expect(site.text(entry)).not.toMatch(/import\s*[{"']/u)
  expect(site.text(entry)).toContain('["./c0ffee1/engine.js","./c0ffee1/data.js"]')
  expect(site.text('assets/c0ffee1/engine.js')).toMatch(/as startEngine\b/u)
  const importers = scripts().filter((file) => site.text(file).includes(`./${path.basename(entry)}`))
  expect(importers).toEqual([])
})

test('OFF-01 a dynamic import in the worker needs no document', () => {
  const helper = site.manifest.worker.map(site.text).find((code) => code.includes('vite:preloadError'))
  expect(helper).toMatch(/document.in globalThis/u)
  expect(helper).not.toContain('window.dispatchEvent')
})

const fileList = v.object({ shell: v.array(v.string()), digests: v.record(v.string(), v.string()) })
const fileListOf = (of: FixtureSite, id: string): v.InferOutput<typeof fileList> =>
  v.parse(fileList, JSON.parse(of.text(`assets/${id}/files.json`)))

test('OFF-07 LINE-01 the precache is the shell: document, page, worker and line code, without translations and lazy routes', () => {
  const { page, worker, rescue, lazy, locales, precache } = site.manifest
  expect(new Set(precache)).toEqual(new Set(['document-c0ffee1.html', ...page, ...worker, ...rescue]))
  expect(site.text('document-c0ffee1.html')).toBe(site.text('index.html'))
  expect(rescue).toEqual(['assets/c0ffee1/race.js'])
  expect(lazy.length).toBeGreaterThan(0)
  expect(Object.keys(locales)).toEqual(['EN', 'UR'])
})

test('R-08 the list has a digest of each file, and the service worker the integrity of the list', () => {
  const { shell, digests } = fileListOf(site, 'c0ffee1')
  expect(shell.map((name) => name.replace('*', 'c0ffee1'))).toEqual(site.manifest.precache)
  const listed = files().filter((file) => /^(?:document-|assets\/(?:c0ffee1\/(?!files)|worker))/u.test(file))
  expect(Object.keys(digests).map((name) => name.replace('*', 'c0ffee1'))).toEqual(listed.sort())
  for (const file of listed)
    expect(digests[file.replace('c0ffee1', '*')], file).toBe(
      sha256(site.bytes(file)).toString('base64', 0, 12),
    )
  expect(site.text('sw.js')).toContain(
    `{"id":"c0ffee1","list":"sha256-${sha256(site.bytes('assets/c0ffee1/files.json')).toString('base64')}"}`,
  )
})

test('R-09 UPD-04 another build of the same sources changes only document and worker entry, which have its id', () => {
  const [before, after] = [fileListOf(site, 'c0ffee1').digests, fileListOf(next, 'b4bab4b').digests]
  expect(Object.keys(after)).toEqual(Object.keys(before))
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([
    'assets/worker-*.js',
    'document-*.html',
  ])
  for (const file of ['assets/worker-c0ffee1.js', 'document-c0ffee1.html']) {
    const other = next.text(file.replace('c0ffee1', 'b4bab4b'))
    expect(other.replaceAll('b4bab4b', 'c0ffee1'), file).toBe(site.text(file))
  }
  const [code = ''] = files().filter((file) => file.startsWith('assets/sw-'))
  expect(next.text(code)).toBe(site.text(code))
})

test('UPD-04 a file with other bytes than in an earlier build has a delta to it, and no other file', async () => {
  expect(site.manifest.deltas).toBe(0)
  await init()
  const changed = ['assets/c0ffee1/files.json', 'document-c0ffee1.html'] // the worker's entry has none
  expect(next.manifest.deltas).toBe(changed.length)
  for (const file of changed) {
    const [dictionary, name] = [site.bytes(file), file.replace('c0ffee1', 'b4bab4b')]
    const delta = next.bytes(deltaOf(name, sha256(dictionary).toString('base64')))
    expect(delta.length).toBeLessThan(next.bytes(`${name}.br`).length / 3)
    expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000') // RFC 9842, section 5
    expect(delta.subarray(8, 40).equals(sha256(dictionary)), name).toBe(true)
    const context = createDCtx()
    const whole = Buffer.from(decompressUsingDict(context, delta.subarray(40), dictionary))
    freeDCtx(context)
    expect(whole.equals(next.bytes(name)), name).toBe(true)
  }
  expect(next.text('asset-manifest.json')).not.toContain('.dcz')
})

test('UPD-04 a folder without a build, or a fourth one, fails the build', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'no-build-'))
  await expect(writeDeltas(next.folder, {}, [folder])).rejects.toThrow(`There is no build in ${folder}`)
  const four = [folder, folder, folder, folder]
  await expect(writeDeltas(next.folder, {}, four)).rejects.toThrow('At most 3 earlier builds')
  await rm(folder, { recursive: true })
})
