import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { selfSigned } from '../../../e2e/support/network/self-signed'
import { killSwitch } from '../../../scripts/release/kill-switch'
import { Machine } from '../../../scripts/release/machine'
import { factsOf } from '../../../scripts/release/release-facts'
import { KILL_SWITCH } from '../../../scripts/release/service-worker-file'
import { siteSettings } from './support/site-settings'

let machine: Machine
let server: Server
let lines: string[]
const run = (state: string) => killSwitch([state, '--app', machine.app], (line) => lines.push(line))

beforeEach(async () => {
  machine = new Machine(await mkdtemp(path.join(tmpdir(), 'kill-switch-')))
  lines = []
  // Serves the current release of the site in the host's first label.
  server = createServer(selfSigned({ altName: 'DNS:localhost' }), (request, response) => {
    const [name = ''] = (request.headers.host ?? '').split('.')
    readFile(path.join(machine.site(name).current, request.url ?? '')).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return async () => {
    server.close()
    await rm(machine.app, { recursive: true })
  }
})

async function putSite(name: string, build: number | null): Promise<void> {
  const site = machine.site(name)
  const address = server.address()
  const httpsPort = typeof address === 'object' && address !== null ? address.port : 0
  await mkdir(site.folder, { recursive: true })
  await writeFile(site.settings, siteSettings(name, { httpsPort }))
  if (build === null) return
  for (const folder of [site.release(1), machine.build(build)]) {
    await mkdir(path.join(folder, 'm'), { recursive: true })
    await writeFile(path.join(folder, 'm/sw.js'), 'the build')
    await writeFile(factsOf(folder), JSON.stringify({ build, at: 0 }))
  }
  await symlink('releases/1', site.current)
}

const served = (name: string) => readFile(path.join(machine.site(name).current, 'm/sw.js'), 'utf8')

test('R-09 a site without a release, or one that fails, does not stop the kill switch of the others', async () => {
  await putSite('atoll', null)
  await putSite('harbour', 7)
  await putSite('island', 8)
  expect(await run('on'), lines.join('\n')).toBe(0)
  expect(lines).toEqual([
    'atoll: it has no release yet, so it is skipped.',
    'harbour: the kill switch is on.',
    'island: the kill switch is on.',
  ])
  const file = await readFile(KILL_SWITCH, 'utf8')
  expect([await served('harbour'), await served('island')]).toEqual([file, file])

  lines = []
  await rm(path.join(machine.site('harbour').release(1), 'm'), { recursive: true })
  expect(await run('off')).toBe(1)
  expect(lines).toContainEqual(expect.stringMatching(/^harbour: ENOENT/u))
  expect(lines).toContain('island: the kill switch is off.')
  expect(lines.at(-1)).toBe('kill-switch: Not every site has the kill switch off: see above.')
  expect(await served('island')).toBe('the build')

  expect(await run('on')).toBe(1)
  lines = []
  await rm(machine.build(8), { recursive: true })
  expect(await run('off')).toBe(1)
  expect(lines.join('\n')).toContain(`There is no ${machine.build(8)}/m/sw.js`)
  expect(lines).toContain('island: the kill switch is on.')
})
