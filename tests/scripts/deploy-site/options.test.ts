import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deploySite } from '../../../scripts/deploy-site/deploy-site'
import { readOptions } from '../../../scripts/deploy-site/options'

let app = ''
const said: string[] = []
const run = (...args: readonly string[]) => deploySite([...args, '--app', app], (line) => said.push(line))

beforeEach(async () => {
  said.length = 0
  app = await mkdtemp(path.join(tmpdir(), 'site-'))
})
afterEach(() => rm(app, { recursive: true }))

test('DEP-02 a wrong option of a site is one sentence, and nothing is written', async () => {
  const right = { '--hosts': 'm.example.com', '--gateway': 'https://gateway.internal' }
  const certificate = path.join(app, 'cert.pem')
  for (const [name, flags, words] of [
    ['harbour', { '--hosts': 'm.example.com' }, '--gateway ORIGIN'],
    ['Harbour', right, 'use lower-case letters'],
    ['harbour', { ...right, '--hosts': 'm.example.com; evil' }, 'use host names without'],
    ['harbour', { ...right, '--hosts': 'm.example.com:8443' }, 'use host names without'],
    ['harbour', { ...right, '--gateway': 'https://gateway.internal/api' }, '--gateway has a path'],
    ['harbour', { ...right, '--gateway': 'gateway.internal' }, 'no http(s) address'],
    ['harbour', { ...right, '--gateway': 'https://a;b' }, 'characters that no host name has'],
    ['harbour', { ...right, '--gateway': 'https://a{b' }, 'characters that no host name has'],
    ['harbour', { ...right, '--gateway': 'https://g$x' }, 'characters that no host name has'],
    ['harbour', { ...right, '--gateway': 'https://10.0.0.1' }, 'https address without a name'],
    ['harbour', { ...right, '--trusted-proxies': '10.0.0.0/99' }, 'no address and no network'],
    ['harbour', { ...right, '--https-port': '0' }, '0 is no port'],
    ['harbour', { ...right, '--certificate': certificate }, `There is no ${certificate}`],
    ['harbour', { ...right, '--nonsense': '1' }, 'nonsense'],
  ] as const) {
    said.length = 0
    expect(await run(name, ...Object.entries(flags).flat()), words).toBe(1)
    expect(said).toEqual([expect.stringContaining(words)])
    expect(said[0]).toMatch(/^deploy:site: /u)
  }
  expect(await readdir(app)).toEqual([])
  expect(await run('--help')).toBe(0)
})

test('DEP-02 the next run for a site keeps each option that it does not name', async () => {
  const site = ['harbour', '--app', app]
  const files = ['--gateway-ca', '/ca.pem', '--certificate', '/cert.pem', '--key', '/key.pem']
  const folders = ['--logs', '/logs', '--nginx', '/nginx', '--trusted-proxies', '10.0.0.0/8, fd00::/8']
  const ports = ['--http-port', '8080', '--https-port', '8443', '--no-ipv6', '--no-brotli']
  const hosts = ['--hosts', 'm.example.com', '--gateway', 'http://gateway.internal:8000']
  const { machine, settings } = await readOptions([...site, ...hosts, ...files, ...folders, ...ports])
  await mkdir(machine.site('harbour').folder, { recursive: true })
  await writeFile(machine.site('harbour').settings, JSON.stringify(settings))
  expect((await readOptions(site)).settings).toEqual(settings)
  expect(
    (await readOptions([...site, '--hosts', 'm2.example.com', '--brotli', '--https-port', '443'])).settings,
  ).toEqual({ ...settings, hosts: ['m2.example.com'], hasBrotli: true, httpsPort: 443 })
})
