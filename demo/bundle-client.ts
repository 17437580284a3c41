import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

const bundleSchema = v.object({ script: v.string(), style: v.string() })

export type ClientBundle = Readonly<v.InferOutput<typeof bundleSchema>>

interface Client {
  /** Name of the script and of its cache file. */
  readonly name: string
  readonly entry: string
  /** Folders of all source files. */
  readonly sources: readonly string[]
  /** A folder under `.cache`. */
  readonly cacheFolder: string
}

const CACHE = fileURLToPath(new URL('../.cache', import.meta.url))

const made = new Map<string, Promise<ClientBundle>>()

/**
 * Bundles what the gateway itself sends to browsers into one classic script and one style. They are bundled on the
 * first request and cached on disk under a hash of their sources. So only the first request after a change waits for
 * the bundler.
 */
export function bundleClient(client: Client): Promise<ClientBundle> {
  const built = made.get(client.entry)
  if (built !== undefined) return built
  const bundle = readOrMake(client)
  made.set(client.entry, bundle)
  bundle.catch(() => made.delete(client.entry))
  return bundle
}

async function readOrMake(client: Client): Promise<ClientBundle> {
  const folder = join(CACHE, client.cacheFolder)
  const file = join(folder, `${client.name}-${await hashOf(client.sources)}.json`)
  const cached = await readCachedBundle(file)
  if (cached !== null) return cached
  const bundle = await bundled(client)
  await mkdir(folder, { recursive: true })
  await writeFile(file, JSON.stringify(bundle))
  return bundle
}

/** Returns null for a file that is missing or that another process is still writing. */
async function readCachedBundle(file: string): Promise<ClientBundle | null> {
  try {
    return v.parse(bundleSchema, JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return null
  }
}

async function bundled({ name, entry }: Client): Promise<ClientBundle> {
  const { build } = await import('vite') // loading takes a second, so it is skipped while nothing has changed
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      target: 'es2021',
      cssMinify: false, // styles are served as written
      lib: { entry, formats: ['iife'], name: 'client', cssFileName: name },
    },
  })
  const outputs = Array.isArray(output) ? output : [output]
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []))
  const script = files.find((file) => file.type === 'chunk')?.code
  const style = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  if (script === undefined) throw new Error(`${entry} made no bundle`)
  return {
    // A closing tag inside a string would end the inline script.
    script: script.replaceAll('</script', '<\\/script'),
    style: style?.type === 'asset' ? String(style.source) : '',
  }
}

async function hashOf(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
    for (const file of files.sort()) hash.update(relative(folder, file)).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}
