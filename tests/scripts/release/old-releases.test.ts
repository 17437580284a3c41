import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeOldReleases } from '../../../scripts/release/publish'
import { SiteFolder } from '../../../scripts/release/site-folder'

test('DEP-02 an old release that cannot be removed is a warning: the new one is live', async () => {
  const site = new SiteFolder(await mkdtemp(path.join(tmpdir(), 'old-')))
  onTestFinished(() => rm(site.folder, { recursive: true }))
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) await mkdir(site.release(number), { recursive: true })
  const lines: string[] = []
  const remove = (folder: string): Promise<void> =>
    folder === site.release(2) ? Promise.reject(new Error('busy')) : rm(folder, { recursive: true })
  await removeOldReleases(site, (line) => lines.push(line), remove)
  expect(await site.releaseNumbers()).toEqual([8, 7, 6, 5, 4, 2])
  expect(lines).toEqual([`${site.release(2)} cannot be removed. Remove it yourself: Error: busy`])
})
