import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { NginxProcess } from '../../../scripts/release/nginx-process'

test('DEP-02 a reload that fails is an error, unless no nginx is running', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const nginx = new NginxProcess(folder)
  const pid = path.join(folder, 'nginx.pid')
  await writeFile(path.join(folder, 'nginx.conf'), `pid ${pid};\nevents {}\n`)
  expect(await nginx.reload(), 'no file').toBe(false)
  await writeFile(pid, '')
  expect(await nginx.reload(), 'an empty file').toBe(false)
  await writeFile(pid, '4194304\n') // above the highest id
  expect(await nginx.reload(), 'an ended process').toBe(false)
  await rm(pid)
  await mkdir(pid)
  await expect(nginx.reload()).rejects.toThrow('nginx cannot be reloaded')
  await writeFile(path.join(folder, 'nginx.conf'), 'nonsense;')
  await expect(nginx.reload()).rejects.toThrow('unknown directive "nonsense"')
})
