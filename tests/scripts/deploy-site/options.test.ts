import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deploySite } from '../../../scripts/deploy-site/deploy-site'

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
    ['harbour', { ...right, '--gateway': 'https://gateway.internal/api' }, 'an origin without a path'],
    ['harbour', { ...right, '--gateway': 'gateway.internal' }, 'an origin without a path'],
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
