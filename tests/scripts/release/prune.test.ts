import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Machine } from '../../../scripts/release/machine'
import { prune } from '../../../scripts/release/prune'
import { NginxProcess } from '../../../scripts/release/nginx-process'
import { factsOf } from '../../../scripts/release/release-facts'
import { publicationOf } from '../../../scripts/release/rollback'
import { switchReleases } from '../../../scripts/release/switch-releases'
import { siteSettings } from './support/site-settings'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 27)

let machine: Machine
let lines: string[]
const run = (...args: readonly string[]) =>
  prune([...args, '--app', machine.app], (line) => lines.push(line), NOW)

beforeEach(async () => {
  machine = new Machine(await mkdtemp(path.join(tmpdir(), 'prune-')))
  lines = []
  return () => rm(machine.app, { recursive: true })
})

/** Adds a build whose assets are its own folder and one file that it shares with the next two builds. */
async function putBuild(number: number, daysAgo: number): Promise<void> {
  const at = NOW - daysAgo * DAY_MS
  const names = [`id-${String(number)}`, `sw-${String(Math.floor(number / 3))}.js`]
  for (const name of names)
    for (const parent of [path.join(machine.build(number), 'm/assets'), machine.assets]) {
      await mkdir(path.join(parent, name), { recursive: true })
      await utimes(path.join(parent, name), at / 1000, at / 1000)
    }
  await writeFile(factsOf(machine.build(number)), JSON.stringify({ build: number, at }))
}

async function putSite(name: string, build: number): Promise<void> {
  const site = machine.site(name)
  await mkdir(site.release(1), { recursive: true })
  await writeFile(factsOf(site.release(1)), JSON.stringify({ build, at: NOW }))
  await symlink('releases/1', site.current)
  await writeFile(site.settings, siteSettings(name, { hosts: ['m.example.com'] }))
  await mkdir(site.lobby(1), { recursive: true })
}

/** No nginx runs, and each configuration is correct. */
class StoppedNginx extends NginxProcess {
  override test = () => Promise.resolve('')
  override reload = () => Promise.resolve(false)
}

/** Switches a site to a build, as releases and rollbacks do. */
async function switchTo(name: string, build: number, daysAgo: number): Promise<void> {
  vi.setSystemTime(NOW - daysAgo * DAY_MS)
  const site = machine.site(name)
  const [settings] = await machine.sites([name])
  if (!settings) throw new Error('There is a site')
  const folder = site.release(((await site.releaseNumbers())[0] ?? 0) + 1)
  await mkdir(folder)
  await writeFile(factsOf(folder), JSON.stringify({ build, at: Date.now() }))
  const candidate = {
    settings,
    site,
    folder,
    build: machine.build(build),
    number: build,
    appConf: '',
    rules: [],
  }
  await switchReleases(machine, new StoppedNginx(''), [candidate])
}

const builds = async () => [...(await machine.builds())].sort((a, b) => a - b)
const assets = async () => (await readdir(machine.assets)).sort()

test('UPD-01 removes what is older than the three builds before, if it was replaced 30 days ago', async () => {
  // 1 to 8; build 3 was replaced 29 days ago, build 2 31 days ago.
  for (const [index, daysAgo] of [90, 80, 31, 29, 20, 10, 5, 1].entries()) await putBuild(index + 1, daysAgo)
  await putSite('harbour', 8)
  const before = await assets()
  expect(await run('--dry-run')).toBe(0)
  expect([await builds(), await assets()]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], before])
  expect(lines).toContain(`Would remove ${machine.build(2)}`)
  expect(await run()).toBe(0)
  expect(await builds()).toEqual([3, 4, 5, 6, 7, 8])
  expect(await assets()).toEqual(before.filter((name) => !['id-1', 'id-2', 'sw-0.js'].includes(name)))
  expect(await readdir(path.dirname(machine.site('harbour').lobby(1)))).toEqual([])
  lines = []
  expect(await run()).toBe(0)
  expect(lines).toEqual(['There is nothing to remove.'])
})

test('UPD-01 keeps what any site uses: its build, the three before, and a file that a kept build shares', async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) await putBuild(number, 200 - number)
  await putSite('harbour', 8)
  await putSite('island', 5) // rolled back
  expect(await run()).toBe(0)
  expect(await builds()).toEqual([2, 3, 4, 5, 6, 7, 8])
  expect(await assets()).toContain('sw-0.js') // of 1 and 2
  expect(await assets()).not.toContain('id-1')
})

test('UPD-01 removes nothing while a site has no release', async () => {
  for (const number of [1, 2, 3, 4, 5, 6]) await putBuild(number, 200 - number)
  await putSite('harbour', 6)
  await putSite('island', 6)
  await rm(machine.site('island').current)
  expect(await run()).toBe(0)
  expect(await builds()).toHaveLength(6)
})

test('UPD-01 keeps a build that any site left in the last 30 days, and returns to one that the site has run', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const number of [6, 7, 8, 9, 10, 11]) await putBuild(number, 100 - number)
  await putSite('harbour', 6)
  await putSite('island', 6)
  const [island] = await machine.sites(['island'])
  if (!island) throw new Error('There is a site')
  await expect(publicationOf(machine, island, null)).rejects.toThrow('no earlier build that it has run')
  for (const [index, number] of [7, 8, 9, 10].entries()) await switchTo('harbour', number, 90 - index)
  await switchTo('harbour', 11, 20)
  await switchTo('island', 11, 29)
  await switchTo('island', 11, 1) // a change of config.json
  expect(await run()).toBe(0)
  expect(await builds()).toEqual([6, 8, 9, 10, 11])
  // 7 to 10 were never live here.
  expect(await publicationOf(machine, island, null)).toMatchObject({ number: 6 })
  expect(await publicationOf(machine, island, 9)).toMatchObject({ number: 9 })
  await switchTo('island', 6, 0) // a rollback
  await switchTo('island', 11, -5)
  expect(await prune(['--app', machine.app], (line) => lines.push(line), NOW + 32 * DAY_MS)).toBe(0)
  expect(await builds()).toEqual([6, 8, 9, 10, 11])
})
