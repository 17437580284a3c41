import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { run as runProgram } from '../../../scripts/lib/run'
import { checkDocument, checkDocumentCopy } from '../../../scripts/merchant-check/check-build'
import { checkMerchant } from '../../../scripts/merchant-check/check-merchant'
import { CheckRun } from '../../../scripts/merchant-check/check-run'
import { MERCHANT_FLAGS } from '../../../scripts/merchant-check/merchant-flags'
import { gateway } from '../../gateway/support/shared-gateway'
import { check, dist, missingLines, useCheckedGateway } from './support/checked-gateway'

useCheckedGateway()

test('DEP-01 npm run merchant:check finds no problem in the reference gateway, and prints the counts, also as JSON', async () => {
  const { code, lines } = await check()
  // A busy machine may be slow.
  const problems = lines.filter((line) => /^(?:error|warning) (?!.*: took \d+ ms)/u.test(line))
  expect(problems).toEqual([])
  expect(lines[0]).toBe(`harbour at ${gateway.origin}, in EN`)
  expect(lines[1]).toMatch(/^\d\d calls send [\d.]+ KB; the slowest, GET \S+, took \d+ ms$/u)
  expect(lines.at(-1)).toMatch(/^0 errors, \d+ warnings?, \d+ notes$/u)
  expect(code).toBe(0)
  await gateway.control({ settings: { mobileTemplate: { theme: { accent: 'gold' } } } })
  const report: unknown = JSON.parse((await check('--json', '--language', 'ur')).lines.join('\n'))
  expect(report).toMatchObject({ merchant: 'harbour', language: 'UR', counts: { error: 0 } })
  const finding = { severity: 'warning', where: 'mobileTemplate.theme.accent' }
  expect(report).toHaveProperty('findings', expect.arrayContaining([expect.objectContaining(finding)]))
})

test('DEP-01 merchant:check runs as a command, with exit code 1 if a screen would fail', async () => {
  await gateway.control({ faults: [{ match: 'system/country', fault: { kind: 'emptyList' } }] })
  const args = ['scripts/merchant-check.ts', gateway.origin]
  const { code, output } = await runProgram({ name: 'merchant:check', command: 'tsx', args })
  expect([code, output]).toEqual([1, expect.stringContaining('error    GET /wps/system/country')])
})

test('DEP-01 merchant:check tries every line, and prints no control characters from the gateway', async () => {
  const fault = { kind: 'failure', errorCode: 'x', message: '\u001b[2Jgone' }
  await gateway.control({
    lines: [{ kind: 'noCors' }, { kind: 'cut' }, { kind: 'good' }],
    faults: [{ match: 'getBanners', fault }],
  })
  const said = await check('--merchant', 'other')
  const [first = '', second = '', third = ''] = gateway.lines
  const wanted = [
    `warning ${first} … no CORS header`,
    `warning ${second} … does not answer`,
    'warning status: names the merchant harbour, not other',
  ]
  expect(missingLines(said, wanted), said.lines.join('\n')).toEqual([])
  expect(said.lines.filter((line) => line.includes(third))).toEqual([])
  expect(said.lines.join('\n')).not.toContain('\u001b')
})

test('DEP-01 merchant:check requests the latest wins only if config.json has them', async () => {
  const fault = { kind: 'failure', errorCode: 'x', message: 'unknown call' }
  const aboutWins = async (): Promise<readonly string[]> =>
    (await check()).lines.filter((line) => line.includes('getLatestWins'))
  await gateway.control({ faults: [{ match: 'getLatestWins', fault }] })
  expect(await aboutWins()).toEqual([])
  await gateway.control({ config: { latestWins: true } })
  expect(await aboutWins()).toEqual([expect.stringMatching(/^warning .+unknown call/u)])
})

test('DEP-01 merchant:check loads images by the rules of config.json, and reports a rule that changes nothing', async () => {
  const images = [
    { from: 'http://', to: 'http://{path}?width={w}' }, // the demo's logo has one size
    { from: 'https://nowhere.example/', to: 'https://nowhere.example/{w}/{path}' },
    { from: 'http://', to: 'https://nowhere.example/one.webp' },
  ]
  await gateway.control({ config: { images } })
  const said = await check()
  const wanted = [
    'warning images[0] of config.json (http:// … /brand/logo.svg?width={w}) … for 160 px as for 640 px',
    'note images[1] of config.json … is for no image',
    'error images[2] of config.json … has no {path} in `to`',
  ]
  expect(missingLines(said, wanted), said.lines.join('\n')).toEqual([])
})

test('DEP-01 merchant:check reports fields, links and images of the company that the app cannot use', async () => {
  const { origin } = gateway
  await gateway.control({
    config: {
      company: {
        phone: 'call us',
        mail: 'help@example.com',
        terms: 'javascript:alert(1)',
        privacy: `${origin}/no-such-page`,
        licence: { name: 'Board', image: '/brand/none.svg', url: '/m/help' },
        payments: [{ name: 'Wallet' }, {}],
      },
    },
  })
  const said = await check()
  const wanted = [
    'warning company.phone of config.json … is not of the expected form',
    'warning company.mail of config.json … is no field of the app',
    'warning company.terms of config.json … leads nowhere',
    'warning company.privacy of config.json … /no-such-page answers 404',
    'warning company.licence.image of config.json … /brand/none.svg answers 404',
    'warning company.payments of config.json … 1 left out',
  ]
  expect(missingLines(said, wanted), said.lines.join('\n')).toEqual([])
  expect(said.lines.join('\n')).not.toContain('licence.url')
})

test('DEP-01 merchant:check uses the config.json of the host or of a file, and reports its problems', async () => {
  const paths = { '/wps/system/country': '/wps/system/moved' }
  await gateway.control({ config: { paths, scriptHosts: ['http://a'] } })
  expect((await check()).lines.join('\n')).toContain('1 of 1 are no origins')
  const file = path.join(tmpdir(), `config-${String(process.pid)}.json`)
  for (const [text, words] of [
    [JSON.stringify({ paths: { '/lgw/games/mobile': 'games' } }), 'paths./lgw/games/mobile is a text'],
    [null, 'cannot be read'],
  ] as const) {
    if (text === null) await rm(file)
    else await writeFile(file, text)
    const { code, lines } = await check('--config', file)
    expect([code, lines.join('\n')]).toEqual([1, expect.stringContaining(words)])
  }
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
  const reply = { status: 200, headers: new Headers(sent), body: Buffer.from(html), sentBytes: 0, ms: 0 }
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
  const home = { status: 200, headers: new Headers(policy), body: Buffer.from(''), sentBytes: 0, ms: 0 }
  await checkDocumentCopy(visit, visit.findings.of('app files'), home, ['/m/document-1.html'])
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

test('DEP-01 merchant:check reports a problem with its arguments, without a password', async () => {
  for (const [words, ...args] of [
    ['an http(s) address', 'nonsense'],
    ['without name and password', 'https://user:secret-key@m.example'],
    ['Say which'],
    ['does not answer', 'http://127.0.0.1:1'],
    ['--into', 'https://m.example', '--into', 'x'],
    ['no language "XX"', 'https://m.example', '--language', 'XX'],
  ] as const) {
    const lines: string[] = []
    expect(await checkMerchant(args, (line) => lines.push(line))).toBe(1)
    expect(lines.join('\n')).toContain(words)
    expect(lines.join('\n')).not.toContain('secret-key')
  }
})

test('DEP-01 merchant:check knows exactly the flags that the app reads', async () => {
  const named = new Set<string>()
  for (const folder of ['src', 'domain', 'worker'])
    for (const file of await readdir(folder, { recursive: true })) {
      if (!/\.tsx?$/u.test(file)) continue
      const text = await readFile(path.join(folder, file), 'utf8')
      for (const [, flag = ''] of text.matchAll(/\['([A-Z]+3)'\]/gu)) named.add(flag)
    }
  expect([...named].sort()).toEqual([...MERCHANT_FLAGS].sort())
})
