import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkDocument } from '../../../scripts/merchant-check/check-build'
import { MERCHANT_FLAGS } from '../../../scripts/merchant-check/merchant-flags'
import { checkMerchant } from '../../../scripts/merchant-check/check-merchant'
import { CheckRun } from '../../../scripts/merchant-check/check-run'
import { run as runProgram } from '../../../scripts/lib/run'
import { type CheckedGateway, useCheckedGateway } from './support/checked-gateway'

const command = (url: string) =>
  runProgram({ name: 'merchant:check', command: 'tsx', args: ['scripts/merchant-check.ts', url] })

let gateway: CheckedGateway
useCheckedGateway((started) => (gateway = started))

describe('DEP-01 npm run merchant:check', () => {
  test('DEP-01 finds no problem in the reference gateway, and ends with the counts', async () => {
    const { code, lines } = await gateway.check()
    expect(lines.join('\n')).not.toMatch(/^ {2}(?:error|warning)/mu)
    expect(lines[0]).toBe(`harbour at ${gateway.origin}, in EN`)
    expect(lines[1]).toMatch(/^\d\d calls send [\d.]+ KB; the slowest, GET \S+, took \d+ ms$/u)
    expect(lines.at(-1)).toMatch(/^0 errors, 0 warnings, \d+ notes$/u)
    expect(code).toBe(0)
  })

  test('DEP-01 prints the same findings as JSON', async () => {
    await gateway.control({ settings: { mobileTemplate: { theme: { accent: 'gold' } } } })
    const { lines } = await gateway.check('--json', '--language', 'ur')
    const report: unknown = JSON.parse(lines.join('\n'))
    expect(report).toMatchObject({ merchant: 'harbour', language: 'UR', counts: { error: 0, warning: 1 } })
    expect(report).toHaveProperty(
      'findings',
      expect.arrayContaining([
        expect.objectContaining({ severity: 'warning', where: 'mobileTemplate.theme.accent' }),
      ]),
    )
  })

  test('DEP-01 runs as a command, with exit code 1 if a screen would fail', async () => {
    await gateway.control({ faults: [{ match: 'getBanners', fault: { kind: 'emptyList' } }] })
    const good = await command(gateway.origin)
    expect(good.output).toContain('0 errors')
    expect(good.code).toBe(0)
    await gateway.control({ faults: [{ match: 'system/country', fault: { kind: 'emptyList' } }] })
    const bad = await command(gateway.origin)
    expect(bad.output).toContain('error    GET /wps/system/country')
    expect(bad.code).toBe(1)
  })

  test('DEP-01 checks every line, and reports an unreachable one and one without CORS', async () => {
    await gateway.control({ lines: [{ kind: 'noCors' }, { kind: 'cut' }, { kind: 'good' }] })
    const { code, lines } = await gateway.check()
    const of = (line: string | undefined) => lines.filter((each) => each.includes(line ?? 'no line'))
    expect(of(gateway.lines[0])).toEqual([expect.stringMatching(/^ {2}warning .*no CORS header/u)])
    expect(of(gateway.lines[1])).toEqual([expect.stringMatching(/^ {2}warning .*does not answer/u)])
    expect(of(gateway.lines[2])).toEqual([])
    expect(code).toBe(0)
  })

  test('DEP-01 uses the config.json of the host or of a file, and reports its problems', async () => {
    await gateway.control({
      config: { paths: { '/wps/system/country': '/wps/system/moved' }, scriptHosts: ['http://a'] },
    })
    const { line } = await gateway.found('scriptHosts')
    expect(line).toContain('1 of 1 are no origins')

    const file = path.join(tmpdir(), `config-${String(process.pid)}.json`)
    await writeFile(file, JSON.stringify({ paths: { '/lgw/games/mobile': 'games' } }))
    try {
      const wrong = await gateway.found('config.json', '--config', file)
      expect(wrong.line).toContain('paths./lgw/games/mobile is a text')
      expect(wrong.code).toBe(1)
    } finally {
      await rm(file)
    }
    expect((await gateway.found('cannot be read', '--config', file)).code).toBe(1)
  })

  test('DEP-01 DEP-03 checks each file of the build, and compares the document’s headers with it and config.json', async () => {
    const [script] = (await readdir(path.join(gateway.dist, 'assets'))).filter((name) => name.endsWith('.js'))
    const files = ['', '.br', '.gz'].map((ending) =>
      path.join(gateway.dist, `assets/${String(script)}${ending}`),
    )
    const kept = await Promise.all(files.map((file) => readFile(file)))
    await Promise.all(files.map((file) => rm(file)))
    const missing = await gateway.found('is missing')
    await Promise.all(files.map((file, index) => writeFile(file, kept[index] ?? '')))
    expect(missing.line).toContain(`error    /m/assets/${String(script)}: is missing. Upload`)
    expect(missing.code).toBe(1)

    const visit = new CheckRun({ origin: gateway.origin, language: 'EN', merchant: '' })
    visit.config = { ...visit.config, scriptHosts: ['https://told.example', 'https://untold.example'] }
    const headers = new Headers({ 'Content-Security-Policy': "script-src 'self' https://told.example" })
    const body = Buffer.from('<script>self.started = 1</script>')
    checkDocument(visit, visit.findings.of('app files'), { status: 200, headers, body, sentBytes: 0, ms: 0 })
    expect(visit.findings.all.map(({ severity, what }) => `${severity} ${what}`)).toEqual([
      'warning lacks Cache-Control: no-store',
      'warning has no Cross-Origin-Resource-Policy',
      'error has a policy of another build, which stops its scripts',
      'warning has a policy without https://untold.example of scriptHosts',
    ])
  })

  test.each([
    ['http://m.example', {}, ['Cross-Origin-Resource-Policy']],
    ['https://m.example', {}, ['Strict-Transport-Security', 'Cross-Origin-Resource-Policy']],
    ['https://m.example', { 'Strict-Transport-Security': 'max-age=1' }, ['Cross-Origin-Resource-Policy']],
    ['https://m.example', { 'Cross-Origin-Resource-Policy': 'same-origin' }, ['Strict-Transport-Security']],
  ])('DEP-03 reports the headers that the document of %s with %j lacks', (origin, sent, names) => {
    const visit = new CheckRun({ origin, language: 'EN', merchant: '' })
    const headers = new Headers({ ...sent, 'Cache-Control': 'no-store', 'Content-Security-Policy': 'x' })
    const body = Buffer.from('<p>Home</p>')
    checkDocument(visit, visit.findings.of('app files'), { status: 200, headers, body, sentBytes: 0, ms: 0 })
    expect(visit.findings.all.map(({ what }) => what)).toEqual(names.map((name) => `has no ${name}`))
  })

  test('DEP-01 reports an unexpected merchant, and prints no control characters from the gateway', async () => {
    expect((await gateway.found('names the merchant', '--merchant', 'other')).line).toContain(
      'harbour, not other',
    )
    await gateway.control({
      faults: [{ match: 'getBanners', fault: { kind: 'failure', errorCode: 'x', message: '\u001b[2Jgone' } }],
    })
    expect((await gateway.check()).lines.join('\n')).not.toContain('\u001b')
  })

  test.each([
    ['no address', ['nonsense'], 'an http(s) address'],
    ['a name and a password', ['https://user:secret-key@m.example'], 'without name and password'],
    ['nothing', [], 'Say which'],
    ['nobody there', ['http://127.0.0.1:1'], 'does not answer'],
    ['an unknown option', ['https://m.example', '--into', 'x'], '--into'],
    ['an unknown language', ['https://m.example', '--language', 'XX'], 'no language "XX"'],
  ])('DEP-01 reports the problem with %s', async (_, args, complaint) => {
    const lines: string[] = []
    expect(await checkMerchant(args, (line) => lines.push(line))).toBe(1)
    expect(lines.join('\n')).toContain(complaint)
    expect(lines.join('\n')).not.toContain('secret-key')
  })

  test('DEP-01 knows exactly the flags that the app reads', async () => {
    const named = new Set<string>()
    for (const folder of ['src', 'domain', 'worker'])
      for (const file of await readdir(folder, { recursive: true })) {
        if (!/\.tsx?$/u.test(file)) continue
        for (const [, flag = ''] of (await readFile(path.join(folder, file), 'utf8')).matchAll(
          /\['([A-Z]+3)'\]/gu,
        ))
          named.add(flag)
      }
    expect([...named].sort()).toEqual([...MERCHANT_FLAGS].sort())
  })
})
