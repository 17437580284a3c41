import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSourceCommit } from '../../../scripts/supply-chain/source-commit'

let folder: string
// Neither the settings of this machine nor a repository around the tests counts.
const env = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CEILING_DIRECTORIES: tmpdir(),
  GIT_AUTHOR_DATE: '2026-01-02T03:04:05Z',
  GIT_COMMITTER_DATE: '2026-01-02T03:04:05Z',
  TZ: 'Asia/Tokyo',
}
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  }).trim()

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'source-commit-'))
})

afterAll(() => rm(folder, { recursive: true }))

test('DEP-03 the time of a build is the time of its commit, and changed sources have none', async () => {
  expect(await readSourceCommit(folder, env)).toEqual({ id: '', time: undefined })
  await writeFile(path.join(folder, 'a.ts'), 'a')
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Add a')
  const id = git('rev-parse', 'HEAD')
  expect(await readSourceCommit(folder, env)).toEqual({ id, time: new Date('2026-01-02T03:04:05Z') })
  const epoch = { ...env, SOURCE_DATE_EPOCH: '1700000000' }
  expect(await readSourceCommit(folder, epoch)).toEqual({ id, time: new Date(1_700_000_000_000) })
  await writeFile(path.join(folder, 'b.ts'), 'b')
  expect(await readSourceCommit(folder, env)).toEqual({ id: `${id}-modified`, time: undefined })
})

test.each(['yesterday', '-1', '1.5'])('DEP-03 SOURCE_DATE_EPOCH %s is rejected', async (text) => {
  await expect(readSourceCommit(folder, { ...env, SOURCE_DATE_EPOCH: text })).rejects.toThrow(
    'set it to whole seconds since 1970',
  )
})
