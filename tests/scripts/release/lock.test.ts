import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withLock } from '../../../scripts/release/lock'

test('DEP-02 one process at a time; a lock that a crash has left is ignored, also if its id is taken again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, '.lock')
  await withLock(file, async () => {
    expect(await readdir(folder)).toEqual(['.lock'])
    const second = withLock(file, () => Promise.resolve('both'))
    await expect(second).rejects.toThrow(`Process ${String(process.pid)} is changing the releases (${file})`)
    expect((await readFile(file, 'utf8')).split(' ')[0]).toBe(String(process.pid))
  })
  expect(await readdir(folder)).toEqual([])
  for (const left of ['999999999 1', `${String(process.pid)} 1`, '']) {
    await writeFile(file, left)
    expect(await withLock(file, () => Promise.resolve('ran')), left).toBe('ran')
  }
})
