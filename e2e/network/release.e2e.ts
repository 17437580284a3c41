import { chmod, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { NEXT_DIST, ROOT } from '../../scripts/lib/ensure-build'
import { ownerOf } from '../../scripts/release/lock'
import { NginxProcess } from '../../scripts/release/nginx-process'
import { prepareRelease } from '../../scripts/release/prepare-release'
import { KILL_SWITCH } from '../../scripts/release/service-worker-file'
import { switchReleases } from '../../scripts/release/switch-releases'
import { ReleaseMachine } from '../support/network/release-machine'
import { describeBuild } from '../support/updates/service-worker'
import { expect } from '../support/test'

const HOST = 'm.example.com'
const GATEWAY = 'http://127.0.0.1:9' // no test here calls it
const FIRST = ['--dist', path.join(ROOT, 'dist')]
const NEXT = ['--dist', path.join(ROOT, NEXT_DIST)]

const test = base.extend<{ host: ReleaseMachine }>({
  host: async ({}, use) => {
    const host = await ReleaseMachine.create()
    try {
      host.startNginx()
      expect(await host.deploySite('harbour', HOST, GATEWAY), host.said).toBe(0)
      await use(host)
    } finally {
      await host.discard()
    }
  },
})

/** Expects this of what nginx serves soon: for a moment after a reload, a worker of before may respond. */
const served = (check: () => Promise<void>): Promise<void> => expect(check).toPass({ timeout: 20_000 })

/** Expects that a host serves the document and the service worker of a build. */
async function expectBuild(host: ReleaseMachine, build: string): Promise<void> {
  for (const [url, file] of [
    ['/m/home', 'index.html'],
    ['/m/sw.js', 'sw.js'],
  ] as const) {
    const wanted = await readFile(path.join(ROOT, build, file))
    await served(async () => {
      const { body } = await host.get(HOST)(url, 'br')
      expect(body.equals(wanted), `${url} of ${build}`).toBe(true)
    })
  }
}

const expectPolicy = (host: ReleaseMachine, part: string): Promise<void> =>
  served(async () => {
    const { headers } = await host.get(HOST)('/m/home')
    expect(headers['content-security-policy']).toContain(part)
  })

const expectConfig = (host: ReleaseMachine, part: string): Promise<void> =>
  served(async () => {
    expect((await host.get(HOST)('/m/config.json')).body.toString()).toContain(part)
  })

test('DEP-01 DEP-02 UPD-01 a release, a change of config.json and a rollback, each at once and under any umask', async ({
  host,
}) => {
  await host.putOwnFile('harbour', 'config.json', { title: 'first' })
  expect(await host.run('release', '42', ...FIRST), host.said).toBe(0)
  await expectBuild(host, 'dist')
  // Before the switch of one of several hosts, all have the new files.
  expect(await host.run('release', '43', ...NEXT, '--no-switch'), host.said).toBe(0)
  await expectBuild(host, 'dist')
  const scripts = [await describeBuild(), await describeBuild(NEXT_DIST)].map(({ lazy }) => lazy[0] ?? '')
  const statuses = () => Promise.all(scripts.map(async (script) => (await host.get(HOST)(script)).status))
  expect(await statuses()).toEqual([200, 200])
  expect(await host.run('release', '43', ...NEXT), host.said).toBe(0)
  await expectBuild(host, NEXT_DIST)
  expect(await statuses(), 'open pages of the build before find their files').toEqual([200, 200])

  await host.putOwnFile('harbour', 'config.json', { scriptHosts: ['https://pixels.example'] })
  await expectConfig(host, 'first')
  expect(await host.run('release', '--config-only'), host.said).toBe(0)
  await expectBuild(host, NEXT_DIST)
  await expectPolicy(host, 'https://pixels.example')

  expect(await host.run('rollback'), host.said).toBe(0)
  expect(host.said).toContain('purge /m/document-… and /m/assets/worker-…')
  await expectBuild(host, 'dist')
  await expectConfig(host, 'pixels.example')
  await expectPolicy(host, 'https://pixels.example')
  expect(await host.run('rollback', '43'), host.said).toBe(0)
  await expectBuild(host, NEXT_DIST)
  // The same build again is no error.
  expect(await host.run('release', '43', ...NEXT), host.said).toBe(0)
})

test('DEP-02 a release that fails changes nothing, and says what to do', async ({ host }) => {
  const { machine } = host
  const site = machine.site('harbour')
  const config = { scriptHosts: ['https://pixels.example'] }
  await host.putOwnFile('harbour', 'config.json', config)
  expect(await host.run('rollback'), host.said).toBe(1)
  expect(await host.run('release', '42', ...FIRST), host.said).toBe(0)
  const before = await site.currentRelease()

  const expectFailure = async (words: string, ...args: readonly string[]) => {
    expect(await host.run('release', ...args), host.said).toBe(1)
    expect(host.said).toContain(words)
    expect(await site.currentRelease(), words).toBe(before)
    expect((await site.releaseNumbers()).length, words).toBe(1)
    expect(await machine.builds(), words).toEqual([42])
    await expectBuild(host, 'dist')
    await expectPolicy(host, 'https://pixels.example')
  }
  await expectFailure('42 is the number of another build', '42', ...NEXT)
  await expectFailure('41 is no new number', '41', ...NEXT)
  await expectFailure('There is no build in', '43', '--dist', host.folder)
  await host.putOwnFile('harbour', 'config.json', '{')
  await expectFailure('config.json cannot be read', '43', ...NEXT)
  await host.putOwnFile('harbour', 'config.json', config)
  await host.putOwnFile('harbour', 'sw.js', 'mine')
  await expectFailure('may not have files of the build. Remove or rename: sw.js', '--config-only')
  await rm(path.join(site.ownFiles, 'sw.js'))
  // A stale compressed file would be served in place of the new one.
  await host.putOwnFile('harbour', 'config.json.gz', '')
  await expectFailure('/m/config.json: ', '--config-only')
  await rm(path.join(site.ownFiles, 'config.json.gz'))
  const broken = host.path('nginx/conf.d/other.conf')
  await writeFile(broken, 'nonsense;')
  await expectFailure('unknown directive "nonsense"', '43', ...NEXT)
  await rm(broken)
  await writeFile(machine.lock, await ownerOf(process.pid))
  await expectFailure(`Process ${String(process.pid)} is changing`, '43', ...NEXT)
  await writeFile(machine.lock, '999999999') // a process that has ended
  if (host.isRoot) {
    await chmod(host.path('srv'), 0o750)
    expect(await host.run('release', '43', ...NEXT)).toBe(1)
    expect(host.said).toContain(`chmod o+x ${host.path('srv')}`)
    await chmod(host.path('srv'), 0o755)
  }

  // The new configuration is correct, but nginx does not serve it: another host has the site's name.
  expect(await host.run('release', '43', ...NEXT), host.said).toBe(0)
  await expectBuild(host, NEXT_DIST)
  const running = await site.currentRelease()
  const [settings] = await machine.sites([])
  if (!settings) throw new Error('There is a site')
  const candidate = await prepareRelease(machine, settings, 42, () => undefined)
  const elsewhere = { ...candidate, settings: { ...settings, httpsPort: host.httpPort } }
  const nginx = new NginxProcess(settings.nginx)
  await expect(switchReleases(machine, nginx, [elsewhere], 100)).rejects.toThrow('The earlier one is back')
  expect(await site.currentRelease()).toBe(running)
  await expectBuild(host, NEXT_DIST)
})

test('R-09 the kill switch replaces the service worker in every encoding until it is lifted', async ({
  host,
}) => {
  expect(await host.run('release', '42', ...FIRST), host.said).toBe(0)
  const bytes = await readFile(KILL_SWITCH)
  const expectOn = async () => {
    for (const encoding of ['identity', 'gzip', 'br'])
      await served(async () => {
        expect((await host.get(HOST)('/m/sw.js', encoding)).body.equals(bytes), encoding).toBe(true)
      })
  }
  expect(await host.run('kill-switch', 'on'), host.said).toBe(0)
  await expectOn()
  expect(await host.run('release', '43', ...NEXT), host.said).toBe(0)
  expect(host.said).toContain('the kill switch stays on')
  await expectOn()
  expect(await host.run('kill-switch', 'off'), host.said).toBe(0)
  await expectBuild(host, NEXT_DIST)
  await served(async () => {
    expect((await host.get(HOST)('/m/sw.js', 'br')).headers['content-encoding']).toBe('br')
  })
  expect(await readdir(host.machine.site('harbour').folder)).not.toContain('kill-switch')
})
