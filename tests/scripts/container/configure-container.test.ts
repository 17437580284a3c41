import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { once } from 'node:events'
import { configureContainer } from '../../../scripts/container/configure-container'
import type { ContainerFolders } from '../../../scripts/container/container-folders'
import { refusingPort } from '../support/refusing-port'

const BUILD = {
  'index.html': '<script>boot()</script><script src="/m/assets/b42/main.js"></script>',
  'captcha.html': '<script>captcha()</script>',
  'back.html': '<script>back()</script>',
  'assets/b42/main.js': 'main()',
  'assets/shared-1a2b.js': 'shared()',
}

let folders: ContainerFolders
let gateway: Server
let origin = ''
const said: string[] = []

const put = async (file: string, text: string): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
const start = (env: NodeJS.ProcessEnv = {}) => {
  said.length = 0
  return configureContainer({ GATEWAY: origin, ...env }, folders, (line) => said.push(line))
}
const written = (name: string): Promise<string> => readFile(path.join(folders.work, name), 'utf8')

beforeEach(async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal) // a busy machine connects late
  const root = await mkdtemp(path.join(tmpdir(), 'container-'))
  const place = (name: string): string => path.join(root, name)
  folders = {
    ...{ program: place('app'), config: place('config'), assets: place('assets'), work: place('tmp/app') },
    ...{ etc: place('etc'), mounts: place('mountinfo') },
  }
  for (const [name, text] of Object.entries(BUILD)) await put(path.join(folders.program, 'm', name), text)
  await put(folders.mounts, '36 35 0:32 / / ro,relatime - overlay overlay ro')
  await put(path.join(folders.etc, 'resolv.conf'), 'search shop.example\nnameserver 127.0.0.1\n')
  gateway = createServer((socket) => socket.end()).listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  const address = gateway.address()
  origin = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}`
})
afterEach(async () => {
  gateway.close()
  await rm(path.dirname(folders.program), { recursive: true })
})

test('DEP-02 links the build and the merchant’s files, and copies config.json with its policy', async () => {
  await put(
    path.join(folders.config, 'config.json'),
    '{"scriptHosts":["https://pixels.example","http://no"]}',
  )
  await put(path.join(folders.config, 'texts/EN.json'), '{}')
  await put(path.join(folders.work, 'm/of-the-last-start.html'), '')
  expect(await start()).toBe(0)
  expect(said).toEqual([
    'container: Left out of the policy, as it is no https origin: http://no',
    'container: Build b42 on port 8080.',
  ])
  expect((await readdir(path.join(folders.work, 'm'))).toSorted()).toEqual([
    'assets',
    'back.html',
    'captcha.html',
    'config.json',
    'index.html',
    'merchant',
    'texts',
  ])
  expect(await readlink(path.join(folders.work, 'm/merchant'))).toBe(path.join(folders.config, 'merchant'))
  expect(await written('m/texts/EN.json')).toBe('{}')
  const app = await written('app.conf')
  expect(app).toContain('https://pixels.example')
  expect(app).toContain(`root "${path.join(folders.config, 'lobby/b42')}";`)
  expect(app).toContain(`access_log "/dev/stdout"`)

  await rm(path.join(folders.config, 'config.json'))
  expect(await start({ CONFIG_JSON: '{"scriptHosts":["https://other.example"]}', PORT: '9000' })).toBe(0)
  expect(await written('app.conf')).toContain('https://other.example')
  expect(await written('m/config.json')).toContain('other.example')
  expect(await written('nginx.conf')).toContain('listen 9000;')
  expect(await written('nginx.conf')).toContain('gzip_types application/json')
})

test('DEP-02 a wrong setting ends the start with one sentence', async () => {
  const file = path.join(folders.config, 'config.json')
  for (const [env, words] of [
    [{ GATEWAY: '' }, 'Say where the gateway is'],
    [{ GATEWAY: 'gateway:8080' }, 'no http(s) address'],
    [{ GATEWAY: 'https://user:canary@gateway.example' }, 'no http(s) address'],
    [{ GATEWAY: 'https://gateway.example/api' }, 'use https://gateway.example.'],
    [{ GATEWAY: 'https://gate$way.example' }, 'characters that no host name has'],
    [{ GATEWAY: 'https://10.0.0.7' }, 'give the name in its certificate'],
    [{ PORT: '80a' }, 'PORT=80a'],
    [{ PORT: '70000' }, 'from 1 to 65535'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, 'proxy is no address'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, '10.0.0.0/33 is no address'],
    [{ CONFIG_JSON: '{"scriptHosts"' }, 'CONFIG_JSON cannot be read'],
    [
      { CONFIG_JSON: '{"scriptHosts":"https://a.example"}' },
      'CONFIG_JSON is not what the app takes: scriptHosts',
    ],
  ] as const) {
    expect(await start(env), words).toBe(1)
    expect(said, words).toEqual([expect.stringContaining(words)])
    expect(said.join()).not.toContain('canary')
  }
  await put(file, '{')
  expect(await start()).toBe(1)
  expect(said[0]).toContain(`${file} cannot be read`)
  expect(await start({ CONFIG_JSON: '{}' })).toBe(1)
  expect(said[0]).toContain('give one of them')
  await rm(file)
  await mkdir(file) // what Docker mounts if the file is missing on the host
  expect(await start()).toBe(1)
  expect(said[0]).toContain(`${file} cannot be read`)
  await rm(file, { recursive: true })
  await put(path.join(folders.config, 'gateway-ca.pem'), 'no certificate')
  expect(await start()).toBe(1)
  expect(said[0]).toContain('no certificate in PEM format')
})

test('DEP-02 a gateway that cannot be reached is reported, and does not prevent the start', async () => {
  await put(path.join(folders.etc, 'hosts'), '127.0.0.1 localhost # own\n::1 localhost ip6-localhost\n')
  const closed = `http://localhost:${String(await refusingPort())}`
  expect(await start({ GATEWAY: closed })).toBe(0)
  expect(said[0]).toContain('respond with 502')
  expect(said[0]).toContain(closed)
  expect(await written('nginx.conf')).not.toContain('resolver')

  expect(await start({ GATEWAY: 'https://no-such-gateway' })).toBe(0)
  expect(said[0]).toContain(
    'no-such-gateway is unknown at 127.0.0.1. nginx needs the full name, such as no-such-gateway.shop.example.',
  )
  expect(await written('nginx.conf')).toContain('resolver 127.0.0.1 valid=10s;')

  await put(path.join(folders.etc, 'resolv.conf'), 'nameserver fe80::1%eth0\n')
  expect(await start({ GATEWAY: 'https://no-such-gateway' })).toBe(1)
  expect(said[0]).toContain('no name server')
})

test('UPD-04 assets are added to a mounted volume, and those of other builds stay', async () => {
  expect(await start()).toBe(0)
  expect(await written('app.conf')).not.toContain('/shared')
  await put(path.join(folders.assets, 'b41/main.js'), 'earlier()')
  await put(path.join(folders.assets, 'shared-1a2b.js'), 'sha') // the rest of an interrupted copy by hand
  await put(folders.mounts, `40 36 8:1 / ${folders.assets} rw,relatime - ext4 /dev/sda rw`)
  expect(await start()).toBe(0)
  expect(said).toEqual([`container: Build b42 on port 8080, with the assets in ${folders.assets}.`])
  expect(await written('app.conf')).toContain(`root "${path.join(folders.work, 'shared')}";`)
  const served = await readdir(path.join(folders.work, 'shared/m/assets'), { recursive: true })
  expect(served.toSorted()).toEqual(['b41', 'b41/main.js', 'b42', 'b42/main.js', 'shared-1a2b.js'])
  expect(await readFile(path.join(folders.assets, 'shared-1a2b.js'), 'utf8')).toBe(
    BUILD['assets/shared-1a2b.js'],
  )
  const { ino } = await stat(path.join(folders.assets, 'b42/main.js'))
  expect(await start()).toBe(0)
  expect((await stat(path.join(folders.assets, 'b42/main.js'))).ino).toBe(ino)

  await rm(folders.assets, { recursive: true })
  await put(folders.assets, 'no folder')
  expect(await start()).toBe(1)
  expect(said[0]).toContain('cannot be written')
})
