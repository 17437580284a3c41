import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { run as runProgram } from '../../../scripts/lib/run'
import { checkMerchant } from '../../../scripts/merchant-check/check-merchant'
import { MERCHANT_FLAGS } from '../../../scripts/merchant-check/settings/merchant-flags'
import { gateway } from '../../gateway/support/shared-gateway'
import { check, missingLines, useCheckedGateway } from './support/checked-gateway'

useCheckedGateway()

test('DEP-01 npm run merchant:check finds no problem in the reference gateway, and prints the counts, also as JSON', async () => {
  const { code, lines } = await check()
  // A busy machine may be slow.
  const problems = lines.filter((line) =>
    /^(?:error|warning) (?!.*(?:: took|answers the ping after) \d+ ms)/u.test(line),
  )
  expect(problems).toEqual([])
  expect(lines[0]).toBe(`harbour at ${gateway.origin}, in EN`)
  expect(lines[1]).toMatch(/^\d\d calls send [\d.]+ KB; the slowest, GET \S+, took \d+ ms$/u)
  expect(lines.at(-1)).toMatch(/^0 errors, \d+ warnings?, \d+ notes$/u)
  expect(code).toBe(0)
  await gateway.control({ settings: { mobileTemplate: { theme: { accent: 'gold' } } } })
  const report: unknown = JSON.parse((await check('--json', '--language', 'ur')).lines.join('\n'))
  expect(report).toMatchObject({ merchant: 'harbour', language: 'UR', counts: { error: 0 } })
  const finding = {
    severity: 'warning',
    code: 'accent-invalid',
    where: 'mobileTemplate.theme.accent',
    field: 'settings.mobileTemplate.theme.accent',
  }
  expect(report).toHaveProperty('findings', expect.arrayContaining([expect.objectContaining(finding)]))
})

test('DEP-01 merchant:check runs as a command, with exit code 1 if a screen would fail', async () => {
  await gateway.control({ faults: [{ match: 'system/country', fault: { kind: 'emptyList' } }] })
  const args = ['scripts/merchant-check.ts', gateway.origin]
  const { code, output } = await runProgram({ name: 'merchant:check', command: 'tsx', args })
  expect([code, output]).toEqual([1, expect.stringContaining('error    GET /wps/system/country')])
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

test('DEP-01 merchant:check reports a problem with its arguments, without a password', async () => {
  for (const [words, ...args] of [
    ['an http(s) address', 'nonsense'],
    ['without name and password', 'https://user:secret-key@m.example'],
    ['Say which'],
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
