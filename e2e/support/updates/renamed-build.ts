import { cp, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as v from 'valibot'
import { sha256 } from '../../../scripts/build/file-list'
import { ROOT } from '../../../scripts/lib/ensure-build'
import { type Build, describeBuild } from './service-worker'

const fileList = v.object({ shell: v.array(v.string()), digests: v.record(v.string(), v.string()) })

/** Copies a build under another id, as a build of the same sources would be. The caller removes the folder. */
export async function renameBuild(dist: string, id: string): Promise<Build & { readonly folder: string }> {
  const build = await describeBuild(dist)
  const folder = await mkdtemp(path.join(tmpdir(), 'renamed-build-'))
  const isPlain = (file: string): boolean => !/\.(?:br|gz)$/u.test(file)
  await cp(path.join(ROOT, dist), folder, { recursive: true, filter: isPlain })
  const renamed = (text: string): string => text.replaceAll(build.id, id)
  const at = (file: string): string => path.join(folder, renamed(file))
  const [document, worker] = [`document-${build.id}.html`, `assets/worker-${build.id}.js`]
  for (const file of [document, worker, `assets/${build.id}`]) await rename(path.join(folder, file), at(file))
  for (const file of ['index.html', document, worker, 'asset-manifest.json'])
    await writeFile(at(file), renamed(await readFile(at(file), 'utf8')))

  const listFile = at(`assets/${build.id}/files.json`)
  const list = v.parse(fileList, JSON.parse(await readFile(listFile, 'utf8')))
  for (const file of [document, worker])
    list.digests[file.replace(build.id, '*')] = sha256(await readFile(at(file))).toString('base64', 0, 12)
  await writeFile(listFile, JSON.stringify(list))
  const integrity = `sha256-${sha256(await readFile(listFile)).toString('base64')}`
  const script = renamed(await readFile(at('sw.js'), 'utf8'))
  await writeFile(at('sw.js'), script.replace(/sha256-[^"]*/u, integrity))
  return { id, lazy: build.lazy.map(renamed), shell: build.shell.map(renamed), folder }
}
