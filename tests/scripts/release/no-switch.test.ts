import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Machine } from '../../../scripts/release/machine'
import { release } from '../../../scripts/release/release'
import { siteSettings } from './support/site-settings'

test('DEP-02 a build that is only added: the hint has the same arguments without --no-switch', async () => {
  const machine = new Machine(await mkdtemp(path.join(tmpdir(), 'no switch-')))
  onTestFinished(() => rm(machine.app, { recursive: true }))
  const dist = path.join(machine.app, 'dist')
  await mkdir(path.join(dist, 'assets'), { recursive: true })
  for (const name of ['index.html', 'captcha.html', 'back.html', 'document-1a2b.html'])
    await writeFile(path.join(dist, name), '')
  const site = machine.site('harbour')
  await mkdir(site.folder, { recursive: true })
  await writeFile(site.settings, siteSettings('harbour'))
  const lines: string[] = []
  const args = ['7', '--no-switch', '--dist', dist, '--site', 'harbour', '--app', machine.app]
  expect(await release(args, (line) => lines.push(line)), lines.join('\n')).toBe(0)
  expect(await machine.builds()).toEqual([7])
  expect(lines.at(-1)).toBe(
    `To switch to it: npm run release -- 7 --dist '${dist}' --site harbour --app '${machine.app}'`,
  )
})
