/**
 * Links every chunk of a build without running it: `node --experimental-vm-modules check-chunks.js FOLDER`. Fails if
 * a chunk exports a missing name, or imports one that another chunk does not export: the browser would reject it.
 */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { SourceTextModule } from 'node:vm'

const folder = path.resolve(process.argv[2] ?? '.')
/** @type {Map<string, SourceTextModule>} */
const modules = new Map()

/** @param {string} file */
const load = async (file) => {
  const known = modules.get(file)
  if (known) return known
  const code = await readFile(file, 'utf8')
  const module = new SourceTextModule(code, { identifier: path.basename(file) })
  modules.set(file, module)
  return module
}

for (const name of await readdir(folder)) {
  if (!name.endsWith('.js')) continue
  const module = await load(path.join(folder, name))
  if (module.status === 'unlinked')
    await module.link((specifier, { identifier }) =>
      load(path.join(folder, path.dirname(identifier), specifier)),
    )
}
