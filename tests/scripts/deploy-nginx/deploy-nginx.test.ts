import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderNginxConfig } from '#deploy/nginx'
import { writeNginxConfig } from '../../../scripts/deploy-nginx/write-nginx-config'

const PAGES = {
  index: '<script>boot()</script>',
  captcha: '<script>captcha()</script>',
  back: '<script>back()</script>',
}

let folder = ''
const said: string[] = []
const deploy = (...args: readonly string[]) => writeNginxConfig(args, (line) => said.push(line))
const put = async (name: string, text: string): Promise<string> => {
  const file = path.join(folder, name)
  await writeFile(file, text)
  return file
}

beforeEach(async () => {
  said.length = 0
  folder = await mkdtemp(path.join(tmpdir(), 'deploy-'))
  for (const [name, html] of Object.entries(PAGES)) await put(`${name}.html`, html)
})
afterEach(() => rm(folder, { recursive: true }))

test('R-16 the access log omits queries and is in the given file', async () => {
  expect(await deploy('--dist', folder, '--root', '/srv/app')).toBe(0)
  const [text = ''] = said
  const format = /^access_log "\/var\/log\/nginx\/access.log" (\w+);$/mu.exec(text)?.[1] ?? ''
  const log = await readFile(path.join(import.meta.dirname, '../../../deploy/nginx-http.conf'), 'utf8')
  expect(log).toContain(`log_format ${format} `)
  expect(log).not.toMatch(/"\$request |\$args|\$query_string|"\$http_referer"/u)
  said.length = 0
  expect(await deploy('--dist', folder, '--root', '/srv/app', '--access-log', '/dev/stdout')).toBe(0)
  expect(said[0]).toContain(`access_log "/dev/stdout" ${format};`)
})

test('DEP-02 old assets can be in another folder, and nginx can run without brotli', async () => {
  const elsewhere = ['--assets-root', '/srv/shared', '--no-brotli']
  expect(await deploy('--dist', folder, '--root', '/srv/app/', ...elsewhere)).toBe(0)
  const [text = ''] = said
  expect(text).toContain('root "/srv/app";')
  expect(text.match(/root "\/srv\/shared";/gu)).toHaveLength(2) // the worker's and all other assets
  expect(text).not.toContain('brotli')
})

test('DEP-03 reports and drops a host that is not an https origin', async () => {
  const hosts = { scriptHosts: ['http://plain.example', "'self' *"] }
  const config = await put('config.json', JSON.stringify(hosts))
  expect(await deploy('--dist', folder, '--root', '/srv/app', '--config', config)).toBe(0)
  expect(said.slice(0, 2)).toEqual([
    '# Left out of the policy, as it is no https origin: http://plain.example',
    "# Left out of the policy, as it is no https origin: 'self' *",
  ])
  expect(said[2]).not.toContain('plain.example')
})

test('DEP-01 DEP-02 config.json may be missing, and help needs no build', async () => {
  const missing = path.join(folder, 'config.json')
  expect(await deploy('--dist', folder, '--root', '/srv/app', '--config', missing)).toBe(0)
  expect(said[0]).toBe(`# There is no ${missing}, so the policy has no hosts of the merchant.`)
  expect(said[1]).toContain('root "/srv/app";')
  said.length = 0
  expect(await deploy('--help')).toBe(0)
  expect(said.join()).toContain('--assets-root DIR')
})

test('DEP-02 reports a problem in one sentence and writes nothing', async () => {
  const broken = await put('broken.json', '{')
  const wrong = await put('wrong.json', JSON.stringify({ scriptHosts: 'https://a.example' }))
  for (const [args, words] of [
    [['--dist', folder], 'Say where nginx finds the app'],
    [['--dist', folder, '--root', 'srv/app'], 'must begin with a slash'],
    [['--dist', folder, '--root', '/srv/app/m/'], 'Use --root /srv/app'],
    [
      ['--dist', folder, '--root', '/srv/app', '--assets-root', '/srv/shared/m/assets'],
      'Use --assets-root /srv/shared',
    ],
    [['--dist', '/nowhere', '--root', '/srv/app'], 'build the app first'],
    [['--dist', folder, '--root', '/srv/app', '--config', broken], 'cannot be read'],
    [['--dist', folder, '--root', '/srv/app', '--config', wrong], 'scriptHosts'],
    [['--dist', folder, '--root', '/srv/"; evil', '--nonsense'], 'nonsense'],
    [['--dist', folder, '--root', '/srv/"app'], 'nginx would misread'],
  ] as const) {
    said.length = 0
    expect(await deploy(...args)).toBe(1)
    expect(said).toHaveLength(1)
    expect(said[0]).toContain('deploy:nginx: ')
    expect(said[0]).toContain(words)
  }
  for (const value of ['a"b', 'a$b', 'a\\b', 'a\nb']) {
    const rules = [{ match: 'exact', path: '/m/x', headers: { 'X-A': value } }] as const
    expect(() => renderNginxConfig({ rules, root: '/srv' })).toThrow('misread')
  }
})
